/** The icons that sentences of this game may hold, each with its one colour. */
import type { Mark } from "$lib/table";
import glyphs from "./glyphs.icons.json";
import { GOODS, KINDS, ROLES } from "./icons";

const AREAS = ["hills", "barrens", "ruins", "forest", "valley", "swamp", "mountains", "cavern"] as const;
const OTHERS = ["citizen", "monster", "domain", "opponent"] as const;

const named = (name: keyof typeof glyphs, family: string, tone = "currentColor"): [string, Mark] => [
  name,
  { glyph: glyphs[name], tone, word: `${family}-${name}` },
];

export const marks: Record<string, Mark> = Object.fromEntries([
  ...GOODS.map((good) => named(good, "goods", `var(--${good})`)),
  ...ROLES.map((role) => named(role, "role")),
  ...KINDS.map((kind) => named(kind, "kind")),
  ...AREAS.map((area) => named(area, "area")),
  ...OTHERS.map((other) => named(other, "ck")),
  named("die", "ck-icon"),
]);

const drawings: Record<string, string> = glyphs;

/** The glyph of a card; the family's own for one that is not drawn yet. */
export const glyphOf = (card: { id: string; kind: string }) => drawings[card.id] ?? drawings[card.kind] ?? "";
