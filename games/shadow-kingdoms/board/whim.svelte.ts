/** A click that means two decisions: on a die, for instance, the way to its gate and the die itself. */
import type { AtTable } from "$lib/board/at-table.svelte";

class Whim {
  #key: string | null = null;
  /** The question the click was made on. */
  #asked: readonly unknown[] = [];

  wish<View>(at: AtTable<View>, key: string): void {
    this.#key = key;
    this.#asked = at.table.choices;
  }

  /** Answers the next question as it was meant, if it can be; any other question is left to the player. */
  follow<View>(at: AtTable<View>): void {
    const { choices, deciding } = at.table;
    if (this.#key === null || deciding || choices === this.#asked || choices.length === 0) return;
    const [meant, ...more] = at.choosing.through(this.#key);
    this.#key = null;
    if (meant && more.length === 0) at.deeds.play(meant);
  }
}

export const whim = new Whim();
