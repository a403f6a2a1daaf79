/** The table as it is shown: what others and the game do comes one play after another, each when the last one was told. */
import type { Update } from "../generated/protocol/Update";

/** More than this waiting is a catching up, not something to watch. */
const MOST = 24;

export class Procession {
  shown = $state.raw() as Update;
  #coming: Update[] = [];
  #tell: (next: Update, before: Update) => Promise<void>;
  #walking = false;

  /** `tell` is called while the table still shows what was. */
  constructor(first: Update, tell: (next: Update, before: Update) => Promise<void>) {
    this.shown = first;
    this.#tell = tell;
  }

  add(next: Update): void {
    const last = this.#coming.at(-1) ?? this.shown;
    if (next === last) return;
    this.#coming.push(next);
    const undone = next.plays < last.plays;
    if (next.after === null || undone || this.#coming.length > MOST) this.hurry();
    else void this.#walk();
  }

  /** Shows how it stands now. */
  hurry(): void {
    const latest = this.#coming.pop();
    this.#coming = [];
    if (latest) this.shown = latest;
  }

  async #walk(): Promise<void> {
    if (this.#walking) return;
    this.#walking = true;
    for (let next = this.#coming.shift(); next; next = this.#coming.shift()) {
      const told = this.#tell(next, this.shown);
      this.shown = next;
      await told;
    }
    this.#walking = false;
  }
}
