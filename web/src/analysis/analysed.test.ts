import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { settings } from "$lib/browser/settings.svelte";
import { addWords, learn } from "$lib/words/words.svelte";
import { boardOf, wordsOf } from "../boards";
import type { Analysis } from "../generated/games/Analysis";
import type { TableInfo } from "../generated/protocol/TableInfo";
import type { Board } from "$lib/board/table";
import Analysed from "./Analysed.svelte";
import { learnJudging } from "./words";

const gain = (good: string) => ({ key: `goods-${good}`, args: [["n", { number: 1 }]] }) as const;
const tip = (good: string, chance: number) => ({
  choice: 0,
  action: good,
  label: gain(good) as unknown as Analysis["decisions"][number]["chosen"]["label"],
  targets: [],
  chance,
  error: 0.03,
  lead: 2,
});
const analysis: Analysis = {
  chances: [
    [0.5, 0.5],
    [0.6, 0.4],
    [0.3, 0.7],
    [0, 1],
  ],
  errors: [
    [0.03, 0.03],
    [0.03, 0.03],
    [0.03, 0.03],
    [0, 0],
  ],
  decisions: [
    { play: 1, seat: 0, chosen: tip("gold", 0.41), better: tip("magic", 0.52), mark: "bad" },
    { play: 2, seat: 1, chosen: tip("magic", 0.6), better: null, mark: "good" },
    { play: 3, seat: 1, chosen: tip("gold", 0.6), better: tip("magic", 0.64), mark: "inaccurate" },
    { play: 4, seat: 0, chosen: tip("gold", 0.01), better: null, mark: "lost" },
  ],
  turning_points: [{ play: 2, seat: 1, label: tip("magic", 1).label, swing: 0.3 }],
  players: [
    { kept: 0.79, good: 0, inaccurate: 0, bad: 1, lost: 1 },
    { kept: 0.97, good: 1, inaccurate: 1, bad: 0, lost: 0 },
  ],
};
const seat = (index: number, name: string, character: string | null) => ({
  seat: index,
  sitter: character === null ? ("person" as const) : ("bot" as const),
  name,
  person: null,
  bot: character === null ? null : "hard",
  character,
  resigned: false,
  replaceable_from: null,
  online: true,
});
const info: TableInfo = {
  id: "t",
  game: "card-kingdoms",
  options: {},
  public: false,
  hints: true,
  phase: "over",
  host: "p",
  seats: [seat(0, "Zoé", null), seat(1, "Isaure", "isaure")],
  rules_version: 1,
  content: "c",
  commitment: null,
  seq: 3,
  waiting: null,
  created_at: 0,
  started_at: 0,
  updated_at: 0,
  rematch: null,
  campaign: null,
  read_only: null,
  watchers: 0,
};

let board: Board<never>;
let page: Record<string, unknown> | undefined;

function show(you: number | null) {
  page = mount(Analysed, { target: document.body, props: { info, board, you, analysis, story: [] } });
  flushSync();
  return (document.body.textContent || "").replace(/\s+/g, " ");
}

describe("an analysed game", () => {
  beforeAll(async () => {
    settings.language = "en";
    board = await boardOf("card-kingdoms");
    await addWords(wordsOf("card-kingdoms"));
    await learnJudging();
    await learn("fr");
  });
  afterEach(async () => {
    if (page) await unmount(page);
    page = undefined;
    settings.language = "en";
  });

  it("says to a player what would have been better", () => {
    const text = show(0);
    expect(text).toContain("It would have raised your chance from 41% to 52%.");
    expect(text).not.toContain("from 60% to 64%");
    const others = document.querySelectorAll<HTMLInputElement>("input[type=radio]");
    others[4]?.click();
    flushSync();
    expect(document.body.textContent).toContain("Isaure's chance from 60% to 64%");
  });

  it("praises nothing in a game that was lost already", () => {
    show(0);
    const all = [...document.querySelectorAll("label")].find((it) => it.textContent.trim() === "all");
    all?.querySelector("input")?.click();
    flushSync();
    const last = document.querySelector("ol .mark[data-mark=lost]")?.closest("li")?.textContent ?? "";
    expect(last).toContain("too late");
    expect(last).toContain("Lost whatever was chosen: 1%");
    expect(document.body.textContent).toContain("1 when all was lost");
    expect(document.body.textContent).not.toContain("0 when all was lost");
  });

  it("draws a line for everybody and leads to the turning points", () => {
    show(null);
    expect(document.querySelectorAll("polyline")).toHaveLength(2);
    const links = [...document.querySelectorAll("svg a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/table/t/replay?at=2"]);
    expect(document.querySelector("img")?.getAttribute("src")).toMatch(/isaure/);
  });

  it("speaks French", () => {
    settings.language = "fr";
    expect(show(0)).toContain("Vos chances seraient passées de 41 % à 52 %.");
  });
});
