/** What the page knows about a table, whatever the game. The game's own part is its `view`. */
import type { Component } from "svelte";
import type { Choice } from "./choices";
import type { Words } from "./words.svelte";

export type Seat = number;
/** A seat, or `lord` for an opponent that is no player. */
export type Other = Seat | "lord";

export interface SeatInfo {
  name: string;
  kind: "person" | "bot";
  /** The strength of a bot, in words. */
  level?: string;
  /** Nobody is connected on this seat. */
  away?: boolean;
}

/** Who has to decide, and since when (milliseconds of the clock). */
export interface Waiting {
  seat: Seat;
  since: number;
}

export interface LogLine {
  /** The sequence number of the action that caused it: a click shows the table as it was then. */
  at: number;
  /** A phrase, see `phrase.ts`. */
  text: string;
  /** Opens a new section, for instance a player's turn. */
  heading?: boolean;
}

export interface ChatLine {
  seat: Seat | null;
  name: string;
  text: string;
}

export interface ScoreLine {
  label: string;
  points: number;
}

export interface SeatScore {
  name: string;
  seat: Other;
  rank: number;
  total: number;
  lines: ScoreLine[];
  /** The total after each round. */
  history: number[];
}

export interface Result {
  headline: string;
  scores: SeatScore[];
}

export interface Table<View> {
  game: string;
  title: string;
  /** The seat this page plays, null for a spectator. */
  you: Seat | null;
  seats: SeatInfo[];
  view: View;
  /** One sentence: who must do what. A phrase. */
  prompt: string;
  /** The heading of the rules that applies. */
  rule: string;
  waiting: Waiting[];
  choices: Choice[];
  canUndo: boolean;
  log: LogLine[];
  chat: ChatLine[];
  result: Result | null;
  /** The seat that should take the device, while the curtain is down. */
  curtain: Seat | null;
}

/** An icon that a phrase may hold, with its name in words and its colour. */
export interface Mark {
  glyph: string;
  tone: string;
  /** Key of its name; the number is passed as `n`. */
  word: string;
}

export interface Step {
  label: string;
  now: boolean;
}

/** Everything a game brings to the page. The frame decides where each part stands on each size of screen. */
export interface Board<View> {
  /** The middle of the table. */
  Centre: Component;
  /** The others, as strips. */
  Opponents: Component;
  /** One of the others, opened. */
  Area: Component<{ seat: Other }>;
  /** The player's own area. */
  Mine: Component;
  /** What stands beside the turn in the top bar. */
  Status: Component;
  /** What the prompt bar of a small screen repeats of the table, for instance the dice. */
  Glance: Component;
  /** A card, enlarged. */
  Large: Component<{ card: string }>;
  marks: Record<string, Mark>;
  words: Words;
  /** Kinds of keys that can be clicked on the board; other targets become buttons. */
  places: string[];
  steps: (view: View) => Step[];
  /** Everybody but the player, in the order of the table. */
  others: (view: View, you: Seat | null) => Other[];
}
