/** What is printed, as the server tells it, by name and by the numbers that events use. */
import { t } from "$lib/words/words.svelte";
import { mark } from "./marks";
import type {
  AwardCard,
  Catalogue,
  ChampionCard,
  Die,
  PlanCard,
  Row,
  ScrollFace,
  Shrine,
  Troop,
  WardenView,
  ZoneKind,
} from "./types";

export const TROOPS: Troop[] = ["goblin", "orc", "skeleton", "gargoyle", "gnoll"];
export const ROWS: Row[] = ["immediate", "permanent", "scoring"];
export const SHRINES: Shrine[] = ["gem", "magic", "champion", "gold", "plan"];

const printed = (catalogue: unknown) => catalogue as Catalogue;
export const championOf = (catalogue: unknown, id: string): ChampionCard | undefined =>
  printed(catalogue).champions.find((card) => card.id === id);
export const planOf = (catalogue: unknown, id: string): PlanCard | undefined =>
  printed(catalogue).plans.find((card) => card.id === id);
export const awardOf = (catalogue: unknown, id: string): AwardCard | undefined =>
  printed(catalogue).awards.find((card) => card.id === id);
export const faceOfScroll = (
  catalogue: unknown,
  scroll: string | null,
  face: "a" | "b" | null,
): ScrollFace | undefined =>
  printed(catalogue)
    .scrolls.find((card) => card.id === scroll)
    ?.faces.find(([side]) => side === face)?.[1];

/** What the bonus of a reserve slot costs this player; `less` is what comes off the champion of the right one. */
export function bonusTerms(catalogue: unknown, player: WardenView | undefined, slot: string) {
  const { slots } = printed(catalogue);
  const prices = slots.map((card, i) => player?.reserve[i]?.price ?? card.price);
  const less = Math.max(...slots.map((card, i) => card.price - (prices[i] ?? card.price)));
  const price = prices[slots.findIndex((card) => card.id === slot)] ?? 0;
  return { price: mark("gold", price), less, off: mark("gold", less) };
}

/** For each symbol whether these dice have one for it, each die counted once. */
export function filled(troops: readonly Troop[], dice: readonly Die[]): boolean[] {
  const left = dice.map((die) => die.troop);
  return troops.map((troop) => {
    const at = left.indexOf(troop);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The two zones on both sides of a link: six inside the rows, then six between them. */
export function endsOf(link: number): [number, number] {
  if (link >= 6) return [link - 6, link - 3];
  const left = Math.floor(link / 2) * 3 + (link % 2);
  return [left, left + 1];
}

/** The links that a marker on this zone would complete. */
export const linksAt = (zone: number, zones: readonly number[]): number[] =>
  Array.from({ length: 12 }, (_, link) => link).filter((link) => {
    const ends = endsOf(link);
    return ends.includes(zone) && ends.some((end) => end !== zone && zones.includes(end));
  });

export function zoneWords(kind: ZoneKind): string {
  if (kind === "strength") return t("sk-zone-strength");
  const what = "troop" in kind ? t(`troop-${kind.troop}`) : t(`battle-${kind.battle}`);
  return t("sk-zone-of", { what });
}

/** Nobody has a board before it is picked. */
export const troopOf = (warden: WardenView | undefined): Troop | null => warden?.joker ?? null;
