/** The phases of a turn as the top bar shows them. */
import { around, type Other, type Seat, type Step } from "$lib/board/table";
import { t } from "$lib/words/words.svelte";
import type { Phase } from "../../../web/src/generated/card-kingdoms/Phase";
import type { View } from "../../../web/src/generated/card-kingdoms/View";

export function steps(view: View): Step[] {
  const solo: Phase[] = view.dark_lord ? ["monsters", "second_harvest"] : [];
  const turn: Phase[] = ["roll", "harvest", "actions", ...solo];
  const shown: Phase[] = turn.includes(view.phase) ? turn : [view.phase];
  return shown.map((phase) => ({
    label:
      phase === "actions" && view.phase === phase && view.actions_left > 0
        ? t("ck-actions-left", { left: view.actions_left })
        : t(`phase-${phase}`),
    now: phase === view.phase,
  }));
}

/** Everybody else, beginning at the player's left; in the solo game the Dark Lord. */
export function others(view: View, you: Seat | null): Other[] {
  if (view.dark_lord) return ["rival"];
  return around(view.kingdoms.length, you);
}

/** How many cards piles by name hold together. */
export const total = (piles: readonly (readonly [string, number])[]) =>
  piles.reduce((sum, [, count]) => sum + count, 0);

/** Monsters still in the centre. */
export const survivors = (view: View) => view.stacks.slice(0, 5).reduce((sum, stack) => sum + stack.count, 0);
