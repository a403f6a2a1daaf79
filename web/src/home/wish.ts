/** The three ways in, as wishes to the server. */
import type { NewTable } from "../generated/protocol/NewTable";
import type { SeatWish } from "../generated/protocol/SeatWish";
import type { Way } from "./games";

const ME: SeatWish = { kind: "me" };
const OPEN: SeatWish = { kind: "open" };

export function wishFor(game: string, way: Way): NewTable {
  switch (way) {
    case "play":
      return { game, start: true };
    case "solo":
      return { game, seats: [ME], start: true };
    case "invite":
      return { game, seats: [ME, OPEN] };
  }
}
