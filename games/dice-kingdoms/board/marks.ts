/** The icons that sentences of this game may hold, each with its one colour. */
import type { Mark } from "$lib/board/table";
import type { Die } from "../../../web/src/generated/dice-kingdoms/Die";
import type { Guild } from "../../../web/src/generated/dice-kingdoms/Guild";
import type { Reward } from "../../../web/src/generated/dice-kingdoms/Reward";
import glyphs from "./glyphs.icons.json";

export const GUILDS: Guild[] = ["holy", "worker", "shadow", "soldier"];
export const REWARDS: Reward[] = ["recruit", "gold", "road", "sentinel", "combat", "pedestal", "star"];
export const DICE: Die[] = ["yellow", "red", "green", "blue"];

const DIE = "M96 64h320a64 64 0 0 1 64 64v256a64 64 0 0 1-64 64H96a64 64 0 0 1-64-64V128a64 64 0 0 1 64-64z";

export const marks: Record<string, Mark> = Object.fromEntries([
  ...REWARDS.map(
    (it) => [it, { glyph: glyphs[it], tone: `var(--mark-${it})`, word: `reward-${it}` }] as const,
  ),
  ...GUILDS.map((it) => [it, { glyph: glyphs[it], tone: `var(--mark-${it})`, word: `guild-${it}` }] as const),
  ...DICE.map(
    (it) => [`die_${it}`, { glyph: DIE, tone: `var(--mark-die-${it})`, word: `die-${it}` }] as const,
  ),
]);

const drawings: Record<string, string> = glyphs;
/** The drawing of a part of the game; `other` where it has none of its own. */
export const glyphOf = (name: string, other = "domain") => drawings[name] ?? drawings[other] ?? "";
