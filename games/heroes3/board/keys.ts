/** Keys of the battle: D defends, N does nothing more, Enter goes on where there is one main answer. */
import type { AtTable } from "$lib/board/at-table.svelte";
import type { Choice } from "$lib/choosing/choices";
import type { Fought } from "./types";

export const answerOf = (choices: readonly Choice[], name: string): Choice | undefined =>
  choices.find(({ targets }) => targets.includes(name));

/** While a unit acts, doing nothing is no way on: it has a key of its own. */
const acts = (view: Fought) => view.phase === "act";

/** The answers that go on, in the order in which one of them is the main one. */
const ONWARD = ["pass", "accept", "extend", "done"];

/** The answer that goes on, if this question has one. */
export function onward(view: Fought, choices: readonly Choice[]): Choice | undefined {
  if (acts(view)) return undefined;
  return ONWARD.map((name) => answerOf(choices, name)).find((choice) => choice !== undefined);
}

export interface Keyed {
  key: "D" | "N";
  choice: Choice;
}

/** The answers with a letter. */
export function keyed(view: Fought, choices: readonly Choice[]): Keyed[] {
  const defend = answerOf(choices, "defend");
  const nothing = answerOf(choices, "done") ?? answerOf(choices, "pass") ?? answerOf(choices, "retreat");
  return [
    ...(defend ? [{ key: "D" as const, choice: defend }] : []),
    ...(nothing && nothing !== onward(view, choices) ? [{ key: "N" as const, choice: nothing }] : []),
  ];
}

/** Answers a key; false if it means nothing now. */
export function shortcut(at: AtTable<Fought>, event: KeyboardEvent): boolean {
  const on = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  if (on?.matches("input, textarea, select") || document.querySelector("dialog[open]")) return false;
  const { remaining } = at.choosing;
  const main = onward(at.view, remaining);
  const letter = event.key.toUpperCase();
  const choice =
    event.key === "Enter"
      ? on === null || on === document.body
        ? main
        : undefined
      : (keyed(at.view, remaining).find(({ key }) => key === letter)?.choice ??
        (letter === "N" ? main : undefined));
  if (!choice) return false;
  at.choosing.play(choice);
  return true;
}
