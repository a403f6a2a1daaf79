/** One page at one table: what it shows, what was clicked, what is looked at. Shared by context. */
import { createContext } from "svelte";
import { kindOf, type Choice } from "./choices";
import { Choosing } from "./choosing.svelte";
import { plain } from "./phrase";
import type { Board, Other, Table } from "./table";
import { t } from "./words.svelte";

export interface Looked {
  card: string;
  /** The thing on the table it is, if it is one. */
  key: string | undefined;
}

export interface Deeds {
  play: (choice: Choice) => void;
  undo: () => void;
  say: (text: string) => void;
  lift: () => void;
  rematch: () => void;
}

export class AtTable<View> {
  #table: () => Table<View>;
  readonly board: Board<View>;
  readonly deeds: Deeds;
  readonly choosing: Choosing;
  /** The card shown large. */
  looked = $state.raw<Looked | null>(null);
  /** On a small screen the large card is a sheet, opened by a tap. */
  sheet = $state(false);
  /** The seat whose area is open. */
  opened = $state<Other | null>(null);

  constructor(table: () => Table<View>, board: Board<View>, deeds: Deeds) {
    this.#table = table;
    this.board = board;
    this.deeds = deeds;
    this.choosing = new Choosing(
      () => this.#table().choices,
      (key) => board.places.includes(kindOf(key)),
      (choice) => deeds.play(choice),
    );
  }

  get table(): Table<View> {
    return this.#table();
  }

  get view(): View {
    return this.#table().view;
  }

  look(card: string, key?: string): void {
    this.looked = { card, key };
  }

  nameOf(seat: Other): string {
    if (seat === "lord") return t("lord");
    return seat === this.table.you ? t("you") : (this.table.seats[seat]?.name ?? t("nobody"));
  }

  /** A phrase without its pictures, to be read aloud. */
  say(phrase: string): string {
    return plain(phrase, (name, value) => {
      if (name === "seat") return this.nameOf(Number(value));
      const mark = this.board.marks[name];
      return mark ? t(mark.word, { n: Number(value || 1) }) : value;
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
