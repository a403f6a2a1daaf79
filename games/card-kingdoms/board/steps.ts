/** The phases of a turn as the top bar shows them. */
import type { Other, Seat, Step } from "$lib/table";
import { t } from "$lib/words.svelte";
import type { Phase, View } from "./view";

const WORDS: Record<Phase, string> = {
  duke: "ck-phase-duke",
  roll: "ck-phase-roll",
  harvest: "ck-phase-harvest",
  actions: "ck-phase-actions",
  monsters: "ck-phase-monsters",
  second_harvest: "ck-phase-second",
  end: "ck-phase-end",
};

export function steps(view: View): Step[] {
  const solo: Phase[] = view.darkLord ? ["monsters", "second_harvest"] : [];
  const turn: Phase[] = view.phase === "duke" ? ["duke"] : ["roll", "harvest", "actions", ...solo, "end"];
  return turn.map((phase) => ({
    label: t(WORDS[phase], { left: phase === view.phase ? view.actionsLeft : 0 }),
    now: phase === view.phase,
  }));
}

/** Everybody else, beginning at the player's left; in the solo game the Dark Lord. */
export function others(view: View, you: Seat | null): Other[] {
  if (view.darkLord) return ["lord"];
  const count = view.seats.length;
  const start = you ?? -1;
  return view.seats.map((_, i) => (start + 1 + i + count) % count).filter((seat) => seat !== you);
}
