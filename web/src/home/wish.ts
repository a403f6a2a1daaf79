/** The three ways in, as wishes to the server: with the choices made last, or with what suits somebody new to a game. */
import type { NewTable } from "../generated/protocol/NewTable";
import type { SeatWish } from "../generated/protocol/SeatWish";
import { coverOf, type Way } from "./games";
import type { Kept } from "./kept";

const ME: SeatWish = { kind: "me" };
const OPEN: SeatWish = { kind: "open" };

/** Two gentle opponents, and the options that the rulebook advises for a first game. */
export const forNewcomers = (game: string): Kept => ({
  options: coverOf(game)?.first ?? {},
  bots: [{ bot: "easy" }, { bot: "easy" }],
  hints: true,
});

export function wishFor(game: string, way: Way, kept: Kept | null): NewTable {
  const first = forNewcomers(game);
  const { options, bots, hints } = kept ?? first;
  switch (way) {
    case "play": {
      const house = bots.length > 0 ? bots : first.bots;
      const seats = [ME, ...house.map((bot): SeatWish => ({ kind: "bot", ...bot }))];
      return { game, options, seats, hints, start: true };
    }
    case "solo":
      return { game, options, seats: [ME], hints, start: true };
    case "invite":
      return { game, options, seats: [ME, OPEN], hints };
  }
}
