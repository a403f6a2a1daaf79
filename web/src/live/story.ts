/** Everything told at a table, kept in step with the server. */
import type { Heard } from "../generated/engine/Heard";

/** So many plays before the one that is shown a board wants to know: what has just been, such as a round so far. */
export const BEFORE = 100;

/** What was told from play `from` on is replaced: so an undo, a catching up and a new play are the same thing. */
export function merge(story: readonly Heard[], from: number, fresh: readonly Heard[]): Heard[] {
  const kept = story.findIndex((heard) => heard.play >= from);
  return [...(kept < 0 ? story : story.slice(0, kept)), ...fresh];
}

/** What is new in `after`, told by plays that `before` did not know; nothing after an undo or a first look. */
export function news(before: readonly Heard[], after: readonly Heard[]): Heard[] {
  const last = before.at(-1);
  if (last === undefined) return [];
  return after.filter((heard) => heard.play > last.play);
}

/** A story, and the play one looks back at, if one does. */
export interface Seen {
  log: readonly Heard[];
  past: number | null;
}

/** What is to be told between two looks, one step on in time; nothing where one leaps, goes back or looks for the first time. */
export function fresh(before: Seen | null, now: Seen): Heard[] | null {
  if (before === null || before.log.length === 0) return null;
  if (before.past === null && now.past === null) return news(before.log, now.log);
  if (before.past === null || now.past !== before.past + 1) return null;
  return now.log.filter(({ play }) => play === now.past);
}
