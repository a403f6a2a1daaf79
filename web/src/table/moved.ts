/** Which play was one's own last one: remembered for as long as the tab, so that it survives a reload. */
import type { Heard } from "../generated/engine/Heard";

export class Moved {
  #key: string;

  constructor(table: string, seat: number | null) {
    this.#key = `taverne.moved.${table}.${String(seat)}`;
  }

  /** A decision was made while so many plays stood. */
  after(plays: number): void {
    try {
      sessionStorage.setItem(this.#key, String(plays));
    } catch {
      // Private windows may refuse to store.
    }
  }

  /** The play after which one decided last, as far as it is known; else that before the latest heading of the story. */
  before(plays: number, heading: Heard | undefined): number {
    let kept: string | null = null;
    try {
      kept = sessionStorage.getItem(this.#key);
    } catch {
      // As above.
    }
    const known = kept === null ? (heading?.play ?? plays) - 1 : Number(kept);
    return Math.max(0, Math.min(known, plays - 1));
  }
}
