/** How what happens in this game is seen on the table: stroke by stroke. */
import type { Motion } from "$lib/motion/motion.svelte";
import type { Event } from "../../../web/src/generated/dice-kingdoms/Event";
import type { JsonValue } from "../../../web/src/generated/serde_json/JsonValue";
import { nameOf } from "./sheets";

const tick = (seat: number, box: string) => `tick:${String(seat)}:${box}`;
const seat = (index: number) => `seat:${String(index)}`;

/** A stroke of the pen on somebody's sheet. */
const stroke = (who: number, box: string): Motion[] => [
  { kind: "show", at: tick(who, box) },
  { kind: "sound", sound: "pen" },
];

export function motions(heard: JsonValue): Motion[] {
  const event = heard as Event;
  switch (event.type) {
    case "rolled":
    case "rolled_again":
      return [{ kind: "sound", sound: "roll" }];
    case "ticked":
      return stroke(event.seat, nameOf(event.spot));
    case "joined":
      return stroke(event.seat, `domain:${String(event.domain)}`);
    case "circled":
      return stroke(event.seat, `worth:${String(event.lair)}`);
    case "took_statue":
      return [
        { kind: "sound", sound: "card" },
        { kind: "travel", from: `statue:${String(event.place)}`, to: seat(event.seat) },
      ];
    case "ended":
      return [{ kind: "sound", sound: "end" }];
    default:
      return [];
  }
}

/** A turn opens a section of the log. */
export const opens = (heard: JsonValue) => (heard as Event).type === "turn_begins";
