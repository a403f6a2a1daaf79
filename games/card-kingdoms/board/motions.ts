/** How what happens in this game moves on the table. */
import type { Motion } from "$lib/motion/motion.svelte";
import type { Event } from "../../../web/src/generated/card-kingdoms/Event";
import type { Goods } from "../../../web/src/generated/card-kingdoms/Goods";
import type { JsonValue } from "../../../web/src/generated/serde_json/JsonValue";
import { goods } from "./icons";

const CITIZENS = 5;
const DOMAINS = 15;
const slot = (index: number) => `stack:${String(index)}`;
const seat = (index: number) => `seat:${String(index)}`;

const float = (who: number, what: Partial<Goods>, good = true): Motion[] => {
  const text = goods(what);
  return text === "" ? [] : [{ kind: "float", at: seat(who), text, good }];
};
const take = (from: number, to: string): Motion[] => [
  { kind: "sound", sound: "card" },
  { kind: "travel", from: slot(from), to },
];

export function motions(heard: JsonValue): Motion[] {
  const event = heard as Event;
  switch (event.type) {
    case "rolled":
      return [{ kind: "sound", sound: "roll" }];
    case "slew":
      return [...take(event.column, seat(event.seat)), ...float(event.seat, event.paid, false)];
    case "recruited":
      return [...take(CITIZENS + event.stack, seat(event.seat)), ...float(event.seat, event.paid, false)];
    case "built":
      return [...take(DOMAINS + event.column, seat(event.seat)), ...float(event.seat, event.paid, false)];
    case "took_citizen":
      return take(CITIZENS + event.stack, seat(event.seat));
    case "captured_citizen":
      return take(CITIZENS + event.stack, "seat:lord");
    case "captured_domain":
      return take(DOMAINS + event.column, "seat:lord");
    case "harvested":
      return float(event.seat, event.gained);
    case "gained":
    case "paid_for_pair":
    case "took":
      return float(event.seat, event.goods);
    case "exchanged":
    case "returned_citizen":
    case "returned_monster":
      return float(event.seat, event.gained);
    case "gained_resource":
      return float(event.seat, { [event.resource]: 1 });
    case "consoled":
      return event.resource === null ? [] : float(event.seat, { [event.resource]: 1 });
    case "ended":
      return [{ kind: "sound", sound: "end" }];
    default:
      return [];
  }
}

/** A turn opens a section of the log. */
export const opens = (heard: JsonValue) => (heard as Event).type === "turn_begins";
