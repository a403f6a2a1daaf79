/** The story of a finished or running game while one goes back and forth in it: only the part around the play that is shown. */
import type { Heard } from "../generated/engine/Heard";
import { BEFORE } from "../live/story";

/** A page as the server tells it: what was told from play `from` on, up to the one that was asked for. */
export interface Page {
  plays: number;
  from: number;
  heard: readonly Heard[];
}

export class Tale {
  /** Known are the plays from `from` on, up to before `to`. */
  from = 0;
  #to = 0;
  #heard: readonly Heard[] = [];
  #ask: (before?: number) => Promise<Page>;
  #latest: Promise<Page> | undefined;

  constructor(ask: (before?: number) => Promise<Page>) {
    this.#ask = ask;
  }

  /** How many plays there are. */
  async plays(): Promise<number> {
    this.#latest ??= this.#ask();
    const latest = await this.#latest;
    if (this.#to === 0) this.#begin(latest, latest.plays + 1);
    return latest.plays;
  }

  /** What was told up to a play, as far back as it is known. */
  upTo(play: number): readonly Heard[] {
    return this.#heard.filter((heard) => heard.play <= play);
  }

  /** Makes sure that this play is known, and what went before it. */
  async reach(play: number): Promise<void> {
    if (play >= this.#to || play < this.from) {
      // Somewhere else: what lies between is of no interest.
      const plays = await this.plays();
      const before = Math.min(plays, play + BEFORE) + 1;
      this.#begin(await this.#ask(before), before);
    }
    while (this.from > Math.max(0, play - BEFORE)) await this.earlier();
  }

  /** Adds the page before what is known. */
  async earlier(): Promise<void> {
    const before = this.from;
    if (before === 0) return;
    const page = await this.#ask(before);
    if (this.from !== before) return;
    this.#heard = [...page.heard, ...this.#heard];
    this.from = page.from;
  }

  #begin(page: Page, to: number): void {
    this.#heard = page.heard;
    this.from = page.from;
    this.#to = to;
  }
}
