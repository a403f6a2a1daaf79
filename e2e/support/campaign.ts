/** A campaign in somebody's browser. */
import { expect, type Page } from "@playwright/test";

/** From home to the page of a new campaign; answers its id. */
export async function setOut(page: Page, length = "Easy: 8 games", game = "Valroc"): Promise<string> {
  await page.goto("/");
  await page.getByRole("article", { name: game }).getByRole("link", { name: "Campaign" }).click();
  await page.getByRole("radio", { name: length }).check();
  await page.getByRole("button", { name: "Set out" }).click();
  await page.waitForURL(/\/campaign\/[\w-]+$/);
  return page.url().split("/").at(-1) ?? "";
}

/** The id of the table of the next game. */
export async function nextGame(page: Page, campaign: string): Promise<string> {
  const opened = await page.request.post(`/api/campaigns/${campaign}/next`);
  expect(opened.ok()).toBe(true);
  return ((await opened.json()) as { id: string }).id;
}

interface Message {
  type: string;
  code?: string;
  seq: number;
  phase: string;
  looks: { seat: number; choices: { action: unknown; targets: string[]; refusal?: unknown }[] }[];
}

/**
 * Plays a solo game to its end by the line the page itself would use, without looking at a board: this thing whenever it can
 * be done, else whatever is legal.
 */
export async function playThrough(page: Page, table: string, first = ""): Promise<void> {
  await page.evaluate(
    ([id, first]) =>
      new Promise<void>((done, failed) => {
        const line = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
        let turn = 0;
        let sent = "";
        line.onerror = () => failed(new Error("the line is dead"));
        line.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as Message;
          // Nobody clicks that fast.
          if (message.code === "too_many") setTimeout(() => line.send(sent), 1000);
          else if (message.type === "refused") failed(new Error(String(data)));
          if (message.type !== "update") return;
          const look = message.looks[0];
          if (message.phase === "over" || !look) {
            line.close();
            done();
            return;
          }
          const legal = look.choices.filter((choice) => choice.refusal === undefined);
          turn += 1;
          const wanted = legal.find(({ targets }) => targets.includes(first));
          const { action } = wanted ?? legal[(turn * 7) % legal.length] ?? {};
          const play = { type: "play", id: crypto.randomUUID(), seat: look.seat, seq: message.seq, action };
          sent = JSON.stringify(play);
          line.send(sent);
        };
      }),
    [table, first] as const,
  );
}
