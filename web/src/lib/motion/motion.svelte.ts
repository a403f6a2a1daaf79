/**
 * What is told and moves on the table when something happens: one thing after the other, at the pace that was set. The
 * table already shows the new state below; copies travel and gains float above it.
 */
import { SvelteSet } from "svelte/reactivity";
import type { Heard } from "../../generated/engine/Heard";
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

/** One thing that happened, and how it moves. */
export interface Beat {
  heard: Heard;
  motions: readonly Motion[];
}

export interface Floating {
  id: number;
  x: number;
  y: number;
  text: string;
  good: boolean;
}

const LENGTH = 320;
/** How long a line stays, at least. */
const READ = 600;
/** More than this at once is a catching up, not something to watch. */
const MOST = 16;
/** Things that are shown one after the other pass more quickly. */
const MOST_SHOWN = 36;

const place = (key: string) => document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
const later = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** A motion with what must be taken from the table before it changes. */
type Ready = { motion: Motion; copy: HTMLElement | null };

export class Stage {
  floating = $state<Floating[]>([]);
  /** What is told just now. */
  telling = $state.raw<Heard | null>(null);
  /** Nothing goes on until somebody says so. */
  paused = $state(false);
  /** What is not to be seen yet. */
  #hidden = new SvelteSet<string>();
  #queue: { heard: Heard; ready: Ready[] }[] = [];
  #running: Promise<void> | null = null;
  #onwards: (() => void) | null = null;
  #next = 0;

  /**
   * Called while the table still shows what was: cards that will leave are copied now. It is done when everything has
   * been told.
   */
  tell(beats: readonly Beat[]): Promise<void> {
    const all = beats.flatMap(({ motions }) => motions);
    const shown = all.filter((motion) => motion.kind === "show" && place(motion.at) !== null).length;
    const moved = all.filter(({ kind }) => kind === "travel" || kind === "float").length;
    const many = moved > MOST || shown > MOST_SHOWN || beats.length > MOST + MOST_SHOWN;
    if (many || document.hidden) return Promise.resolve();
    if (paced(LENGTH) === 0) {
      for (const motion of all) if (motion.kind === "sound") sound(motion.sound);
      return Promise.resolve();
    }
    for (const { heard, motions } of beats) {
      const ready = motions
        .filter((motion) => motion.kind !== "show" || place(motion.at) !== null)
        .map((motion) => {
          if (motion.kind === "show") this.#hidden.add(motion.at);
          return { motion, copy: motion.kind === "travel" ? copyOf(place(motion.from)) : null };
        });
      this.#queue.push({ heard, ready });
    }
    this.#running ??= this.#run();
    return this.#running;
  }

  /** Whether the thing is not to be seen yet, because its turn is still to come. */
  hides(key: string): boolean {
    return this.#hidden.has(key);
  }

  /** While it is paused: the next thing, and only that. */
  step(): void {
    this.#onwards?.();
  }

  pause(paused = !this.paused): void {
    this.paused = paused;
    if (!paused) this.#onwards?.();
  }

  /** Enough was seen: the table is as it is now. */
  skip(): void {
    this.#queue = [];
    this.#hidden.clear();
    this.telling = null;
    this.paused = false;
    this.#onwards?.();
  }

  async #run(): Promise<void> {
    await new Promise((soon) => requestAnimationFrame(soon));
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) {
      this.telling = beat.heard;
      const read = later(paced(READ));
      for (const ready of beat.ready) await this.#show(ready);
      await read;
      await this.#rest();
    }
    this.telling = null;
    this.#running = null;
  }

  /** Somebody who pauses wants to see what is there now. */
  async #rest(): Promise<void> {
    if (this.paused && this.telling) await new Promise<void>((onwards) => (this.#onwards = onwards));
    this.#onwards = null;
  }

  /** For a board that moves by itself: tells a line for so long; whether it shall go on with the next. */
  async line(heard: Heard, length: number): Promise<boolean> {
    this.telling = heard;
    await later(paced(length));
    await this.#rest();
    return this.telling === heard;
  }

  async #show({ motion, copy }: Ready): Promise<void> {
    // It was skipped meanwhile.
    if (!this.telling) return;
    const length = paced(LENGTH);
    if (motion.kind === "sound") sound(motion.sound);
    else if (motion.kind === "show") {
      this.#hidden.delete(motion.at);
      await later(length / 2);
    } else if (motion.kind === "float") {
      this.#float(motion);
      await later(length / 2);
    } else {
      const end = place(motion.to);
      if (copy && end) await fly(copy, end, length);
    }
  }

  /** Over the count of what is gained or lost, where that is in sight. */
  #float({ at, text, good }: Extract<Motion, { kind: "float" }>): void {
    const [, mark = ""] = /^\W*\[\[(\w+)/.exec(text) ?? [];
    const box = (place(`${at}:${mark}`) ?? place(at))?.getBoundingClientRect();
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
