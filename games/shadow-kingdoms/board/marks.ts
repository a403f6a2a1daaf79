/** The icons that sentences of this game may hold, each with its one colour. */
import type { Mark } from "$lib/board/table";
import { t } from "$lib/words/words.svelte";
import glyphs from "./glyphs.icons.json";
import type { Die } from "./types";

const GOODS = ["gold", "magic", "gem", "influence", "points", "strength"] as const;
const TROOPS = ["goblin", "orc", "skeleton", "gargoyle", "gnoll"] as const;
const BATTLES = ["ambush", "siege", "clash"] as const;
const ROWS = ["immediate", "permanent", "scoring"] as const;
const OTHERS = [
  "champion",
  "plan",
  "die",
  "award",
  "marker",
  "joker",
  "camp",
  "scroll",
  "chain",
  "reserve",
] as const;

const sign = (name: keyof typeof glyphs, word: string): [string, Mark] => [
  name,
  { glyph: glyphs[name], tone: "currentColor", word },
];

export const marks: Record<string, Mark> = Object.fromEntries([
  ...GOODS.map((good): [string, Mark] => [
    good,
    { glyph: glyphs[good], tone: `var(--${good})`, word: `goods-${good}`, name: `sk-good-${good}` },
  ]),
  ...TROOPS.map((troop) => sign(troop, `troop-${troop}`)),
  ...BATTLES.map((battle) => sign(battle, `battle-${battle}`)),
  ...ROWS.map((row) => sign(row, `row-${row}`)),
  ...OTHERS.map((other) => sign(other, `sk-${other}`)),
]);

const drawings: Record<string, string> = glyphs;
export const glyphOf = (id: string, family = "champion") => drawings[id] ?? drawings[family] ?? "";

export const mark = (name: string, n: number) => `[[${name}:${String(n)}]]`;

/** A die as the keys of choices name it. */
export const dieId = ({ troop, strength }: Die) => `${troop}-${String(strength)}`;

/** A die in words: its troop and its strength. */
export const dieWords = ({ troop, strength }: Die) =>
  t("sk-die-words", { troop: t(`troop-${troop}`), n: strength });
