/** Whom the active unit aims at: the ways to an enemy, and a click that means to go there and to strike. */
import type { AtTable } from "$lib/board/at-table.svelte";
import type { Choice } from "$lib/choosing/choices";
import type { Forecast, Fought } from "./types";

/** Looking at somebody whom one can reach and strike. */
export const aimKey = (space: number) => `aim:${String(space)}`;
export const spaceKey = (space: number) => `space:${String(space)}`;

const activeSpace = (view: Fought) => view.battle.units.find((unit) => unit.id === view.battle.active)?.space;

/** The spaces from which an enemy can be struck with the fewest steps. */
export function approaches(view: Fought, target: number): number[] {
  const ways = view.battle.reach.filter(({ targets }) => targets.includes(target));
  const least = Math.min(...ways.map(({ steps }) => steps));
  return ways.filter(({ steps }) => steps === least).map(({ space }) => space);
}

export const canReach = (view: Fought, target: number) =>
  view.battle.reach.some(({ targets }) => targets.includes(target));

/** What an attack would do, without any card. */
export function forecastOf(view: Fought, from: number | undefined, target: number): Forecast | undefined {
  const all = view.battle.forecast.filter((each) => each.target === target && each.with === undefined);
  return all.find((each) => each.from === from) ?? all[0];
}

class Aim {
  /** The enemy for whom a way is still to be chosen. */
  target = $state<number | null>(null);
  /** The enemy whom the next question shall strike. */
  #meant: number | null = null;
  #asked: readonly unknown[] = [];

  /** The answer that leads the active unit to a space; staying is one too. */
  #way(at: AtTable<Fought>, space: number): Choice | undefined {
    const found = at.choosing.remaining.find(({ targets }) => targets.includes(spaceKey(space)));
    if (found || space !== activeSpace(at.view)) return found;
    return at.choosing.remaining.find(({ targets }) => targets.includes("stay"));
  }

  /** Whether a click on this enemy leads to an attack, though moving is asked first. */
  offers(at: AtTable<Fought>, target: number): boolean {
    return approaches(at.view, target).some((space) => this.#way(at, space) !== undefined);
  }

  /** A click on an enemy who can be reached: with one way at once, with several after one more click. */
  at(at: AtTable<Fought>, target: number): void {
    const ways = approaches(at.view, target);
    if (ways.length === 1 && ways[0] !== undefined) this.go(at, ways[0], target);
    else this.target = this.target === target ? null : target;
  }

  /** Goes to a space in order to strike from there. */
  go(at: AtTable<Fought>, space: number, target: number): void {
    const way = this.#way(at, space);
    if (!way) return;
    this.target = null;
    this.#meant = target;
    this.#asked = at.table.choices;
    at.choosing.play(way);
  }

  /** Strikes as it was meant, once that is asked; any other question is left to the player. */
  follow(at: AtTable<Fought>): void {
    const { choices, deciding } = at.table;
    if (choices !== this.#asked) this.target = null;
    if (this.#meant === null || deciding || choices === this.#asked || choices.length === 0) return;
    const [strike, ...more] = at.choosing.through(spaceKey(this.#meant));
    this.#meant = null;
    if (strike && more.length === 0) at.deeds.play(strike);
  }
}

export const aim = new Aim();
