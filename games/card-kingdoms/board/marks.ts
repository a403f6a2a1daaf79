/** The icons that sentences of this game may hold, each with its one colour. */
import type { Mark } from "$lib/board/table";
import glyphs from "./glyphs.icons.json";
import { GOODS, KINDS, MOMENTS, ROLES } from "./icons";

const AREAS = ["hills", "barrens", "ruins", "forest", "valley", "swamp", "mountains", "cavern"] as const;
/** A power may call any of them by name. */
const CITIZENS = [
  ...([
    "cleric",
    "monk",
    "merchant",
    "blacksmith",
    "mercenary",
    "alchemist",
    "archer",
    "wizard",
    "peasant",
  ] as const),
  ...([
    "knight",
    "rogue",
    "thief",
    "champion",
    "warlord",
    "paladin",
    "priestess",
    "butcher",
    "miner",
  ] as const),
];
const OTHERS = ["citizen", "monster", "domain", "opponent", "slay"] as const;

const named = (name: keyof typeof glyphs, family: string, tone = "currentColor"): [string, Mark] => [
  name,
  { glyph: glyphs[name], tone, word: `${family}-${name}` },
];

/** Its word says how much of it. */
const numbered = (good: (typeof GOODS)[number]): [string, Mark] => {
  const [key, mark] = named(good, "goods", `var(--${good})`);
  return [key, { ...mark, name: `ck-good-${good}` }];
};

export const marks: Record<string, Mark> = Object.fromEntries([
  ...GOODS.map(numbered),
  ...ROLES.map((role) => named(role, "role")),
  ...KINDS.map((kind) => named(kind, "kind")),
  ...AREAS.map((area) => named(area, "area")),
  ...OTHERS.map((other) => named(other, "ck")),
  ...CITIZENS.map((citizen) => named(citizen, "citizen")),
  ...MOMENTS.map((when) => named(when, "when")),
  named("die", "ck-icon"),
]);

const drawings: Record<string, string> = glyphs;

/** The glyph of a card; the family's own for one that is not drawn yet. */
export const glyphOf = (card: { id: string; kind: string }) => drawings[card.id] ?? drawings[card.kind] ?? "";
