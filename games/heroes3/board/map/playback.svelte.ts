/**
 * The ways of the heroes as they are shown: what the server tells at once, the map plays step by step. Nothing waits for
 * it: a click or a key shows how it stands now.
 */
import type { Stage } from "$lib/motion/motion.svelte";
import { paced } from "$lib/browser/settings.svelte";
import { t } from "$lib/words/words.svelte";
import type { Heard } from "../../../../web/src/generated/engine/Heard";
import type { Event } from "../../../../web/src/generated/heroes3/Event";
import { fresh, type Seen } from "../../../../web/src/live/story";
import type { AdventureView, Faction, Which } from "../types";
import { aiName, fieldName } from "./place-words";

/** More than this at once is a catching up, not something to watch. */
const MOST = 40;

export interface Beat {
  id: number;
  /** The field it happens on. */
  field: number | null;
  /** Who moves there. */
  mover: string | null;
  words: string;
  length: number;
}

export interface ShownHero {
  key: string;
  own: boolean;
  which: Which;
  main: boolean;
  faction: Faction;
  glyph: string;
  name: string;
  field: number;
  level?: number;
}

/** The heroes where they are. */
function heroesOf(adventure: AdventureView): ShownHero[] {
  const own = adventure.realms.flatMap((realm) =>
    realm.heroes.map((hero) => ({
      key: `${String(realm.seat)}:${hero.which}`,
      own: true,
      which: hero.which,
      main: hero.which === "main",
      faction: realm.faction,
      glyph: hero.which === "main" ? realm.hero : "visor",
      name: hero.which === "main" ? t(`hero-${realm.hero}`) : t("h3-secondary"),
      field: hero.field,
      ...(hero.which === "main" ? { level: realm.level } : {}),
    })),
  );
  const foes = adventure.ai_heroes.flatMap((hero, i) => {
    if (hero.field === null || hero.beaten) return [];
    return [
      {
        key: `ai:${String(i)}`,
        own: false,
        which: "main" as const,
        main: true,
        faction: hero.faction,
        glyph: hero.id,
        name: aiName(hero.id),
        field: hero.field,
      },
    ];
  });
  return [...own, ...foes];
}

/** The heroes where they are to be seen. */
export const shownHeroes = (adventure: AdventureView, playback: Playback): ShownHero[] =>
  heroesOf(adventure).map((hero) => ({
    ...hero,
    field: playback.places[hero.key] ?? hero.field,
  }));

/** Who is on which field. */
type Places = Partial<Record<string, number>>;

let counted = 0;

/** What an event shows on the map; nothing for what is only told. */
export function beatsOf(event: Event, adventure: AdventureView): Beat[] {
  const beat = (field: number | null, mover: string | null, words: string, length: number): Beat => {
    counted += 1;
    return { id: counted, field, mover, words, length };
  };
  const placeAt = (id: number) => {
    const field = adventure.fields.find((each) => each.field === id);
    return field ? fieldName(field) : "";
  };
  switch (event.type) {
    case "hero_moves":
      return [beat(event.to, `${String(event.seat)}:${event.hero}`, "", 300)];
    case "ai_hero_moves": {
      const name = aiName(adventure.ai_heroes[event.hero]?.id ?? "");
      return [
        beat(event.to, `ai:${String(event.hero)}`, t("h3-beat-moves", { name, to: placeAt(event.to) }), 620),
      ];
    }
    case "hero_home":
      return [beat(event.field, `${String(event.seat)}:${event.hero}`, t("h3-beat-home"), 500)];
    case "flagged":
    case "cube_placed":
    case "quick_win":
    case "guard_announced":
      return [beat(event.field, null, "", 260)];
    case "ai_hero_announced":
      return [beat(event.field, null, aiName(adventure.ai_heroes[event.hero]?.id ?? ""), 700)];
    default:
      return [];
  }
}

export class Playback {
  /** Where somebody is to be seen, if not where the view says. */
  places = $state.raw<Places>({});
  beat = $state.raw<Beat | null>(null);
  #queue: { beat: Beat; heard: Heard }[] = [];
  #seen: Seen | null = null;
  #before: Places = {};
  #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get playing(): boolean {
    return this.beat !== null;
  }

  /** Called with every new state of the table. */
  see(adventure: AdventureView, log: readonly Heard[], past: number | null): void {
    const told = fresh(this.#seen, { log, past });
    this.#seen = { log, past };
    const before = this.#before;
    this.#before = Object.fromEntries(heroesOf(adventure).map(({ key, field }) => [key, field]));
    const more = (told ?? []).flatMap((heard) =>
      beatsOf(heard.event as unknown as Event, adventure).map((beat) => ({ beat, heard })),
    );
    if (told === null || paced(1) === 0 || document.hidden || more.length > MOST) {
      this.skip();
      return;
    }
    const moves = more.map(({ beat }) => beat).filter(({ mover }) => mover !== null);
    if (moves.length === 0) return;
    // Whoever moves is first seen where they were.
    if (this.beat === null) {
      this.places = Object.fromEntries(
        Object.entries(before).filter(([key]) => moves.some(({ mover }) => mover === key)),
      );
    }
    this.#queue.push(...more);
    if (this.beat === null) void this.#next();
  }

  skip(): void {
    if (this.playing) this.#stage.skip();
    this.#queue = [];
    this.beat = null;
    this.places = {};
  }

  async #next(): Promise<void> {
    const next = this.#queue.shift();
    if (!next) {
      this.skip();
      return;
    }
    const { beat, heard } = next;
    this.beat = beat;
    if (beat.mover !== null && beat.field !== null) {
      this.places = { ...this.places, [beat.mover]: beat.field };
    }
    const on = await this.#stage.line(heard, beat.length);
    if (this.beat !== beat) return;
    if (on) await this.#next();
    else this.skip();
  }
}
