/** How what happens in this game moves on the table. */
import type { Motion } from "$lib/motion/motion.svelte";
import type { Event } from "../../../web/src/generated/valroc/Event";
import type { Place } from "../../../web/src/generated/valroc/Place";
import type { JsonValue } from "../../../web/src/generated/serde_json/JsonValue";
import { ELEMENTS } from "./elements";
import { courseId, creatureId, spellId } from "./ids";

const seat = (index: number) => `seat:${String(index)}`;
const slot = (place: Place, index: number) =>
  `${place}:${place === "cave" ? (ELEMENTS[index] ?? "") : String(index)}`;

const float = (at: string, text: string, good = true): Motion[] => [{ kind: "float", at, text, good }];
const gain = (who: number, mark: string, n: number): Motion[] =>
  n === 0 ? [] : float(seat(who), `[[${mark}:${String(n)}]]`);
const travel = (from: string, to: string): Motion[] => [
  { kind: "sound", sound: "card" },
  { kind: "travel", from, to },
];
/** From one to another: what is taken here is lost there. */
const take = (to: number, from: number, mark: string, n: number): Motion[] => [
  ...float(seat(from), `−[[${mark}:${String(n)}]]`, false),
  ...gain(to, mark, n),
];

export function motions(heard: JsonValue): Motion[] {
  const event = heard as Event;
  switch (event.type) {
    case "placed":
      return travel(`pawn:${String(event.seat)}:${event.pawn}`, slot(event.place, event.slot));
    case "phantom_placed":
      return travel(`pawn:rival:${event.pawn}`, slot(event.place, event.slot));
    case "gained_pm":
    case "drank":
      return gain(event.seat, "pm", event.pm);
    case "gained_vals":
    case "arena_reward":
      return gain(event.seat, "vals", event.vals);
    case "gained_skill":
    case "brewed":
      return gain(event.seat, event.element, 1);
    case "siphoned_pm":
      return take(event.seat, event.from, "pm", event.pm);
    case "siphoned_vals":
    case "took_vals":
      return take(event.seat, event.from, "vals", event.vals);
    case "phantom_halved_pm":
      return float(seat(event.seat), `−[[pm:${String(event.pm)}]]`, false);
    case "phantom_halved_vals":
      return float(seat(event.seat), `−[[vals:${String(event.vals)}]]`, false);
    case "stole_skill":
      return take(event.seat, event.from, event.element, 1);
    case "plundered":
      return travel(`statue:${event.statue}`, seat(event.seat));
    case "trained":
      return travel("deck:actions", "training:cards");
    case "searched":
    case "magic_revealed":
    case "drew_spells":
      return [{ kind: "sound", sound: "card" }];
    case "cast":
      return travel(`spell:${spellId(event.spell)}`, seat(event.on ?? event.seat));
    case "used_course":
      return travel(`course:${courseId(event.course)}`, seat(event.seat));
    case "enrolled":
      return travel(slot("university", event.slot), seat(event.seat));
    case "beat":
      return travel(`creature:${creatureId(event.creature)}`, seat(event.seat));
    case "creature_left":
      return travel(`creature:${creatureId(event.creature)}`, "seat:rival");
    case "wrath":
      return float("wrath", "[[wrath]]", false);
    case "wrath_struck":
      return event.seats.flatMap((who) => float(seat(who), `−[[${event.element}:1]]`, false));
    case "offered":
      return float(`statue:${event.statue}`, `[[vals:${String(event.vals)}]]`);
    case "favour":
      return event.won ? gain(event.seat, event.statue, 1) : [];
    // All bids of a statue are opened at once.
    case "statue_won":
      return [
        { kind: "show", at: `bids:${event.statue}` },
        { kind: "sound", sound: "card" },
        ...(event.winner === null ? [] : gain(event.winner, event.statue, 1)),
      ];
    case "ended":
      return [{ kind: "sound", sound: "end" }];
    default:
      return [];
  }
}

/** A round opens a section of the log. */
export const opens = (heard: JsonValue) => (heard as Event).type === "round_begins";
