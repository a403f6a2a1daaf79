/** The icons that sentences of this game may hold, each with its one colour. */
import type { Mark } from "$lib/table";
import glyphs from "./glyphs.icons.json";

const mark = (name: keyof typeof glyphs, tone = "currentColor", word = `ck-${name}`): Mark => ({
  glyph: glyphs[name],
  tone,
  word,
});

export const marks: Record<string, Mark> = {
  gold: mark("gold", "var(--gold)"),
  strength: mark("strength", "var(--strength)"),
  magic: mark("magic", "var(--magic)"),
  points: mark("points", "var(--points)"),
  worker: mark("worker"),
  soldier: mark("soldier"),
  shadow: mark("shadow"),
  holy: mark("holy"),
  minion: mark("minion"),
  beast: mark("beast"),
  titan: mark("titan"),
  boss: mark("boss"),
  citizen: mark("citizen"),
  monster: mark("monster"),
  domain: mark("domain"),
  opponent: mark("opponent"),
  die: mark("die", "currentColor", "ck-die-icon"),
  hills: mark("hills"),
  barrens: mark("barrens"),
  ruins: mark("ruins"),
  forest: mark("forest"),
  valley: mark("valley"),
  swamp: mark("swamp"),
  mountains: mark("mountains"),
  cavern: mark("cavern"),
};

const drawings: Record<string, string> = glyphs;

/** The glyph of a card; the family's own for one that is not drawn yet. */
export const glyphOf = (card: { id: string; kind: string }) => drawings[card.id] ?? drawings[card.kind] ?? "";
