/** What one seat, or a spectator, sees of a game of card-kingdoms. The server makes it; the page draws it. */
import type { ScoreLine, Seat } from "$lib/table";

export type CardId = string;
export type Good = "gold" | "strength" | "magic" | "points";
export type Role = "worker" | "soldier" | "shadow" | "holy";
export type Kind = "citizen" | "monster" | "domain" | "duke";
export type Phase = "duke" | "roll" | "harvest" | "actions" | "monsters" | "second_harvest" | "end";

/** A card as it is printed. Texts are phrases (`web/src/lib/phrase.ts`) in the player's language. */
export interface Face {
  id: CardId;
  kind: Kind;
  name: string;
  /** Its price as marks: `[[gold:3]]`, `[[strength:4]] [[magic:1]]`. A citizen's grows with each of the same name. */
  price: string;
  /** The dice that activate a citizen. */
  values?: number[];
  role?: Role;
  /** A domain's required roles, one entry per icon. */
  requires?: Role[];
  /** A monster's home. */
  area?: string;
  points?: number;
  /** What it does, in marks: for a citizen the powers in its own turn and in others' turns. */
  brief: string[];
  /** What it does, in sentences. */
  text: string[];
  /** Where its figures come from. */
  source: "rulebook" | "published" | "reconstructed";
}

/** One of the twenty stacks: 0-4 monsters, 5-14 citizens, 15-19 domains. */
export interface Stack {
  /** Null once it is exhausted. */
  top: CardId | null;
  count: number;
  /** The known cards below the top one, from above. */
  below: CardId[];
}

export interface Kingdom {
  goods: Record<Good, number>;
  citizens: Record<CardId, number>;
  monsters: Record<CardId, number>;
  domains: CardId[];
  /** Null while it is hidden from this viewer. */
  duke: CardId | null;
  /** The citizens the dice have activated in this harvest. */
  fired: CardId[];
  /** What this viewer can know of the score. */
  score: ScoreLine[];
}

/** The opponent of the solo game. */
export interface DarkLord {
  duke: CardId | null;
  citizens: Record<CardId, number>;
  domains: CardId[];
  /** Monsters still in the centre. */
  survivors: number;
  /** The columns (0-4) that attack in this turn. */
  attacks: number[];
}

export interface View {
  cards: Record<CardId, Face>;
  phase: Phase;
  round: number;
  active: Seat;
  first: Seat;
  /** The seat that does not harvest, with five players. */
  resting: Seat | null;
  actionsLeft: number;
  dice: [number, number] | null;
  /** How often the dice were thrown so far: they tumble when it changes. */
  throws: number;
  stacks: Stack[];
  seats: Kingdom[];
  darkLord: DarkLord | null;
  exhausted: { count: number; limit: number };
  lastRound: boolean;
  /** The dukes this seat has to choose from. */
  offered: CardId[];
}
