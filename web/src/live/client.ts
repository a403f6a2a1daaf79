/**
 * One page's line to one table (`server/PROTOCOL.md`): it reconnects by itself, sends again what was not answered,
 * and never applies anything twice. It knows neither the DOM nor Svelte.
 */
import type { Heard } from "../generated/engine/Heard";
import type { Look } from "../generated/engine/Look";
import type { Phrase } from "../generated/engine/Phrase";
import type { ChatLine } from "../generated/protocol/ChatLine";
import type { Code } from "../generated/protocol/Code";
import type { TableInfo } from "../generated/protocol/TableInfo";
import type { ToPage } from "../generated/protocol/ToPage";
import type { ToServer } from "../generated/protocol/ToServer";
import type { Update } from "../generated/protocol/Update";
import type { JsonValue } from "../generated/serde_json/JsonValue";
import { changed } from "./changes";
import { merge } from "./story";

/** As much of a WebSocket as is needed here. */
export interface Wire {
  send: (text: string) => void;
  close: () => void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Hooks {
  /** Opens a line; `seq` is the entry the page already stands at. */
  open: (seq: number | null) => Wire;
  /** Something of the public state below has changed. */
  changed: () => void;
  refused: (code: Code, why: Phrase) => void;
  /** No line could be opened from the start, more than once: something may stand in the way. */
  barred?: () => void;
}

export type Connection = "connecting" | "open" | "lost" | "closed";
type Decision = Extract<ToServer, { id: string }>;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** How often the line is looked after; how long it may be quiet before we ask, and how long an answer may take. */
const LOOK = 1000;
const QUIET = 4000;
const ANSWER = 5000;
/** A line that has not opened by then does not open. */
const OPENING = 10_000;
/** After so many tries in vain we ask what stands in the way. */
const IN_VAIN = 2;

/** The key of a story: a seat's, or that of somebody who looks on. */
export const eyes = (seat: number | null) => (seat === null ? "watching" : String(seat));

export class LiveClient {
  connection: Connection = "connecting";
  table: TableInfo | null = null;
  person: string | null = null;
  update: Update | null = null;
  chat: ChatLine[] = [];
  /** Why the server hung up for good. */
  farewell: Phrase | null = null;
  /** The server's clock minus ours, in milliseconds. */
  skew = 0;
  #stories = new Map<string, Heard[]>();
  /** The play from which on each story is known here. */
  #from = new Map<string, number>();
  #hooks: Hooks;
  #wire: Wire | null = null;
  #outbox = new Map<string, Decision>();
  /** Up to this entry our own decisions are acknowledged: until it is shown, nothing new is decided. */
  #acknowledged = 0;
  #tries = 0;
  #count = 0;
  #prefix = `c-${Math.random().toString(36).slice(2, 10)}`;
  #timers: { again?: ReturnType<typeof setTimeout>; ping?: ReturnType<typeof setInterval> } = {};
  #heardAt = 0;
  /** When we asked whether anybody is there; none if somebody has spoken since. */
  #askedAt: number | null = null;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  /** What was told to these eyes, as far back as it is known here. */
  story(seat: number | null): readonly Heard[] {
    return this.#stories.get(eyes(seat)) ?? [];
  }

  /** The play from which on the story of these eyes is known here; 0 is the setup. */
  storyFrom(seat: number | null): number {
    return this.#from.get(eyes(seat)) ?? 0;
  }

  /** Puts a page of the story before what is known, if it is still the one before. */
  addEarlier(
    seat: number | null,
    before: number,
    { from, heard }: { from: number; heard: readonly Heard[] },
  ): void {
    if (this.storyFrom(seat) !== before || from >= before) return;
    this.#from.set(eyes(seat), from);
    this.#stories.set(eyes(seat), [...heard.filter(({ play }) => play < before), ...this.story(seat)]);
    this.#hooks.changed();
  }

  /** A decision of ours is on its way, or not yet on the table. */
  get deciding(): boolean {
    const waiting = [...this.#outbox.values()].some((message) => message.type !== "chat");
    return waiting || this.#acknowledged > (this.update?.seq ?? 0);
  }

  connect(): void {
    clearTimeout(this.#timers.again);
    this.#drop();
    const wire = this.#hooks.open(this.update?.seq ?? null);
    this.#wire = wire;
    this.#spoken();
    wire.onmessage = ({ data }) => {
      this.#spoken();
      this.#hear(JSON.parse(String(data)) as ToPage);
    };
    wire.onclose = () => this.#lost();
    clearInterval(this.#timers.ping);
    this.#timers.ping = setInterval(() => this.#lookAfter(), LOOK);
  }

  /** Leaves for good. */
  close(): void {
    this.connection = "closed";
    clearTimeout(this.#timers.again);
    clearInterval(this.#timers.ping);
    this.#drop();
  }

  play(seat: number, action: JsonValue): void {
    if (this.deciding || !this.update) return;
    this.#decide({ type: "play", id: this.#id(), seat, seq: this.update.seq, action });
  }

  undo(seat: number): void {
    if (this.deciding || !this.update) return;
    this.#decide({ type: "undo", id: this.#id(), seat, seq: this.update.seq });
  }

  say(text: string): void {
    this.#decide({ type: "chat", id: this.#id(), text });
  }

  #id(): string {
    this.#count += 1;
    return `${this.#prefix}-${String(this.#count)}`;
  }

  #decide(message: Decision): void {
    this.#outbox.set(message.id, message);
    if (this.connection === "open") this.#send(message);
    this.#hooks.changed();
  }

  #send(message: ToServer): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #drop(): void {
    if (!this.#wire) return;
    this.#wire.onclose = null;
    this.#wire.onmessage = null;
    this.#wire.close();
    this.#wire = null;
  }

  #lost(): void {
    this.#wire = null;
    clearInterval(this.#timers.ping);
    if (this.connection === "closed") return;
    this.connection = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    if (this.table === null && this.#tries === IN_VAIN) this.#hooks.barred?.();
    clearTimeout(this.#timers.again);
    this.#timers.again = setTimeout(() => this.connect(), wait);
    this.#hooks.changed();
  }

  #spoken(): void {
    this.#heardAt = Date.now();
    this.#askedAt = null;
  }

  /**
   * A line may be dead without anybody saying so: nobody is told of a cable that was pulled. Only an answer that does not
   * come is a sign; the time itself is none, since a page that is out of sight is put to sleep.
   */
  #lookAfter(): void {
    const now = Date.now();
    const dead =
      this.connection === "open"
        ? this.#askedAt !== null && now - this.#askedAt >= ANSWER
        : now - this.#heardAt >= OPENING;
    if (dead) {
      this.#drop();
      this.#lost();
    } else if (this.connection === "open" && this.#askedAt === null && now - this.#heardAt >= QUIET) {
      this.#send({ type: "ping" });
      this.#askedAt = now;
    }
  }

  #hear(message: ToPage): void {
    switch (message.type) {
      case "welcome":
        this.connection = "open";
        this.#tries = 0;
        this.table = message.table;
        this.person = message.person;
        this.skew = message.now - Date.now();
        for (const waiting of this.#outbox.values()) this.#send(waiting);
        break;
      case "lobby":
        this.table = message.table;
        break;
      case "update":
        this.#apply(message);
        break;
      case "ack":
        if (this.#outbox.get(message.id)?.type !== "chat") {
          this.#acknowledged = Math.max(this.#acknowledged, message.seq);
        }
        this.#outbox.delete(message.id);
        break;
      case "refused":
        if (message.id !== null) this.#outbox.delete(message.id);
        this.#hooks.refused(message.code, message.why);
        break;
      case "chat":
        this.#addChat(message.lines);
        break;
      case "pong":
        this.skew = message.now - Date.now();
        break;
      case "bye":
        if (!message.again) {
          this.farewell = message.why;
          this.close();
        }
        break;
    }
    this.#hooks.changed();
  }

  #apply(update: Update): void {
    const seen = this.update?.seq ?? 0;
    if (this.update && update.seq < seen) return;
    const { after } = update;
    const strangers = update.looks.some((look) => !this.#stories.has(eyes(look.seat)));
    const misfit = update.looks.some((look) => Array.isArray(look.view) && after !== seen);
    // It does not follow what we have: ask for what lies between, or for everything.
    if (after !== null && (strangers || misfit || after > seen)) {
      this.#send({ type: "resume", seq: strangers ? 0 : seen });
      return;
    }
    const next = { ...update, looks: update.looks.map((look) => this.#seen(look)) };
    for (const { seat, heard } of next.looks) {
      if (after === null) this.#from.set(eyes(seat), update.heard_from);
      const known = after === null ? [] : this.story(seat);
      this.#stories.set(eyes(seat), merge(known, update.heard_from, heard));
    }
    this.update = next;
  }

  /** A look with its whole view, where only what changed in it was told. */
  #seen(look: Look): Look {
    if (!Array.isArray(look.view)) return look;
    const before = this.update?.looks.find((each) => each.seat === look.seat);
    return { ...look, view: changed(before?.view ?? null, look.view) };
  }

  #addChat(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    this.chat = [...this.chat, ...fresh].sort((a, b) => a.number - b.number);
  }
}
