/** What the log tells that the view does not. */
import type { Heard } from "../../../web/src/generated/engine/Heard";
import type { Die } from "./types";

/** The play by which the dice of the shrines were last rolled: another one is another throw. */
export const throwsOf = (log: readonly Heard[], past: number | null): number =>
  log.findLast(
    ({ play, event }) => (past === null || play <= past) && (event as { type: string }).type === "refilled",
  )?.play ?? 0;

type Told = {
  type: string;
  index?: number;
  die?: Die;
  from?: Die;
  to?: Die;
  on_plan?: boolean;
};

/** With which strength each die came to the plan of the last execution, symbol by symbol. */
export function firstStrengths(log: readonly Heard[], past: number | null): number[] {
  let first: number[] = [];
  for (const { play, event } of log) {
    if (past !== null && play > past) break;
    const told = event as unknown as Told;
    if (told.type === "chose_plan" || told.type === "bought_plan") first = [];
    if (told.type === "assigned" && told.die && told.index !== undefined)
      first[told.index] = told.die.strength;
  }
  return first;
}

/** What the zone of the execution that goes on has scored; undefined before. */
export function zoneScored(log: readonly Heard[], past: number | null): number | undefined {
  let points: number | undefined;
  for (const { play, event } of log) {
    if (past !== null && play > past) break;
    const told = event as unknown as { type: string; points?: number };
    if (told.type === "chose_plan" || told.type === "bought_plan") points = undefined;
    if (told.type === "placed_marker") points = told.points;
  }
  return points;
}

/** The die taken in the shrine that was entered this turn: its discount counts until the turn ends. */
export function takenDie(log: readonly Heard[], past: number | null): Die | undefined {
  let taken: Die | undefined;
  let fresh = false;
  for (const { play, event } of log) {
    if (past !== null && play > past) break;
    const told = event as unknown as Told;
    if (told.type === "turn_begins") taken = undefined;
    if (told.type === "moved") fresh = true;
    if (told.type === "took_die" && fresh) {
      taken = told.die;
      fresh = false;
    }
  }
  return taken;
}
