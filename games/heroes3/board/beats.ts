/** What happens in a battle, as the steps in which it is shown: one thing after the other. */
import type { JsonValue } from "../../../web/src/generated/serde_json/JsonValue";
import type { MarkView, UnitView } from "./types";

export type Beat =
  | { kind: "turn"; unit: number }
  | { kind: "move"; unit: number; to: number }
  | { kind: "strike"; attacker: number; target: number }
  | { kind: "dice"; dice: number[]; kept: number }
  | { kind: "hit"; unit: number; amount: number }
  | { kind: "heal"; unit: number; amount: number }
  | { kind: "flip"; unit: number }
  | { kind: "fall"; unit: number }
  | { kind: "token"; unit: number; mark: MarkView; on: boolean }
  | { kind: "wall"; space: number }
  | { kind: "card"; card: number }
  | { kind: "ai"; card: number }
  | { kind: "round"; n: number };

/** How long each is to be seen, in milliseconds at the usual pace. */
export const LENGTHS: Record<Beat["kind"], number> = {
  turn: 240,
  move: 420,
  strike: 260,
  dice: 820,
  hit: 460,
  heal: 380,
  flip: 320,
  fall: 460,
  token: 260,
  wall: 380,
  card: 700,
  ai: 1100,
  round: 700,
};

interface Told {
  unit: { id: number };
  attacker: { id: number };
  target: { id: number };
  to: number;
  dice: number[];
  die: number;
  result: number;
  amount: number;
  token: MarkView;
  space: number;
  card: number;
  round: number;
}

/** The beats of an event; none for what is only told. */
export function beats(event: JsonValue): Beat[] {
  const { type, ...rest } = event as { type: string };
  const told = rest as unknown as Told;
  switch (type) {
    case "round_begins":
      return [{ kind: "round", n: told.round }];
    case "activates":
    case "skips_activation":
      return [{ kind: "turn", unit: told.unit.id }];
    case "moved":
      return [{ kind: "move", unit: told.unit.id, to: told.to }];
    case "attacks":
      return [{ kind: "strike", attacker: told.attacker.id, target: told.target.id }];
    case "rolled":
      return [{ kind: "dice", dice: told.dice, kept: told.result }];
    case "rerolled":
      return [{ kind: "dice", dice: [told.to], kept: told.to }];
    case "defence_rolled":
    case "checked":
      return [{ kind: "dice", dice: [told.die], kept: told.die }];
    case "damaged":
      return [{ kind: "hit", unit: told.unit.id, amount: told.amount }];
    case "healed":
      return [{ kind: "heal", unit: told.unit.id, amount: told.amount }];
    case "turned":
      return [{ kind: "flip", unit: told.unit.id }];
    case "defeated":
      return [{ kind: "fall", unit: told.unit.id }];
    case "token_placed":
      return [{ kind: "token", unit: told.unit.id, mark: told.token, on: true }];
    case "token_removed":
      return [{ kind: "token", unit: told.unit.id, mark: told.token, on: false }];
    case "destroyed":
      return [{ kind: "wall", space: told.space }];
    case "played":
    case "cast":
      return [{ kind: "card", card: told.card }];
    case "ai_card_drawn":
      return [{ kind: "ai", card: told.card }];
    default:
      return [];
  }
}

/** The units as they stand after a beat. */
export function after(units: readonly UnitView[], beat: Beat): UnitView[] {
  const change = (id: number, how: (unit: UnitView) => Partial<UnitView>) =>
    units.map((unit) => (unit.id === id ? { ...unit, ...how(unit) } : unit));
  switch (beat.kind) {
    case "move":
      return change(beat.unit, () => ({ space: beat.to }));
    case "hit":
      return change(beat.unit, ({ damage, health }) => ({
        damage: Math.min(health, damage + beat.amount),
      }));
    case "heal":
      return change(beat.unit, ({ damage }) => ({
        damage: Math.max(0, damage - beat.amount),
      }));
    case "flip":
      return change(beat.unit, () => ({ face: "few", damage: 0 }));
    case "token":
      return change(beat.unit, ({ marks }) => ({
        marks: [...marks.filter((mark) => mark !== beat.mark), ...(beat.on ? [beat.mark] : [])],
      }));
    case "fall":
      return units.filter(({ id }) => id !== beat.unit);
    default:
      return [...units];
  }
}
