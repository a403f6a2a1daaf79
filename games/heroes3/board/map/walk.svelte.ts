/** The heroes on the map: which one is led, where it can go, and the way it is on. */
import type { AtTable } from "$lib/board/at-table.svelte";
import type { Choice } from "$lib/choosing/choices";
import type { AdventureView, MapReachView, View, Which } from "../types";

export const fieldKey = (field: number) => `field:${String(field)}`;
export const tileKey = (slot: number) => `tile:${String(slot)}`;

/** What a click on a field does now. */
export interface Offer {
  hero: Which;
  kind: MapReachView["kind"] | "choose";
  cost: number;
  /** The fields on the way, the last is the field itself; none for what is only chosen. */
  way: number[];
}

export const realmOf = (adventure: AdventureView, seat: number | null) =>
  adventure.realms.find((realm) => realm.seat === seat) ?? adventure.realms[0];
export const walkerOf = (adventure: AdventureView, seat: number | null, which: Which) =>
  realmOf(adventure, seat)?.heroes.find((hero) => hero.which === which);

const leads = (choice: Choice, hero: Which) => choice.targets.includes(`hero:${hero}`);

class Walk {
  /** The hero the player leads. */
  chosen = $state<Which>("main");
  /** What is left of the way. */
  #left: number[] = [];
  #from: readonly unknown[] = [];
  /** Where the last step leads. */
  #expected = -1;

  hero(at: AtTable<View>): Which {
    const { adventure } = at.view;
    return adventure && walkerOf(adventure, at.table.you, this.chosen) ? this.chosen : "main";
  }

  /** The other one, if there is one. */
  change(at: AtTable<View>): boolean {
    const { adventure } = at.view;
    const other = this.hero(at) === "main" ? "secondary" : "main";
    if (!adventure || !walkerOf(adventure, at.table.you, other)) return false;
    this.chosen = other;
    return true;
  }

  /** The answer that takes a hero one step on. */
  step(at: AtTable<View>, hero: Which, field: number): Choice | undefined {
    return at.choosing.remaining.find(
      (choice) => leads(choice, hero) && choice.targets.includes(fieldKey(field)),
    );
  }

  /** What a click on a field would do: with the hero one leads, or else with the other. */
  offer(at: AtTable<View>, field: number): Offer | undefined {
    const first = this.hero(at);
    for (const hero of [first, first === "main" ? "secondary" : "main"] as const) {
      const reach = at.view.adventure?.reach.find((each) => each.hero === hero && each.field === field);
      const next = reach?.way[0];
      if (reach && next !== undefined && this.step(at, hero, next))
        return { hero, kind: reach.kind, cost: reach.cost, way: reach.way };
      if (this.step(at, hero, field)) return { hero, kind: "visit", cost: 1, way: [field] };
    }
    if (this.#asks(at, field)) return { hero: first, kind: "choose", cost: 0, way: [] };
    return undefined;
  }

  /** Whether the field itself is an answer; whether to hire there is asked in the town. */
  #asks(at: AtTable<View>, field: number): boolean {
    const hiring = at.choosing.picked.includes("hire");
    return at.choosing.remaining.some(
      ({ targets }) => targets.includes(fieldKey(field)) && (hiring || !targets.includes("hire")),
    );
  }

  /** Goes there, step by step; or answers with the field, if that is what is asked. */
  to(at: AtTable<View>, field: number): void {
    const offer = this.offer(at, field);
    if (!offer) return;
    const [next, ...rest] = offer.way;
    const choice = next === undefined ? undefined : this.step(at, offer.hero, next);
    if (next === undefined || !choice) {
      at.choosing.pick(fieldKey(field));
      return;
    }
    this.chosen = offer.hero;
    this.#left = rest;
    this.#expected = next;
    this.#from = at.table.choices;
    at.choosing.play(choice);
  }

  /** Takes the next step of the way; whatever else has happened ends it. */
  follow(at: AtTable<View>): void {
    const { choices, deciding } = at.table;
    if (this.#left.length === 0 || deciding || choices === this.#from || choices.length === 0) return;
    const { adventure, battle } = at.view;
    const walker = adventure && walkerOf(adventure, at.table.you, this.chosen);
    const [next, ...rest] = this.#left;
    const here = !battle && walker?.field === this.#expected;
    const choice = here && next !== undefined ? this.step(at, this.chosen, next) : undefined;
    this.#left = choice ? rest : [];
    this.#from = choices;
    if (!choice || next === undefined) return;
    this.#expected = next;
    at.deeds.play(choice);
  }

  /** The way shall not go on. */
  halt(): void {
    this.#left = [];
  }
}

export const walk = new Walk();
