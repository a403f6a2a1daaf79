/** Where the units stood last time: one click places them there again. Kept on this device, by faction. */
import type { AtTable } from "$lib/board/at-table.svelte";
import type { Choice } from "$lib/choosing/choices";
import { spaceKey } from "./aim.svelte";
import { own } from "./catalogue";
import type { Fought } from "./types";

type Places = Partial<Record<string, number>>;

const nameOf = (faction: string) => `taverne.heroes3.formation.${faction}`;

function load(faction: string): Places {
  try {
    return JSON.parse(localStorage.getItem(nameOf(faction)) ?? "{}") as Places;
  } catch {
    return {};
  }
}

function keep(faction: string, places: Places): void {
  try {
    localStorage.setItem(nameOf(faction), JSON.stringify(places));
  } catch {
    // A browser that keeps nothing forgets the places.
  }
}

/** The answer that places a unit on a space. */
export const placing = (at: AtTable<Fought>, unit: string, space: number): Choice | undefined =>
  at.table.choices.find(
    ({ refusal, targets }) =>
      refusal === undefined && targets.includes(`army:${unit}`) && targets.includes(spaceKey(space)),
  );

class Formation {
  /** Units are being placed, as they stood last time. */
  #runs = false;
  #from: readonly unknown[] = [];
  #placed: { faction: string; places: Places } | null = null;

  /** The next unit that can be placed where it stood. */
  next(at: AtTable<Fought>): Choice | undefined {
    const side = own(at.view, at.table.you);
    const last = load(side.faction ?? "");
    for (const [unit, , fallen] of side.army) {
      const space = last[unit];
      const choice = fallen || space === undefined ? undefined : placing(at, unit, space);
      if (choice) return choice;
    }
    return undefined;
  }

  repeat(at: AtTable<Fought>): void {
    const choice = this.next(at);
    if (!choice) return;
    this.#runs = true;
    this.#from = at.table.choices;
    at.choosing.play(choice);
  }

  /** Goes on placing; and remembers where everybody stands once that is done. */
  follow(at: AtTable<Fought>): void {
    const side = own(at.view, at.table.you);
    const faction = side.faction ?? "";
    if (at.view.phase === "deploy") {
      const units = at.view.battle.units.filter((unit) => unit.side === side.side);
      this.#placed = {
        faction,
        places: Object.fromEntries(units.map(({ unit, space }) => [unit, space])),
      };
    } else if (this.#placed !== null) {
      if (Object.keys(this.#placed.places).length > 0)
        keep(this.#placed.faction, {
          ...load(this.#placed.faction),
          ...this.#placed.places,
        });
      this.#placed = null;
    }
    const { choices, deciding } = at.table;
    if (!this.#runs || deciding || choices === this.#from || choices.length === 0) return;
    const choice = at.view.phase === "deploy" ? this.next(at) : undefined;
    this.#runs = choice !== undefined;
    this.#from = choices;
    if (choice) at.deeds.play(choice);
  }
}

export const formation = new Formation();
