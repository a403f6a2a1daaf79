/** The icons that sentences of this game may hold, each with its one colour. */
import type { Mark } from "$lib/board/table";
import { ELEMENTS } from "./elements";
import glyphs from "./glyphs.icons.json";

const drawings: Record<string, string> = glyphs;

export const glyphOf = (name: string, family = "") => drawings[name] ?? drawings[family] ?? "";

const mark = (name: string, word: string, tone = "currentColor", glyph = name): [string, Mark] => [
  name,
  { glyph: glyphOf(glyph), tone, word },
];

/** Its word says how many. */
const numbered = (...[name, word, tone, glyph]: Parameters<typeof mark>): [string, Mark] => [
  name,
  { ...mark(name, word, tone, glyph)[1], name: `${word}-name` },
];

export const marks: Record<string, Mark> = Object.fromEntries([
  ...ELEMENTS.map((element) => mark(element, `element-${element}`, `var(--vr-${element})`)),
  numbered("pm", "vr-pm", "var(--vr-pm)"),
  numbered("vals", "vr-vals", "var(--vr-vals)"),
  numbered("points", "vr-points", "var(--points)"),
  numbered("malus", "vr-malus", "var(--bad-ink)", "points"),
  mark("wrath", "vr-wrath", "var(--bad-ink)"),
  ...["mage", "assistant", "mercenary", "monk"].map((pawn) => mark(pawn, `pawn-${pawn}`)),
  ...["diamond", "mushroom", "plant", "berry", "flask10", "flask5"].map((it) => mark(it, `token-${it}`)),
  mark("vial", "vr-vial"),
  mark("wound", "centre-wound", "var(--bad-ink)"),
]);
