/** The types of the game, as the board reads them. */
import type { Phrase } from "../../../web/src/generated/engine/Phrase";
import type { Trust } from "../../../web/src/generated/engine/Trust";

export type Tier = "bronze" | "silver" | "golden" | "azure";
export type Kind = "ground" | "flying" | "ranged";
export type FaceName = "few" | "pack" | "neutral" | "siege";
export type Fate = "stands" | "flips" | "defeated";

export interface MarkOn {
  mark: string;
  n: number;
}

export interface UnitView {
  id: number;
  space: number;
  side: 0 | 1;
  unit: string;
  face: FaceName;
  tier: Tier | null;
  kind: Kind;
  attack: number;
  defense: number;
  health: number;
  initiative: number;
  base: [number, number, number, number];
  damage: number;
  done: boolean;
  marks: MarkOn[];
  effects: Phrase[];
}

export interface ArmyCard {
  unit: string;
  face: FaceName;
}

export interface SideView {
  hero: string | null;
  faction: string | null;
  seat: number | null;
  ai: "none" | "guard" | "hero";
  level: number;
  mp: number;
  mp_most: number;
  expert_left: number;
  expert_most: number;
  morale: number;
  deck: number;
  hand_size: number;
  discard: string[];
  power: number;
  spell_cast: string | null;
  permanent: string | null;
  ongoing: { kind: string; on: number | null }[];
  ai_deck: number;
  ai_card: string | null;
  ai_waiting: string[];
  army: ArmyCard[];
}

export interface Outcome {
  face: number;
  odds: number;
  damage: number;
  fate: Fate;
  left: number;
}

export interface Forecast {
  from: number;
  target: number;
  card: string | null;
  option: string | null;
  attack: number;
  bonus: number;
  defense: number;
  dice: "one" | "lowest" | "highest";
  of: number;
  outcomes: Outcome[];
  retaliation: Outcome[] | null;
  no_retaliation: string | null;
}

export interface AttackView {
  attacker: number;
  target: number;
  retaliation: boolean;
  dice: number[];
  result: number | null;
  defense_die: number | null;
  step: "cards" | "die" | "damage" | "retaliation";
}

export interface View {
  phase: string;
  window: string | null;
  scenario: string;
  difficulty: string;
  guard_level: number | null;
  round: number;
  limited: boolean;
  siege: { pieces: { kind: "wall" | "gate"; standing: boolean }[] } | null;
  sides: [SideView, SideView];
  hand: { kind: string; count: number }[];
  units: UnitView[];
  order: number[];
  active: number | null;
  reach: { space: number; steps: number; targets: number[] }[];
  attack: AttackView | null;
  forecast: Forecast[];
}

export interface UnitFace {
  face: FaceName;
  tier: Tier | null;
  kind: Kind;
  attack: number;
  defense: number;
  health: number;
  initiative: number;
  gold: number;
  texts: Phrase[];
}
export interface UnitPrint {
  id: string;
  faction: string;
  faces: UnitFace[];
  origin: { trust: Trust | null };
}
export interface PlayPrint {
  expert: boolean;
  timing: string;
  text: Phrase | null;
  rows: [number, Phrase][];
}
export interface CardPrint {
  id: string;
  key: string;
  kind: string;
  school: string | null;
  plays: PlayPrint[];
  origin: { trust: Trust | null };
}
export interface Catalogue {
  units: UnitPrint[];
  cards: CardPrint[];
  ai: { id: string; amount: number[] }[];
}
