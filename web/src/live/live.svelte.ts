/** The line to a table, as state that pages can show. */
import type { Heard } from "../generated/engine/Heard";
import type { Phrase } from "../generated/engine/Phrase";
import type { ChatLine } from "../generated/protocol/ChatLine";
import type { TableInfo } from "../generated/protocol/TableInfo";
import type { Update } from "../generated/protocol/Update";
import { speak } from "$lib/words/speech";
import { plain } from "$lib/words/phrase";
import { toast } from "$lib/look/toasts.svelte";
import { api } from "./api";
import { LiveClient, type Connection } from "./client";
import { attempt } from "./oops";
import { BEFORE } from "./story";
import { open } from "./wire";

export class LiveTable {
  readonly client: LiveClient;
  connection = $state<Connection>("connecting");
  info = $state.raw<TableInfo | null>(null);
  person = $state<string | null>(null);
  update = $state.raw<Update | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  deciding = $state(false);
  skew = $state(0);
  /** What stands in the way of a line that never opened, as far as we know. */
  barred = $state.raw<Phrase | null>(null);
  #stories = $state.raw<object>({});
  #id: string;
  #asking: { seat: number | null; page: Promise<void> } | null = null;

  constructor(id: string) {
    this.#id = id;
    this.client = new LiveClient({
      open: (seq) => open(id, seq),
      changed: () => this.#show(),
      barred: () => void api.barrier(id).then((why) => (this.barred = why)),
      refused: (_, why) => toast(() => plain(speak(why, { you: null }), (__, value) => value), "bad"),
    });
    this.client.connect();
  }

  story(seat: number | null): readonly Heard[] {
    // The stories are the client's; reading this tells Svelte when they change.
    return this.#stories ? this.client.story(seat) : [];
  }

  /** Whether something was told before what is known here. */
  hasEarlier(seat: number | null): boolean {
    return this.#stories ? this.client.storyFrom(seat) > 0 : false;
  }

  /** Fetches the page of the story before what is known; whoever asks meanwhile waits for the same one. */
  earlier(seat: number | null): Promise<void> {
    if (this.client.storyFrom(seat) === 0) return Promise.resolve();
    if (this.#asking?.seat === seat) return this.#asking.page;
    const page = this.#fetchEarlier(seat);
    this.#asking = { seat, page };
    return page;
  }

  /** Fetches as much of the story as is needed to tell what went before a play. */
  async reach(seat: number | null, play: number): Promise<void> {
    for (;;) {
      const from = this.client.storyFrom(seat);
      if (from <= Math.max(0, play - BEFORE)) return;
      await this.earlier(seat);
      if (this.client.storyFrom(seat) >= from) return;
    }
  }

  async #fetchEarlier(seat: number | null): Promise<void> {
    const before = this.client.storyFrom(seat);
    const page = await attempt(api.story(this.#id, seat, before));
    this.#asking = null;
    if (!page) return;
    this.client.addEarlier(seat, before, page);
    this.#stories = {};
  }

  /** After a sleep or a lost network: no need to wait for the next try. */
  hurry(): void {
    if (this.connection === "lost") this.client.connect();
  }

  close(): void {
    this.client.close();
  }

  #show(): void {
    const { client } = this;
    if (this.update !== client.update) this.#stories = {};
    this.connection = client.connection;
    if (client.connection === "open") this.barred = null;
    this.info = client.table;
    this.person = client.person;
    this.update = client.update;
    this.chat = client.chat;
    this.deciding = client.deciding;
    this.skew = client.skew;
  }
}
