/** The steps of a turn as the top bar shows them, and who sits around the table. */
import { around, type Other, type Seat, type Step } from "$lib/board/table";
import { t } from "$lib/words/words.svelte";
import type { Phase, View } from "./types";

const CAMP: Phase[] = ["choose_plan", "assign", "change", "uncover", "zone", "chain"];
/** Questions that belong to a step with another name. */
const PART_OF: Partial<Record<Phase, Phase>> = { assign: "change", drop_die: "die" };

export function steps(view: View): Step[] {
  const { phase } = view;
  const place = view.wardens[view.active]?.place;
  if (view.camp || phase === "choose_plan")
    return CAMP.filter((step) => step !== "assign").map((step) => ({
      label: t(`sk-step-${step}`),
      now: step === (PART_OF[phase] ?? phase),
    }));
  if (phase === "boards" || phase === "faces" || phase === "over" || phase === "refill")
    return [{ label: t(`phase-${phase}`), now: true }];
  const shrine = place === undefined || place === "camp" ? null : place;
  const now = phase === "move" ? "move" : phase === "die" || phase === "drop_die" ? "die" : "shrine";
  return [
    { label: t("sk-step-move"), now: now === "move" },
    { label: t("sk-step-die"), now: now === "die" },
    {
      label: shrine === null || now === "move" ? t("sk-step-shrine") : t(`sk-name-${shrine}`),
      now: now === "shrine",
    },
  ];
}

/** Everybody else, beginning at the player's left; alone the Adversary. */
export function others(view: View, you: Seat | null): Other[] {
  if (view.adversary) return ["rival"];
  return around(view.wardens.length, you);
}

/** Whose board lies open before one: a spectator watches whoever acts. */
export const ownSeat = (view: View, you: Seat | null): Seat => you ?? view.active;

/** What the Adversary has so far. */
export const rivalScore = ({ start, meetings, plan_points, award_points }: NonNullable<View["adversary"]>) =>
  start + meetings + plan_points + award_points;
