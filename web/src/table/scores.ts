/** Scores as columns of a sheet. */
import type { Scores } from "../generated/engine/Scores";
import type { Standing } from "../generated/engine/Standing";
import type { Other } from "$lib/board/table";

export interface Column {
  seat: Other;
  standing: Standing;
}

/** One column for each seat, and one for the opponent of a solo game as far as its score is known. */
export function columns(scores: Scores): Column[] {
  const seats: Column[] = scores.seats.map((standing, seat) => ({ seat, standing }));
  return scores.rival ? [...seats, { seat: "lord", standing: scores.rival }] : seats;
}

export const winners = (scores: Scores): number[] =>
  scores.seats.flatMap((standing, seat) => (standing.rank === 1 ? [seat] : []));
