/** Town actions: the open town, how many of them could be done, and a click that means to muster and then to recruit. */
import type { AtTable } from "$lib/board/at-table.svelte";
import type { Choosing } from "$lib/choosing/choosing.svelte";
import { kindOf } from "$lib/choosing/choices";
import { realmOf } from "../map/walk.svelte";
import { missing } from "../realm/looks";
import type { Slot, TownToken, TownView, View } from "../types";

const DOES: Record<string, TownToken> = {
  build: "build",
  muster: "population",
  recruit: "population",
  reinforce: "population",
  hire: "population",
  guild: "spell_book",
};

/** RULES 14: three units of bronze, two of silver, two of gold, in this order; each tier has its dwelling. */
const DWELLINGS: readonly Slot[] = [
  "dwelling_bronze",
  "dwelling_bronze",
  "dwelling_bronze",
  "dwelling_silver",
  "dwelling_silver",
  "dwelling_golden",
  "dwelling_golden",
];

/** RULES 8: the building that is missing to recruit a unit, or to make it a pack. */
export function lacking(town: TownView, unit: string, face: "few" | "pack"): Slot | undefined {
  const dwelling = DWELLINGS[town.units.findIndex((each) => each.unit === unit)];
  const needed: Slot[] = face === "pack" ? ["citadel"] : [];
  if (dwelling !== undefined) needed.unshift(dwelling);
  return needed.find((slot) => !town.buildings.some((each) => each.slot === slot && each.built));
}

/** How many things each token could do now. */
export function possible(view: View, choosing: Choosing): Record<TownToken, number> {
  const counts: Record<TownToken, number> = {
    build: 0,
    population: 0,
    spell_book: 0,
  };
  for (const { targets } of choosing.remaining) {
    const [first] = targets;
    const token = first === undefined ? undefined : DOES[kindOf(first)];
    if (token && first !== "muster") counts[token] += 1;
  }
  if (choosing.glows("muster")) counts.population += affordable(view, choosing).length;
  return counts;
}

/** The units that the population token could bring, as the keys of their cells. */
export function affordable({ adventure }: View, choosing: Choosing): string[] {
  const realm = adventure && realmOf(adventure, null);
  const town = adventure?.town;
  if (!town || !realm) return [];
  return town.units.flatMap(({ unit, owned, recruit, reinforce }) => {
    const [face, price, key] =
      owned === null
        ? (["few", recruit, `recruit:${unit}`] as const)
        : (["pack", reinforce, `reinforce:${unit}`] as const);
    const can =
      owned !== "pack" &&
      price !== null &&
      missing(price, realm).length === 0 &&
      lacking(town, unit, face) === undefined &&
      choosing.refusal(key) === undefined;
    return can ? [key] : [];
  });
}

class Errand {
  open = $state(false);
  /** What is to be done once mustering has begun. */
  #meant: string | null = null;
  #from: readonly unknown[] = [];

  /** Whether a click on this cell leads on: at once, or by turning the population token first. */
  offers(at: AtTable<View>, key: string): boolean {
    return (
      at.choosing.glows(key) ||
      (at.choosing.glows("muster") && affordable(at.view, at.choosing).includes(key))
    );
  }

  pick(at: AtTable<View>, key: string): void {
    if (at.choosing.glows(key)) {
      at.choosing.pick(key);
      return;
    }
    if (!this.offers(at, key)) return;
    this.#meant = key;
    this.#from = at.table.choices;
    at.choosing.pick("muster");
  }

  follow(at: AtTable<View>): void {
    const { choices, deciding } = at.table;
    if (this.#meant === null || deciding || choices === this.#from || choices.length === 0) return;
    const [choice, ...more] = at.choosing.through(this.#meant);
    this.#meant = null;
    if (choice && more.length === 0) at.deeds.play(choice);
  }
}

export const errand = new Errand();
