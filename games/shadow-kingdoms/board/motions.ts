/** How what happens in this game moves on the table. */
import type { Motion } from "$lib/motion/motion.svelte";
import type { JsonValue } from "../../../web/src/generated/serde_json/JsonValue";
import { dieId, mark } from "./marks";
import type { Event } from "./types";

const seat = (index: number) => `seat:${String(index)}`;
const float = (at: string, text: string, good = true): Motion[] => [{ kind: "float", at, text, good }];
const paid = (who: number, gold: number): Motion[] =>
  gold > 0 ? float(seat(who), mark("gold", gold), false) : [];
const points = (at: string, n: number): Motion[] => (n > 0 ? float(at, mark("points", n)) : []);
const travel = (from: string, to: string): Motion[] => [
  { kind: "sound", sound: "card" },
  { kind: "travel", from, to },
];

export function motions(heard: JsonValue): Motion[] {
  const event = heard as Event;
  switch (event.type) {
    case "refilled":
      return [{ kind: "sound", sound: "roll" }];
    case "moved":
      return event.to === "camp" ? [] : travel(`warden:${String(event.seat)}`, `place:${event.to}`);
    case "took_die":
      return [
        ...travel(`die:${event.shrine}:${dieId(event.die)}`, seat(event.seat)),
        ...paid(event.seat, event.paid),
      ];
    case "gained":
      return [
        ...(event.amount > 0 ? float(seat(event.seat), mark(event.resource, event.amount)) : []),
        ...points(seat(event.seat), event.points),
      ];
    case "claimed":
      return [
        ...travel(`seat:${String(event.seat)}`, `award:${String(event.place)}`).slice(0, 1),
        ...points(`award:${String(event.place)}`, event.points),
      ];
    case "recruited":
      return [
        ...travel(`champion:${event.row}:${String(event.space)}`, seat(event.seat)),
        ...paid(event.seat, event.paid),
      ];
    case "reserved":
      return [...travel(`plan:${String(event.column)}`, seat(event.seat)), ...paid(event.seat, event.paid)];
    case "bought_plan":
      return [...travel(`plan:${String(event.column)}`, seat(event.seat)), ...paid(event.seat, event.paid)];
    case "bought_bonus":
      return paid(event.seat, event.paid);
    case "executed":
      return points(seat(event.seat), event.points);
    case "placed_marker":
      return points(seat(event.seat), event.points);
    case "adversary_moved":
      return [...travel("warden:rival", `place:${event.to}`), ...points("seat:rival", event.points)];
    case "adversary_took":
      return [...travel("plan:0", "seat:rival"), ...points("seat:rival", event.points)];
    case "ended":
      return [{ kind: "sound", sound: "end" }];
    default:
      return [];
  }
}

/** A turn opens a section of the log. */
export const opens = (heard: JsonValue) => (heard as Event).type === "turn_begins";
