/**
 * The battle as it is shown: after each answer the server tells at once all that follows from it, and the board plays
 * it beat by beat. Nothing waits for it: a click or a key shows how it stands now.
 */
import type { Stage } from "$lib/motion/motion.svelte";
import { paced } from "$lib/browser/settings.svelte";
import { sound } from "$lib/motion/sound";
import type { Heard } from "../../../web/src/generated/engine/Heard";
import { fresh, type Seen } from "../../../web/src/live/story";
import { after, beats, LENGTHS, type Beat } from "./beats";
import type { UnitView, Fought } from "./types";

/** More than this at once is a catching up, not something to watch. */
const MOST = 60;

/** Those who were placed in the meantime, as they stood then. */
function newcomers(told: readonly Heard[], units: readonly UnitView[]): UnitView[] {
  return told.flatMap(({ event }) => {
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
  #queue: { beat: Beat; heard: Heard }[] = [];
  #seen: Seen | null = null;
  #before: UnitView[] = [];
  #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Called with every new state of the table. */
  see(view: Fought, log: readonly Heard[], past: number | null): void {
    const told = fresh(this.#seen, { log, past });
    this.#seen = { log, past };
    const shown = this.units ?? this.#before;
    this.#before = view.battle.units;
    const more = (told ?? []).flatMap((heard) => beats(heard.event).map((beat) => ({ beat, heard })));
    if (told === null || paced(1) === 0 || document.hidden || more.length > MOST) {
      this.skip();
      return;
    }
    if (more.length === 0) return;
    this.#queue.push(...more);
    const arrived = newcomers(told, view.battle.units);
    const first = this.units === null;
    this.units = [...shown, ...arrived.filter(({ id }) => !shown.some((unit) => unit.id === id))];
    if (first) void this.#next();
  }

  /** Shows how it stands now. */
  skip(): void {
    if (this.playing) this.#stage.skip();
    this.#queue = [];
    this.units = null;
    this.beat = null;
  }

  get playing(): boolean {
    return this.units !== null;
  }

  async #next(): Promise<void> {
    const next = this.#queue.shift();
    if (!next) {
      this.skip();
      return;
    }
    const { beat, heard } = next;
    this.beat = beat;
    if (beat.kind === "turn") this.acting = beat.unit;
    if (beat.kind !== "fall") this.units = after(this.units ?? [], beat);
    if (beat.kind === "dice") sound("roll");
    else if (beat.kind === "card" || beat.kind === "ai") sound("card");
    const on = await this.#stage.line(heard, LENGTHS[beat.kind]);
    if (this.beat !== beat) return;
    if (!on) this.skip();
    else {
      if (beat.kind === "fall") this.units = after(this.units ?? [], beat);
      await this.#next();
    }
  }
}
