import type { Phrase } from "../../../web/src/generated/engine/Phrase";
import type { Trust } from "../../../web/src/generated/engine/Trust";
export type Troop = "goblin" | "orc" | "skeleton" | "gargoyle" | "gnoll";
export type Shrine = "gem" | "magic" | "champion" | "gold" | "plan";
export type Place = Shrine | "camp";
export type Battle = "ambush" | "siege" | "clash";
export type Row = "immediate" | "permanent" | "scoring";
export type Slot = "left" | "middle" | "right";
export type Group = "left" | "centre" | "right";
export type Face = "a" | "b";
export type Chain = "champion" | "influence" | "magic" | "gold" | "gem" | "die";
export type Spot =
  | "champions_6"
  | "champions_10"
  | "joker"
  | "gem_storage"
  | "reserve_middle"
  | "reserve_right"
  | "strength_1"
  | "track_14"
  | "troop_slot_4"
  | "troop_slot_5";
export type Moment = string;
export interface Die {
  troop: Troop;
  strength: number;
}
export interface Goods {
  gold: number;
  magic: number;
  influence: number;
  gem: number;
}
export type Metric = string | Record<string, string | number>;
export type ZoneKind = { troop: Troop } | { battle: Battle } | "strength";
export interface ScrollFace {
  zones: ZoneKind[];
  links: Chain[];
}
export interface Forecast {
  gems: number;
  sum: number;
  strength: number;
  points: number;
}
export interface ColumnView {
  plan: string | null;
  cost: number;
  price?: { reserve: number; camp: number };
  forecast?: Forecast;
}
export interface PileView {
  unseen: number;
  under: string[];
}
export interface RowView {
  row: Row;
  base_cost: number;
  price?: number;
  spaces: (string | null)[];
  pile: PileView;
}
export interface AwardView {
  award: string;
  claims: number[];
  next_points?: number;
  met: boolean;
  progress?: [number, number];
}
export interface ReserveView {
  slot: Slot;
  open: boolean;
  price: number;
  plan: string | null;
  forecast?: Forecast;
}
export interface WardenView {
  board: string | null;
  joker: Troop | null;
  joker_open: boolean;
  place: Place;
  gold: number;
  magic: number;
  influence: number;
  track: number;
  gems: number;
  gem_limit: number;
  dice: Die[];
  troop_slots: number;
  reserve: ReserveView[];
  completed: string[];
  champions: string[];
  champion_limit: number;
  champions_by_row: [Row, number][];
  strength: number;
  covered: Spot[];
  scroll: string | null;
  face: Face | null;
  zones: number[];
  links: number[];
  awards: number[];
  scoring: { champion: string; points: number }[];
}
export interface CampView {
  plan: string;
  symbols: { troop: Troop; die: Die | null; joker: boolean }[];
  dice_sum: number;
  bonuses: { champion: string | null; strength: number }[];
  sum: number;
  ceiling: number;
  strength: number;
  points: number;
  executed: boolean;
  magic_spent: number;
  gems_spent: number;
  marker: boolean;
  zones: [number, number][];
}
export interface AdversaryView {
  place: Shrine;
  next: Shrine;
  plans: string[];
  start: number;
  meetings: number;
  plan_points: number;
  award_points: number;
}
export interface ShrineView {
  shrine: Shrine;
  dice: Die[];
  wardens: number[];
}
export type Phase =
  | "boards"
  | "faces"
  | "refill"
  | "move"
  | "die"
  | "drop_die"
  | "any_die"
  | "magic_shrine"
  | "recruit"
  | "reserve"
  | "slot_bonus"
  | "choose_plan"
  | "assign"
  | "change"
  | "uncover"
  | "zone"
  | "chain"
  | "finish"
  | "over";
export interface View {
  round: number;
  turn: number;
  phase: Phase;
  first: number;
  active: number;
  last_round: boolean;
  over: boolean;
  shrines: ShrineView[];
  bag: number[];
  gem_supply: number;
  dice_on_board: number;
  refill_at: number;
  column: ColumnView[];
  plan_pile: PileView;
  rows: RowView[];
  awards: AwardView[];
  wardens: WardenView[];
  camp?: CampView;
  arriving?: Die;
  taken?: Die;
  adversary?: AdversaryView;
}
export interface CardOrigin {
  trust: Trust | null;
}
export interface Score {
  metric: Metric;
  each: number;
  per: number;
  round_up: boolean;
  flat: number;
  most: number | null;
}
export type BoonIcons =
  | { give: "gain"; goods: Goods }
  | { give: "gain_as_much"; resource: string }
  | { give: "strength"; n: number }
  | { give: "discount"; n: number };
export type PowerIcons =
  | { do: "gain"; goods: Goods }
  | { do: "take_die" }
  | { do: "reserve_plan" }
  | { do: "whenever"; on: Moment[]; battle: Battle | null; with: BoonIcons }
  | { do: "score"; score: Score };
export interface ChampionCard {
  id: string;
  row: Row;
  text: Phrase;
  icons: PowerIcons;
  origin: CardOrigin;
}
export interface PlanCard {
  id: string;
  battle: Battle;
  troops: Troop[];
  origin: CardOrigin;
}
export interface AwardCard {
  id: string;
  group: Group;
  text: Phrase;
  needs: { type: "least"; metric: Metric; least: number } | { type: "formation"; zones: number[] };
  origin: CardOrigin;
}
export interface Catalogue {
  plans: PlanCard[];
  champions: ChampionCard[];
  awards: AwardCard[];
  award_points: [number, number, number];
  boards: { id: string; joker: Troop; origin: CardOrigin }[];
  spots: { id: Spot; origin: CardOrigin }[];
  scrolls: { id: string; faces: [Face, ScrollFace][]; origin: CardOrigin }[];
  strength_points: number[];
  links: Goods;
  plans_to_end: number;
}
export type Event =
  | { type: "refilled" | "ended" | "begins" | "turn_begins" | "executed_other" }
  | { type: "moved"; seat: number; from: Place; to: Place }
  | { type: "took_die"; seat: number; shrine: Shrine; die: Die; paid: number }
  | { type: "gained"; seat: number; resource: string; amount: number; lost: number; points: number }
  | { type: "claimed"; seat: number; award: number; place: number; circle: number; points: number }
  | { type: "recruited"; seat: number; champion: number; row: Row; space: number; paid: number }
  | { type: "reserved"; seat: number; plan: number; column: number; slot: Slot; paid: number }
  | { type: "bought_plan"; seat: number; plan: number; column: number; paid: number }
  | { type: "bought_bonus"; seat: number; slot: Slot; paid: number }
  | { type: "executed"; seat: number; plan: number; points: number }
  | { type: "placed_marker"; seat: number; zone: number; points: number }
  | { type: "adversary_moved"; to: Shrine; points: number }
  | { type: "adversary_took"; plan: number; points: number; count: number };
