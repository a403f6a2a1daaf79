/** The parts of a round as the top bar shows them, and who sits around the table. */
import { around, type Other, type Seat, type Step } from "$lib/board/table";
import { t } from "$lib/words/words.svelte";
import type { Phase } from "../../../web/src/generated/valroc/Phase";
import type { Place } from "../../../web/src/generated/valroc/Place";
import type { View } from "../../../web/src/generated/valroc/View";

/** The place that is being resolved. */
export const placeOf = (phase: Phase): Place | undefined =>
  typeof phase === "object" && "place" in phase ? phase.place : undefined;

/** The statue that is being bid for. */
export const statueOf = (phase: Phase) =>
  typeof phase === "object" && "offerings" in phase ? phase.offerings : undefined;

export function steps(view: View): Step[] {
  const { phase } = view;
  if (phase === "draft" || phase === "final_count" || phase === "over")
    return [{ label: t(`phase-${phase}`), now: true }];
  const place = placeOf(phase);
  const statue = statueOf(phase);
  return [
    { label: t("phase-planning"), now: phase === "planning" },
    { label: place === undefined ? t("vr-actions") : t(`place-${place}`), now: place !== undefined },
    {
      label: statue === undefined ? t("phase-closing") : t("phase-offerings"),
      now: phase === "closing" || statue !== undefined,
    },
  ];
}

/** Everybody else, beginning at the player's left; alone the phantom. */
export function others(view: View, you: Seat | null): Other[] {
  if (view.phantom) return ["rival"];
  return around(view.players.length, you);
}

/** Whose board lies open before one: a spectator watches whoever acts. */
export const ownSeat = (view: View, you: Seat | null): Seat =>
  you ?? (view.active !== null && view.active < view.players.length ? view.active : 0);
