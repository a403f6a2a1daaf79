/** The turns of a tile that was just revealed: shown one after the other, before one is chosen. */
import type { AtTable } from "$lib/board/at-table.svelte";
import type { View } from "../types";

const WHEEL = 160;

class Spin {
  /** The turn that is shown, among the legal ones. */
  #at = $state(0);
  #slot = $state(-1);
  #last = 0;

  /** The rotation that is shown. */
  shown(view: View): number {
    const turning = view.adventure?.turning;
    if (!turning) return 0;
    const at = this.#slot === turning.slot ? this.#at : 0;
    return turning.rotations[at] ?? 0;
  }

  by(view: View, steps: number): void {
    const turning = view.adventure?.turning;
    if (!turning) return;
    const at = this.#slot === turning.slot ? this.#at : 0;
    const many = turning.rotations.length;
    this.#slot = turning.slot;
    this.#at = (at + steps + many) % many;
  }

  /** The wheel turns the tile, one step at a time. */
  wheel(at: AtTable<View>, forward: boolean): boolean {
    if (!at.view.adventure?.turning) return false;
    const now = performance.now();
    if (now - this.#last > WHEEL) this.by(at.view, forward ? 1 : -1);
    this.#last = now;
    return true;
  }

  /** The answer that lays it as it is shown. */
  confirm(at: AtTable<View>): void {
    const key = `turn:${String(this.shown(at.view))}`;
    const choice = at.choosing.remaining.find(({ targets }) => targets.includes(key));
    if (choice) at.choosing.play(choice);
  }
}

export const spin = new Spin();
