/**
 * What moves on the table when something happens. The table already shows the new state below; copies travel and
 * gains float above it, one after the other, and nothing ever waits for them.
 */
import { SvelteSet } from "svelte/reactivity";
import { paced } from "$lib/browser/settings.svelte";
import { sound, type Sound } from "./sound";
import { copyOf, fly } from "./travel";

export type Motion =
  | { kind: "travel"; from: string; to: string }
  /** Marks that rise from a thing, `[[gold:2]]`. */
  | { kind: "float"; at: string; text: string; good: boolean }
  /** A part of the new state that is seen only when its turn comes, for instance a stroke of the pen. */
  | { kind: "show"; at: string }
  | { kind: "sound"; sound: Sound };

export interface Floating {
  id: number;
  x: number;
  y: number;
  text: string;
  good: boolean;
}

const LENGTH = 320;
/** More than this at once is a catching up, not something to watch. */
const MOST = 16;
/** Things that are shown one after the other pass more quickly. */
const MOST_SHOWN = 36;

const place = (key: string) => document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);

/** A motion with what must be taken from the table before it changes. */
type Ready = { motion: Motion; copy: HTMLElement | null };

export class Stage {
  floating = $state<Floating[]>([]);
  /** What is not to be seen yet. */
  #hidden = new SvelteSet<string>();
  #queue: Ready[] = [];
  #running = false;
  #next = 0;

  /** Called while the table still shows what was: cards that will leave are copied now. */
  prepare(all: Motion[]): void {
    const motions = all.filter((motion) => motion.kind !== "show" || place(motion.at) !== null);
    const shown = motions.filter((motion) => motion.kind === "show").length;
    if (motions.length - shown > MOST || shown > MOST_SHOWN || document.hidden) return;
    const moves = paced(LENGTH) > 0;
    for (const motion of motions) {
      if (motion.kind === "sound") this.#queue.push({ motion, copy: null });
      else if (moves) {
        if (motion.kind === "show") this.#hidden.add(motion.at);
        this.#queue.push({ motion, copy: motion.kind === "travel" ? copyOf(place(motion.from)) : null });
      }
    }
    for (const { motion } of this.#queue.splice(0, this.#queue.length - MOST - MOST_SHOWN)) {
      if (motion.kind === "show") this.#hidden.delete(motion.at);
    }
    if (!this.#running) void this.#run();
  }

  /** Whether the thing is not to be seen yet, because its turn is still to come. */
  hides(key: string): boolean {
    return this.#hidden.has(key);
  }

  async #run(): Promise<void> {
    this.#running = true;
    await new Promise((soon) => requestAnimationFrame(soon));
    for (let ready = this.#queue.shift(); ready; ready = this.#queue.shift()) {
      await this.#show(ready);
    }
    this.#running = false;
  }

  async #show({ motion, copy }: Ready): Promise<void> {
    const length = paced(LENGTH);
    if (motion.kind === "sound") sound(motion.sound);
    else if (motion.kind === "show") {
      this.#hidden.delete(motion.at);
      await new Promise((later) => setTimeout(later, length / 2));
    } else if (motion.kind === "float") {
      this.#float(motion.at, motion.text, motion.good);
      await new Promise((later) => setTimeout(later, length / 2));
    } else {
      const end = place(motion.to);
      if (copy && end) await fly(copy, end, length);
    }
  }

  #float(key: string, text: string, good: boolean): void {
    const box = place(key)?.getBoundingClientRect();
    if (!box) return;
    const id = this.#next++;
    this.floating.push({ id, x: box.left + box.width / 2, y: box.top + box.height / 2, text, good });
    setTimeout(
      () => {
        this.floating = this.floating.filter((one) => one.id !== id);
      },
      paced(LENGTH) * 4,
    );
  }
}
