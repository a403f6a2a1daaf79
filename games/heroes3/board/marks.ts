/** The icons that sentences of this game may hold, each with its one colour. */
import type { Mark } from "$lib/board/table";
import cards from "./cards.icons.json";
import glyphs from "./glyphs.icons.json";

const drawings: Record<string, string> = glyphs;
const pictures: Record<string, string> = cards;

/** Artifacts are drawn by what they are, specialties by whom they help. */
const ALIKE: [RegExp, keyof typeof cards | keyof typeof glyphs][] = [
  [/wing/, "wings"],
  [/shield|buckler|targ/, "buckler"],
  [/armor|breastplate|cuirass|tunic|rib_cage|tabard/, "armor"],
  [/axe|flail|club|gladius|sword|tongue|blackshard/, "weapon"],
  [/cape|cloak|sash|sandro/, "cape"],
  [/vial/, "vial"],
  [/hourglass/, "hourglass"],
  [/shackles/, "shackles"],
  [/bag|sack|cart/, "riches"],
  [/legion/, "legion"],
  [/orb|charm|speculum/, "charm"],
  [/catherine/, "crusaders"],
  [/rion|gem/, "first_aid"],
  [/tamika/, "dread_knights"],
  [/alamar/, "resurrection"],
  [/mutare/, "black_dragons"],
  [/gelu/, "sharpshooters"],
];

/** The picture of a card, by the key of its words. */
export function pictureOf(kind: string): string {
  const [family = "", id = ""] = [kind.slice(0, kind.indexOf("-")), idOf(kind)];
  const own = family === "statistic" ? drawings[id] : pictures[id];
  const alike = ALIKE.find(([pattern]) => pattern.test(id))?.[1];
  const shared = alike === undefined ? undefined : (pictures[alike] ?? drawings[alike]);
  return own ?? shared ?? drawings[family] ?? glyphs.spell;
}

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
    {
      glyph: glyphs[name],
      tone: "currentColor",
      word: `h3-n-${name}`,
      name: `h3-${name}`,
    },
  ]),
]);

export const mark = (name: string, n: number) => `[[${name}:${String(n)}]]`;
