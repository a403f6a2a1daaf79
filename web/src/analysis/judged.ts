/** Which decisions to show, and how chances changed. The server has judged; nothing is judged here. */
import { percent } from "$lib/words/numbers";
import type { Judged } from "../generated/games/Judged";
import type { Mark } from "../generated/games/Mark";

/** Mistakes alone, also what was inaccurate, or every decision. */
export type What = "mistakes" | "doubtful" | "all";
export type Whose = "everybody" | "mine" | "others";

const SHOWN: Record<What, readonly Mark[]> = {
  mistakes: ["bad"],
  doubtful: ["bad", "inaccurate"],
  all: ["bad", "inaccurate", "good", "lost"],
};

export function filtered(
  decisions: readonly Judged[],
  what: What,
  whose: Whose,
  you: number | null,
): readonly Judged[] {
  return decisions.filter(
    ({ mark, seat }) =>
      SHOWN[what].includes(mark) &&
      (whose === "everybody" || (whose === "mine" ? seat === you : seat !== you)),
  );
}

/** A chance from 0 to 1 in percent, as it is said in a sentence. */
export const inPercent = (chance: number): number => Math.round(chance * 100);

/** A sampled chance with its error, as in `52% ± 3`. */
export const giveOrTake = (chance: number, error = 0): string =>
  inPercent(error) === 0 ? percent(chance) : `${percent(chance)} ± ${String(inPercent(error))}`;

export interface Change {
  seat: number;
  before: number;
  after: number;
}

/** Whose chance was changed by a play (counted from 1), and by how much; the largest change first. */
export function changes(chances: readonly number[][], play: number, least = 0.02): Change[] {
  const [was, is] = [chances[play - 1] ?? [], chances[play] ?? []];
  return was
    .map((before, seat) => ({ seat, before, after: is[seat] ?? before }))
    .filter(({ before, after }) => Math.abs(after - before) >= least)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}

/** Where to look at a decision: the table as its player saw it. A turning point is looked at after it. */
export const replayAt = (table: string, play: number): string =>
  `/table/${table}/replay?at=${String(Math.max(0, play))}`;
