/** The three ways in, as wishes to the server: with the choices made last, or with what suits somebody new to a game. */
import type { NewTable } from "../generated/protocol/NewTable";
import type { SeatWish } from "../generated/protocol/SeatWish";
import type { JsonValue } from "../generated/serde_json/JsonValue";
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

/** What a battle keeps of the choices made last: the rest belongs to the battle they were made for. */
const LASTING = ["difficulty", "faction", "hero"];

export function wishFor(
  game: string,
  way: Way,
  kept: Kept | null,
  battle?: Record<string, JsonValue>,
): NewTable {
  const first = forNewcomers(game);
  const { bots, hints } = kept ?? first;
  const last = (kept ?? first).options;
  const lasting = Object.entries(last).filter(([key]) => LASTING.includes(key));
  const options = battle ? { ...Object.fromEntries(lasting), ...battle } : last;
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
