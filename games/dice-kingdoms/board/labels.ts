/** Names of parts of the sheets in words. */
import { t } from "$lib/words/words.svelte";
import type { Catalogue } from "../../../web/src/generated/dice-kingdoms/Catalogue";
import type { LairPlan } from "../../../web/src/generated/dice-kingdoms/LairPlan";
import type { Place } from "../../../web/src/generated/dice-kingdoms/Place";
import type { RoadPlan } from "../../../web/src/generated/dice-kingdoms/RoadPlan";
import type { SoloView } from "../../../web/src/generated/dice-kingdoms/SoloView";

export const capital = (text: string) => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

export const progress = (ticked: number, boxes: number) => t("dk-progress", { ticked, boxes });

export function placeName(catalogue: Catalogue, place: Place): string {
  if ("start" in place) return t("place-start", { n: place.start + 1 });
  if ("dead_end" in place) return t("place-dead-end", { n: place.dead_end + 1 });
  return t(`domain-${catalogue.map.domains[place.domain]?.id ?? ""}`);
}

export const roadName = (catalogue: Catalogue, { a, b }: RoadPlan) =>
  t("road-name", { a: placeName(catalogue, a), b: placeName(catalogue, b) });

/** Alone one is always the first in a lair, and only an event strikes its higher value (RULES 9). */
export function lairWorth({ first, other }: LairPlan, lair: number, solo?: SoloView | null): string {
  if (solo) return t("dk-vp", { n: solo.lairs.includes(lair) ? other : first });
  return t("dk-lair-worth", { first, other });
}
