/** Keys of the battle: D defends, N does nothing, Enter goes on where there is one main answer. */
import type { AtTable } from "$lib/board/at-table.svelte";
import type { Choice } from "$lib/choosing/choices";
import type { View } from "./types";

const KEYS: Record<string, string> = { d: "defend", n: "nothing" };
/** The answers that go on, in the order in which one of them is the main one. */
export const ONWARD = ["roll", "pass", "done", "extend"];

export const answerOf = (choices: readonly Choice[], name: string): Choice | undefined =>
  choices.find(({ targets }) => targets.includes(name));

/** The answer that goes on, if this question has one. */
export function onward(choices: readonly Choice[]): Choice | undefined {
  for (const name of ONWARD) {
    const found = answerOf(choices, name);
    if (found) return found;
  }
  return undefined;
}

/** Answers a key; false if it means nothing now. */
export function shortcut(at: AtTable<View>, event: KeyboardEvent): boolean {
  const on = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  if (on?.matches("input, textarea, select") || document.querySelector("dialog[open]")) return false;
  const free = on === null || on === document.body;
  const name = KEYS[event.key.toLowerCase()];
  const { remaining } = at.choosing;
  const choice =
    name !== undefined
      ? (answerOf(remaining, name) ?? (name === "nothing" ? answerOf(remaining, "pass") : undefined))
      : event.key === "Enter" && free
        ? onward(remaining)
        : undefined;
  if (!choice) return false;
  at.choosing.play(choice);
  return true;
}
