/** The adventures of Heroes III in somebody's browser: alone on a map, and chains of scenarios. */
import { expect, type Page } from "@playwright/test";
import type { CampaignInfo } from "../../web/src/generated/protocol/CampaignInfo.ts";
import type { TableInfo } from "../../web/src/generated/protocol/TableInfo.ts";
import type { Glance, Table } from "./table.ts";
import { opened } from "./ways.ts";

const asks = (question: RegExp) => (glance: Glance) => question.test(glance.sentence);
/** One's turn on the map, with somewhere to go. */
export const onMap = ({ sentence, offers }: Glance): boolean =>
  sentence === "Your turn: what do you do?" && offers.some(({ key }) => key?.startsWith("field:"));
export const acting = asks(/move, attack or defend/);

/** A scenario, at its first question. */
export const adventure = (page: Page, options: object = {}): Promise<Table> =>
  opened(page, {
    game: "heroes3",
    seats: [{ kind: "me" }],
    options: { scenario: "long_live_the_queen_1", difficulty: "easy", ...options },
    start: true,
  });

/** What is known of somebody's campaign. */
export async function campaignOf(page: Page, id: string): Promise<CampaignInfo> {
  return (await (await page.request.get(`/api/campaigns/${id}`)).json()) as CampaignInfo;
}

export async function tableOf(page: Page, id: string): Promise<TableInfo> {
  return (await (await page.request.get(`/api/tables/${id}`)).json()) as TableInfo;
}

interface Message {
  type: string;
  phase: string;
  looks: { prompt?: { question: { key: string } } | null }[];
}

/**
 * Leaves a table to the house until it has won, and comes back to answer what winners are asked; or the game is lost. The
 * house plays on for who has gone, and the seat stays theirs.
 */
export async function wonByTheHouse(page: Page, table: string, asked: string): Promise<boolean> {
  await page.goto("/about");
  const lent = () => page.request.post(`/api/tables/${table}/replace`, { data: { seat: 0 } });
  await expect.poll(async () => (await lent()).status(), { message: "away for long enough" }).toBe(200);
  return page.evaluate(
    ({ id, key }) =>
      new Promise<boolean>((done, failed) => {
        const line = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
        const leave = (won: boolean) => {
          line.close();
          done(won);
        };
        line.onerror = () => failed(new Error("the line is dead"));
        line.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as Message;
          if (message.type !== "update") return;
          if (message.phase === "over") leave(false);
          else if (message.looks[0]?.prompt?.question.key === key)
            void fetch(`/api/tables/${id}/return`, {
              method: "POST",
              headers: { "content-type": "application/json" },
              body: "{}",
            }).then(() => leave(true), failed);
        };
      }),
    { id: table, key: asked },
  );
}
