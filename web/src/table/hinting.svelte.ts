/** A hint from the house: asked for, shown as long as the question is the same, and pointed at. */
import type { Hints } from "$lib/board/at-table.svelte";
import type { Tip } from "../generated/games/Tip";

export class Hinting implements Hints {
  #ask: () => Promise<readonly Tip[] | undefined>;
  #question: () => number | null;
  #allowed: () => boolean;
  #tips = $state.raw<readonly Tip[] | null>(null);
  /** The question it is about: when another one is asked, the hint is gone. */
  #about = $state<number | null>(null);
  /** The tip that is hovered or has the focus, and the one that was clicked. */
  pointed = $state<number | null>(null);
  chosen = $state<number | null>(null);

  /** `question` tells questions apart; null while there is none. */
  constructor(
    ask: () => Promise<readonly Tip[] | undefined>,
    question: () => number | null,
    allowed: () => boolean,
  ) {
    this.#ask = ask;
    this.#question = question;
    this.#allowed = allowed;
  }

  get allowed(): boolean {
    return this.#allowed();
  }

  /** Asked for, and about the question of now. */
  get open(): boolean {
    return this.#about !== null && this.#about === this.#question();
  }

  /** The tips, the best first; null while the house thinks. */
  get tips(): readonly Tip[] | null {
    return this.open ? this.#tips : null;
  }

  get thinking(): boolean {
    return this.open && this.#tips === null;
  }

  toggle(): void {
    if (!this.close()) void this.#begin();
  }

  close(): boolean {
    const was = this.open;
    this.#about = null;
    this.#tips = null;
    this.pointed = null;
    this.chosen = null;
    return was;
  }

  marks(key: string): boolean {
    const tip = this.tips?.[this.pointed ?? this.chosen ?? -1];
    return tip?.targets.includes(key) ?? false;
  }

  async #begin(): Promise<void> {
    const question = this.#question();
    if (question === null || !this.allowed) return;
    this.#about = question;
    const tips = await this.#ask();
    // Meanwhile it was closed, or the table has moved on.
    if (this.#about !== question) return;
    if (tips === undefined || !this.open) this.close();
    else this.#tips = tips;
  }
}
