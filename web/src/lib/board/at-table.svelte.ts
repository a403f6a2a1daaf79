/** One page at one table: what it shows, what was clicked, what is looked at. Shared by context. */
import { createContext, type Snippet } from "svelte";
import type { Phrase } from "../../generated/engine/Phrase";
import { kindOf, type Choice } from "$lib/choosing/choices";
import { Choosing } from "$lib/choosing/choosing.svelte";
import { isMeant, nowDone } from "$lib/choosing/press";
import { Stage } from "$lib/motion/motion.svelte";
import { plain } from "$lib/words/phrase";
import { speak } from "$lib/words/speech";
import type { Board, Other, Part, Table } from "./table";
import { t } from "$lib/words/words.svelte";

export interface Looked {
  card: string;
  /** The thing on the table it is, if it is one. */
  key: string | undefined;
  /** It has just been chosen: why it cannot be chosen again is no news. */
  chosen?: boolean;
}

/** What a player can do at a table, besides looking. */
export interface Deeds {
  play: (choice: Choice) => void;
  undo: () => void;
  say: (text: string) => void;
  /** Shows the table as it was after a play; null for now. */
  show: (play: number | null) => void;
  /** Fetches what was told before what the log has. */
  earlier?: () => Promise<void>;
  /** Shows once more what happened since one's own last move. */
  again?: () => void;
  rematch: () => void;
  resign: () => void;
  /** Lets the house play on for somebody who is away. */
  replace?: (seat: number) => void;
  /** Takes one's own seat back from it. */
  takeBack?: () => void;
  /** The house's advice, where it may be asked for. */
  hints?: Hints;
}

/** What the house would do, and which things on the table that is about. */
export interface Hints {
  readonly allowed: boolean;
  toggle: () => void;
  /** Closes it; false if it was closed. */
  close: () => boolean;
  marks: (key: string) => boolean;
}

export class AtTable<View> {
  #table: () => Table<View>;
  readonly board: Board<View>;
  readonly deeds: Deeds;
  readonly choosing: Choosing;
  /** What moves here. */
  readonly stage: Stage;
  /** Stands where the prompt bar stands, while one looks back. */
  readonly bar: () => Snippet | undefined;
  /** The card shown large. */
  looked = $state.raw<Looked | null>(null);
  /** On a small screen the large card is a sheet, opened by a tap. */
  sheet = $state(false);
  /** The seat whose area is open. */
  opened = $state<Other | null>(null);
  /** The screen is that of a phone, */
  narrow = $state(false);
  /** and shows this part. */
  part = $state<Part>("board");
  /** The score sheet is open. */
  scoring = $state(false);

  constructor(
    table: () => Table<View>,
    board: Board<View>,
    deeds: Deeds,
    bar: () => Snippet | undefined,
    stage = new Stage(),
  ) {
    this.#table = table;
    this.stage = stage;
    this.board = board;
    this.deeds = deeds;
    this.bar = bar;
    this.choosing = new Choosing(
      () => this.#table().choices,
      (key) => this.#reach(this.#partOf(key)),
      (choice) => {
        this.#chose(choice);
        deeds.play(choice);
      },
    );
  }

  #partOf(key: string): Part | "always" | undefined {
    const moved = this.board.moved?.(kindOf(key), this.view);
    return moved === "nowhere" ? undefined : (moved ?? this.board.places[kindOf(key)]);
  }

  /** Whether a thing of that part can be clicked now: a phone shows one part at a time. */
  #reach(part: Part | "always" | undefined): boolean {
    if (part === undefined) return false;
    return !this.narrow || part === "always" || part === this.part;
  }

  /** The parts of the table in which something can be chosen now. */
  calling = $derived.by(() =>
    this.choosing.remaining.flatMap(({ targets }) => targets.map((key) => this.#partOf(key))),
  );

  get table(): Table<View> {
    return this.#table();
  }

  get view(): View {
    return this.#table().view;
  }

  /** The question, or what is left of it after the clicks so far. */
  get prompt(): string {
    const { picked, next } = this.choosing;
    const begun = picked.length > 0 ? this.board.asks?.(picked, next, this.table.catalogue) : undefined;
    return begun ?? this.table.prompt;
  }

  /** Whether a hint that is pointed at is about this thing. */
  marked(key: string): boolean {
    return this.deeds.hints?.marks(key) ?? false;
  }

  /** Takes the last play back; a second click on the button takes back no more. */
  undo(): void {
    if (!isMeant()) return;
    nowDone();
    this.deeds.undo();
  }

  look(card: string, key?: string): void {
    this.looked = { card, key };
  }

  #chose({ targets }: Choice): void {
    const { looked } = this;
    if (looked?.key !== undefined && targets.includes(looked.key)) this.looked = { ...looked, chosen: true };
  }

  nameOf(seat: Other): string {
    if (seat === "rival") return t(this.board.rival);
    return seat === this.table.you ? t("you") : (this.table.seats[seat]?.name ?? t("nobody"));
  }

  /** Somebody as a value of a sentence, which may speak to them. */
  named(seat: Other): { name: string; name_is: "you" | "rival" | "other" } {
    const is = seat === "rival" ? "rival" : seat === this.table.you ? "you" : "other";
    return { name: this.nameOf(seat), name_is: is };
  }

  /** A phrase of the server in words, with marks. */
  words(phrase: Phrase): string {
    return speak(phrase, { you: this.table.you, draw: this.board.draw });
  }

  /** Words with marks, without the marks: to be read aloud. */
  say(words: string): string {
    return plain(words, (name, value) => {
      if (name === "seat") return this.nameOf(Number(value));
      const mark = this.board.marks[name];
      if (!mark) return value;
      return value === "" ? t(mark.name ?? mark.word) : t(mark.word, { n: Number(value) });
    });
  }
}

const [get, set] = createContext<AtTable<unknown>>();

export function sitDown<View>(at: AtTable<View>): AtTable<View> {
  set(at as AtTable<unknown>);
  return at;
}

/** The table of the component around; a board names the type of its own view. */
export function atTable<View>(): AtTable<View> {
  return get() as AtTable<View>;
}
