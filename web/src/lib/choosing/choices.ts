/**
 * What a player may do now, and how clicks on the table narrow it down.
 *
 * The server lists every action with the things it touches (`targets`, for instance `stack:7` or `seat:1`).
 * This module knows no rules: it only filters that list.
 */

import type { GivesUp } from "../../generated/engine/GivesUp";

/** One thing a player may do, or, with a `refusal`, might expect to do but may not. */
export interface Choice {
  /** Names it while the question is the same. */
  id: number;
  /** Sent back to the server as it came. */
  action: unknown;
  /** A phrase for the button, see `words/phrase.ts`. */
  label: string;
  /** What kind of deed it is: the key of its words. */
  deed?: string;
  /** Keys of the things on the table that stand for this choice. */
  targets: string[];
  /** Why not, as a phrase. */
  refusal?: string | undefined;
  /** It may be done, and brings nothing. */
  idle?: boolean | undefined;
  /** It passes, or stops, where something else would still bring something; for good if it cannot be taken back. */
  givesUp?: GivesUp | undefined;
}

/** What follows a click: one choice is played, several remain, or the thing was not part of any. */
export type Picked =
  { outcome: "play"; choice: Choice } | { outcome: "narrowed"; picked: string[] } | { outcome: "nothing" };

const touches = (choice: Choice, keys: readonly string[]) =>
  keys.every((key) => choice.targets.includes(key));

/** The legal choices that touch everything picked so far. */
export function remaining(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter((choice) => choice.refusal === undefined && touches(choice, picked));
}

/** The things that glow: a click on one of them leads on. */
export function glowing(choices: readonly Choice[], picked: readonly string[]): Set<string> {
  const keys = remaining(choices, picked).flatMap((choice) => choice.targets);
  return new Set(keys.filter((key) => !picked.includes(key)));
}

/** The things that glow for nothing: whatever a click on one of them leads to brings nothing. */
export function idle(choices: readonly Choice[], picked: readonly string[]): Set<string> {
  const left = remaining(choices, picked);
  const useful = new Set(left.filter((choice) => !choice.idle).flatMap((choice) => choice.targets));
  return new Set(left.flatMap((choice) => choice.targets).filter((key) => !useful.has(key)));
}

/** Why each thing that cannot be picked now is refused; a thing with any legal choice is not listed. */
export function refusals(choices: readonly Choice[], picked: readonly string[]): Map<string, string> {
  const open = glowing(choices, picked);
  const reasons = new Map<string, string>();
  for (const { refusal, targets } of choices) {
    if (refusal === undefined) continue;
    for (const key of targets) {
      if (!open.has(key) && !picked.includes(key) && !reasons.has(key)) reasons.set(key, refusal);
    }
  }
  return reasons;
}

/** A click on the thing `key`. */
export function pick(choices: readonly Choice[], picked: readonly string[], key: string): Picked {
  if (picked.includes(key)) return { outcome: "nothing" };
  const next = [...picked, key];
  const left = remaining(choices, next);
  const [first] = left;
  if (first === undefined) return { outcome: "nothing" };
  return left.length === 1 ? { outcome: "play", choice: first } : { outcome: "narrowed", picked: next };
}

/**
 * The choices that need a button of their own beside the prompt: before a click those that nothing on the board
 * stands for; after a click those that no further click would tell apart. The only thing that can be done always has
 * one.
 */
export function buttons(
  choices: readonly Choice[],
  picked: readonly string[],
  onBoard: (key: string) => boolean,
): Choice[] {
  const left = remaining(choices, picked);
  return left.filter(
    (choice) => !choice.targets.some((key) => !picked.includes(key) && onBoard(key) && tellsApart(left, key)),
  );
}

export const tellsApart = (choices: readonly Choice[], key: string) =>
  choices.some((choice) => !choice.targets.includes(key));

/** The kind of thing a key names: `stack` of `stack:7`. */
export const kindOf = (key: string) => key.split(":", 1)[0] ?? key;
