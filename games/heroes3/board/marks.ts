/** The icons that sentences of this game may hold, each with its one colour. */
import type { Mark } from "$lib/board/table";
import glyphs from "./glyphs.icons.json";

const drawings: Record<string, string> = glyphs;
export const glyphOf = (id: string, family = "spell") => drawings[id] ?? drawings[family] ?? "";

/** The id in the key of a card: `bless` of `spell-bless`. */
export const idOf = (kind: string) => kind.slice(kind.indexOf("-") + 1);

const FIGURES = ["attack", "defense", "health", "initiative", "power"] as const;
const SIGNS = [
  "mp",
  "expert",
  "morale",
  "die",
  "paralysis",
  "retaliation",
  "poison",
  "corrosion",
  "weakness",
] as const;
const KINDS = ["ground", "flying", "ranged"] as const;

export const marks: Record<string, Mark> = Object.fromEntries([
  ...FIGURES.map((name): [string, Mark] => [
    name,
    {
      glyph: glyphs[name],
      tone: `var(--h3-${name === "power" ? "power-ink" : name})`,
      word: `h3-n-${name}`,
      name: `h3-${name}`,
    },
  ]),
  ...[...SIGNS, ...KINDS].map((name): [string, Mark] => [
    name,
    { glyph: glyphs[name], tone: "currentColor", word: `h3-n-${name}`, name: `h3-${name}` },
  ]),
]);

export const mark = (name: string, n: number) => `[[${name}:${String(n)}]]`;
