/** What one must reach, and what must not happen, in words. */
import { knows, t } from "$lib/words/words.svelte";
import type { AdventureView, GoalView } from "../types";

/** `of` names a unit, a hero, a place or a faction, by the key of its words. */
export function goalWords({ key, what, now, of }: GoalView, { last_round }: AdventureView): string {
  return t(knows(`h3-goal-${key}`) ? `h3-goal-${key}` : `goal-${key}`, {
    what: (what ?? "")
      .split(" ")
      .filter((key) => key !== "")
      .map((key) => t(key))
      .join(", "),
    now,
    of,
    round: last_round,
  });
}
