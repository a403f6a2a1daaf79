/** The phases of a turn as the top bar shows them, and who sits around. */
import { around, type Other, type Seat, type Step } from "$lib/board/table";
import { t } from "$lib/words/words.svelte";
import type { Phase } from "../../../web/src/generated/dice-kingdoms/Phase";
import type { View } from "../../../web/src/generated/dice-kingdoms/View";

const TURN: Phase[] = ["roll", "harvest", "action"];
const ALONE: Phase[] = ["roll", "harvest", "action", "second_harvest"];
/** Short moments that belong to a phase. */
const WITHIN: Partial<Record<Phase, Phase>> = {
  statues: "harvest",
  event: "roll",
  roll_again: "second_harvest",
};

export function steps(view: View): Step[] {
  const turn = view.solo ? ALONE : TURN;
  if (view.phase === "over") return [{ label: t("phase-over"), now: true }];
  const now = WITHIN[view.phase] ?? view.phase;
  return turn.map((phase) => ({
    label: t(`phase-${phase === now ? view.phase : phase}`),
    now: phase === now,
  }));
}

/** Everybody else, beginning at the player's left. */
export const others = (view: View, you: Seat | null): Other[] => around(view.sheets.length, you);
