/** What the page knows about a table, whatever the game. The game's own part is its `view`. */
import type { Component } from "svelte";
import type { Heard } from "../../generated/engine/Heard";
import type { Phrase } from "../../generated/engine/Phrase";
import type { Scores } from "../../generated/engine/Scores";
import type { ChatLine } from "../../generated/protocol/ChatLine";
import type { TableCampaign } from "../../generated/protocol/TableCampaign";
import type { WaitingFor } from "../../generated/protocol/WaitingFor";
import type { JsonValue } from "../../generated/serde_json/JsonValue";
import type { Choosing } from "$lib/choosing/choosing.svelte";
import type { Choice } from "$lib/choosing/choices";
import type { Motion } from "$lib/motion/motion.svelte";

/** The parts of a table, one at a time on a phone. */
export type Part = "board" | "area" | "town" | "opponents" | "log" | "help";
export type RailTab = "log" | "chat" | "help";
export type Seat = number;
/** A seat, or `rival` for an opponent that is no player. */
export type Other = Seat | "rival";

/** Everybody else at a table of so many, beginning at the player's left. */
export function around(seats: number, you: Seat | null): Seat[] {
  const start = (you ?? -1) + 1;
  return Array.from({ length: seats }, (_, i) => (start + i) % seats).filter((seat) => seat !== you);
}

export interface SeatInfo {
  name: string;
  kind: "person" | "bot" | "open";
  /** Which bot, in words. */
  level?: string;
  /** Who of the people of the tavern plays for the house: see `faces.ts`. */
  face?: string | undefined;
  /** Nobody is connected on this seat. */
  away: boolean;
  /** The tag of the person who sits here. */
  person: string | null;
}

/** Somebody who is away and whom we wait for. */
export interface Missing {
  seat: Seat;
  /** From when on, by our own clock, this page may let the house play on for them. */
  from: number;
}

export interface Table<View> {
  id: string;
  game: string;
  title: string;
  /** The seat this page plays, null for a spectator. */
  you: Seat | null;
  seats: SeatInfo[];
  view: View;
  /** What is printed on the cards, as the game's board knows it. */
  catalogue: unknown;
  scores: Scores;
  /** One sentence: who must do what. A phrase with marks. */
  prompt: string;
  /** The heading of the rules that applies. */
  rule: string;
  /** Whom we wait for, and since when by our own clock. */
  waiting: WaitingFor | null;
  /** Those for whom this page may let the house play on. */
  missing?: Missing[];
  /** The house plays on here, because its person was away: they may take the seat back. */
  lent?: boolean;
  /** The name of the question that is shown, null while there is none. */
  question?: number | null;
  choices: Choice[];
  canUndo: boolean;
  /** A decision is on its way. */
  deciding: boolean;
  log: readonly Heard[];
  /** Something was told before what the log has. */
  earlier?: boolean;
  /** The play that is shown, while one looks back; null for now. */
  past: number | null;
  chat: ChatLine[];
  over: boolean;
  /** The SHA-256 of the seed of all chance. */
  commitment: string | null;
  watchers: number;
  /** The campaign it is a game of. */
  campaign?: TableCampaign | null;
}

/** An icon that a phrase may hold, with its name in words and its colour. */
export interface Mark {
  glyph: string;
  tone: string;
  /** Key of its name; the number is passed as `n`. */
  word: string;
  /** Key of its name alone, where `word` says a number. */
  name?: string;
}

export interface Step {
  label: string;
  now: boolean;
}

/** A tab of a phone, where a game has its own word and sign for it. */
export interface PartTab {
  label: string;
  glyph: string;
  /** A number worth a look. */
  news?: number;
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
  /** A part of its own on a phone, if the game has one. */
  Town?: Component;
  /** The words and signs of the tabs of a phone that are not the usual ones; `town` stands there only if it is named. */
  tabs?: (view: View, choosing: Choosing) => Partial<Record<Part, PartTab>>;
  /** A card, enlarged; `place` is the thing on the table it is. */
  Large: Component<{ card: string; place?: string | undefined }>;
  /** How one learns what a card says, phrase by phrase; asked for where a thing on the table is made. */
  printed: () => (card: string, place: string) => readonly string[];
  /** Stands beside the prompt before the buttons, where a game has something of its own to click there. */
  Beside?: Component;
  /** What a sentence shows for a mark `[[piece:...]]`, for instance a die. */
  Piece?: Component<{ value: string }>;
  marks: Record<string, Mark>;
  /** What sentences show as an icon or a card instead of words. */
  draw: (phrase: Phrase, words: string) => string | undefined;
  /** Whether a choice with this label brings nothing, where a game lets one do such things. */
  idle?: (label: Phrase) => boolean;
  /** What is asked once some things have been clicked; `next` are those that a further click would tell apart. */
  asks?: (picked: readonly string[], next: readonly string[], catalogue: unknown) => string | undefined;
  /** Where each kind of key can be clicked, by the parts of a phone; other targets become buttons. */
  places: Record<string, Part | "always">;
  /** Where a kind of key lies for the moment, if not in its usual place; `nowhere` makes its choices buttons. */
  moved?: (kind: string, view: View) => Part | "always" | "nowhere" | undefined;
  steps: (view: View) => Step[];
  /** Everybody but the player, in the order of the table. */
  others: (view: View, you: Seat | null) => Other[];
  /** The word for the player's own area, where it is no kingdom. */
  area?: string;
  /** The name of the opponent that is no player, if the game has one. */
  rival: string;
  /** What is revealed with the last move and changes the scores at once, if the game has it: the key of its words. */
  reveal?: string;
  /** Opens a new section of the log, for instance a player's turn. */
  opens: (event: JsonValue) => boolean;
  /** A selector of what the focus goes to when one is asked, before anything else that can be chosen. */
  begins?: string;
  /** It shows by itself, step by step, what happens (`Stage.line`). */
  playsBack?: boolean;
  /** How an event moves on the table. */
  motions: (event: JsonValue) => Motion[];
}
