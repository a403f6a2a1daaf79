/**
 * The battle as it is shown: after each answer the server tells at once all that follows from it, and the board plays
 * it beat by beat. Nothing waits for it: a click or a key shows how it stands now.
 */
import { paced } from "$lib/browser/settings.svelte";
import { sound } from "$lib/motion/sound";
import type { Heard } from "../../../web/src/generated/engine/Heard";
import { news } from "../../../web/src/live/story";
import { after, beats, LENGTHS, type Beat } from "./beats";
import type { UnitView, Fought } from "./types";

/** More than this at once is a catching up, not something to watch. */
const MOST = 60;

/** Those who were placed in the meantime, as they stood then. */
function newcomers(fresh: readonly Heard[], units: readonly UnitView[]): UnitView[] {
  return fresh.flatMap(({ event }) => {
    const { type, unit } = event as unknown as {
      type: string;
      unit: { id: number; space: number };
    };
    const now = type === "deployed" ? units.find(({ id }) => id === unit.id) : undefined;
    return now ? [{ ...now, space: unit.space, damage: 0, marks: [] }] : [];
  });
}

export class Playback {
  /** The units as they are to be seen; null shows those of the view. */
  units = $state.raw<UnitView[] | null>(null);
  /** The unit that acts, while it is played back. */
  acting = $state<number | null>(null);
  /** What is to be seen now. */
  beat = $state.raw<Beat | null>(null);
  #queue: Beat[] = [];
  #log: readonly Heard[] = [];
  #before: UnitView[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Called with every new state of the table. */
  see(view: Fought, log: readonly Heard[], past: number | null): void {
    const fresh = past === null ? news(this.#log, log) : [];
    const started = this.#log.length > 0;
    this.#log = log;
    const shown = this.units ?? this.#before;
    this.#before = view.battle.units;
    const more = fresh.flatMap((heard) => beats(heard.event));
    if (past !== null || paced(1) === 0 || document.hidden || more.length > MOST || !started) {
      this.skip();
      return;
    }
    if (more.length === 0) return;
    this.#queue.push(...more);
    const arrived = newcomers(fresh, view.battle.units);
    const first = this.units === null;
    this.units = [...shown, ...arrived.filter(({ id }) => !shown.some((unit) => unit.id === id))];
    if (first) this.#next();
  }

  /** Shows how it stands now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.units = null;
    this.beat = null;
  }

  get playing(): boolean {
    return this.units !== null;
  }

  #next(): void {
    const beat = this.#queue.shift();
    if (!beat) {
      this.skip();
      return;
    }
    this.beat = beat;
    if (beat.kind === "turn") this.acting = beat.unit;
    if (beat.kind !== "fall") this.units = after(this.units ?? [], beat);
    if (beat.kind === "dice") sound("roll");
    else if (beat.kind === "card" || beat.kind === "ai") sound("card");
    this.#timer = setTimeout(() => {
      if (beat.kind === "fall") this.units = after(this.units ?? [], beat);
      this.#next();
    }, paced(LENGTHS[beat.kind]));
  }
}
