/** Which boxes a choice would tick, to be shown before it is made: straight from its targets and the dice. */
import type { Choice } from "$lib/choosing/choices";
import type { Catalogue } from "../../../web/src/generated/dice-kingdoms/Catalogue";
import type { Dice } from "../../../web/src/generated/dice-kingdoms/Dice";
import type { Die } from "../../../web/src/generated/dice-kingdoms/Die";
import type { Change } from "../../../web/src/generated/dice-kingdoms/Change";
import type { End } from "../../../web/src/generated/dice-kingdoms/End";
import type { SheetView } from "../../../web/src/generated/dice-kingdoms/SheetView";

/** The name of a box (`sheets.ts`) that a target `box:citizen:c1:0` is about. */
export function boxOf(catalogue: Catalogue, target: string): string | undefined {
  const [box, on = "", ...rest] = target.split(":");
  if (box !== "box") return undefined;
  const lists: Record<string, readonly { id: string }[]> = {
    citizen: catalogue.citizens,
    lair: catalogue.lairs,
    road: catalogue.map.roads,
  };
  const list = lists[on];
  if (!list) return [on, ...rest].join(":");
  const index = list.findIndex(({ id }) => id === rest[0]);
  return [on, index, ...rest.slice(1)].join(":");
}

interface Build {
  road: number;
  end: End;
  blue: boolean;
}
const buildOf = ({ action }: Choice) => (action as { build?: Build } | null)?.build;

export interface Turned {
  domain: number;
  die: Die;
  change: Change;
}
/** The domain power that a choice uses, if it is one. */
export const turnOf = ({ action }: Choice) =>
  typeof action === "object" ? (action as { change_die?: Turned } | null)?.change_die : undefined;

/** The boxes of a road that would be built, one after another. */
function built(catalogue: Catalogue, sheet: SheetView, dice: Dice, { road, end, blue }: Build): string[] {
  const count = catalogue.map.roads[road]?.boxes.length ?? 0;
  const [a, b] = sheet.roads[road] ?? [0, 0];
  const boxes = Math.min(dice.green + (blue ? dice.blue : 0), count - a - b);
  return Array.from({ length: boxes }, (_, i) => {
    const index = end === "a" ? a + i : count - 1 - b - i;
    return `road:${String(road)}:${String(index)}`;
  });
}

/** What would be ticked by any of these choices; `far` only with the help of the blue die. */
export type Ghosts = ReadonlyMap<string, "near" | "far">;

export function ghosts(
  catalogue: Catalogue,
  sheet: SheetView,
  dice: Dice | null,
  choices: readonly Choice[],
): Ghosts {
  const seen = new Map<string, "near" | "far">();
  for (const choice of choices) {
    const build = buildOf(choice);
    const boxes =
      build && dice
        ? built(catalogue, sheet, dice, build)
        : choice.targets.flatMap((target) => boxOf(catalogue, target) ?? []);
    const far = choice.targets.includes("die:blue");
    for (const box of boxes) if (!far || !seen.has(box)) seen.set(box, far ? "far" : "near");
  }
  return seen;
}
