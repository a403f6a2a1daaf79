/** The types of the game, as its own crate writes them. */
import type { Phrase } from "../../../web/src/generated/engine/Phrase";
import type { Trust } from "../../../web/src/generated/engine/Trust";

export type Tier = "bronze" | "silver" | "golden" | "azure";
export type Kind = "ground" | "flying" | "ranged";
export type Face = "few" | "pack" | "neutral" | "siege";
export type Faction = "castle" | "necropolis" | "dungeon" | "rampart" | "neutral";
export type Side = "attacker" | "defender";
export type Piece = "wall" | "gate" | "ruin";
export type Morale = "none" | "positive" | "negative";
export type AttackKind = "main" | "extra" | "retaliation";
export type AttackStage = "cards" | "dice" | "damage" | "after";
export type MarkView =
  | "done"
  | "retaliated"
  | "defense"
  | "paralysis"
  | "attack"
  | "weakness"
  | "corrosion"
  | "poison"
  | "held"
  | "spent";
export type Fate = "stands" | "turns" | "falls";

export interface EffectView {
  card: string | null;
  text: Phrase;
}

export interface UnitView {
  id: number;
  space: number;
  side: Side;
  unit: string;
  face: Face;
  tier: Tier | null;
  kind: Kind;
  attack: number;
  defense: number;
  health: number;
  initiative: number;
  printed: [number, number, number, number];
  damage: number;
  marks: MarkView[];
  overlay: string | null;
  effects: EffectView[];
}

export interface AiView {
  unseen: [string, number][];
  returned: string[];
  discard: string[];
  last: string | null;
  spells: string[];
  spell_discard: string[];
  skill: string | null;
  kept: string | null;
  save: string | null;
  waiting_attack: number;
}

export interface SideView {
  side: Side;
  seat: number | null;
  hero: string | null;
  faction: Faction | null;
  level: number;
  movement: number;
  expert_uses: number;
  most_expert_uses: number;
  hand_limit: number;
  morale: Morale;
  hand: number;
  deck: number;
  discard: string[];
  power: number;
  spells: number;
  most_spells: number;
  permanent: string | null;
  permanent_used: boolean;
  ongoing: string[];
  army: [string, Face, boolean][];
  ai: AiView | null;
}

export interface Forecasted {
  face: number;
  shield: boolean;
  odds: number;
  damage: number;
  fate: Fate;
  left: number;
}

export interface Forecast {
  from: number;
  target: number;
  with?: { card: string; option: number };
  attack: number;
  bonus: number;
  defense: number;
  dice: "none" | "one" | "lowest" | "highest" | "all";
  of: number;
  outcomes: Forecasted[];
  retaliation?: Forecasted[];
  no_retaliation?: "ranged" | "cube" | "defeated" | "ignored";
}

export interface AttackView {
  attacker: number;
  target: number;
  kind: AttackKind;
  stage: AttackStage;
  dice: number[];
  result: number | null;
  defence_die: number | null;
  damage: number | null;
}

export interface ReachView {
  space: number;
  steps: number;
  targets: number[];
  fire: number;
}

export interface CardCount {
  card: string;
  count: number;
}

export interface View {
  scenario: string;
  enemy: "guard" | "town" | "ai_hero";
  difficulty: string;
  phase: string;
  window: string | null;
  outcome: string | null;
  round: number;
  limited: boolean;
  guard: number | null;
  points: number;
  pieces: [Piece, Piece, Piece, Piece] | null;
  fires: [number, number][];
  sides: [SideView, SideView];
  hand: CardCount[];
  deck: CardCount[];
  looked: string[];
  units: UnitView[];
  order: number[];
  active: number | null;
  reach: ReachView[];
  attack: AttackView | null;
  casting: { card: string; option: number; power: number } | null;
  forecast: Forecast[];
}

export interface UnitFace {
  face: Face;
  tier: Tier | null;
  kind: Kind;
  attack: number;
  defense: number;
  health: number;
  initiative: number;
  gold: number;
  valuables: number;
  texts: Phrase[];
}
export interface UnitCard {
  id: string;
  faction: Faction;
  faces: UnitFace[];
  origin: { trust: Trust | null };
}
export interface PlaySheet {
  expert: boolean;
  timing: string;
  text: Phrase | null;
  rows: [number, Phrase][];
}
export interface HeroCard {
  id: string;
  key: string;
  kind: string;
  school: string | null;
  plays: PlaySheet[];
  origin: { trust: Trust | null };
}
export interface Catalogue {
  units: UnitCard[];
  cards: HeroCard[];
  ai: { id: string; amount: number[] }[];
  scenarios: { id: string; movement_points: number }[];
}
