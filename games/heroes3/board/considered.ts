/** Which attack the preview tells about: the one that waits, or the one against whom one points at. */
import type { AtTable } from "$lib/board/at-table.svelte";
import { aim, approaches, forecastOf } from "./aim.svelte";
import type { Fate, Forecast, UnitView, Fought } from "./types";

export interface Considered {
  attacker: UnitView;
  target: UnitView;
  /** As it is, or with the card that is pointed at. */
  forecast: Forecast;
  /** Without that card. */
  without?: Forecast | undefined;
  /** It is declared; otherwise it would be. */
  declared: boolean;
  retaliation: boolean;
}

const spaceIn = (key: string | undefined) => {
  const space = /^(?:space|aim):(\d+)$/.exec(key ?? "")?.[1];
  return space === undefined ? undefined : Number(space);
};

export function considered(at: AtTable<Fought>): Considered | undefined {
  const { view } = at;
  const unitBy = (id: number | null) => view.battle.units.find((unit) => unit.id === id);
  if (view.battle.attack) {
    const [attacker, target] = [unitBy(view.battle.attack.attacker), unitBy(view.battle.attack.target)];
    const here = view.battle.forecast.filter((each) => each.target === target?.space);
    const plain = here.find((each) => each.with === undefined);
    if (!attacker || !target || !plain) return undefined;
    const key = at.looked?.key;
    const card = key?.startsWith("hand:") === true ? key.slice(5) : at.choosing.picked[0]?.slice(5);
    const forecast = here.find((each) => each.with !== undefined && each.with.card === card);
    return {
      attacker,
      target,
      forecast: forecast ?? plain,
      without: forecast && plain,
      declared: true,
      retaliation: view.battle.attack.kind === "retaliation",
    };
  }
  const attacker = unitBy(view.battle.active);
  const pointed = aim.target ?? spaceIn(at.looked?.key);
  const target = view.battle.units.find((unit) => unit.space === pointed);
  if (!attacker || !target || target.side === attacker.side) return undefined;
  const forecast = forecastOf(view, approaches(view, target.space)[0], target.space);
  return (
    forecast && {
      attacker,
      target,
      forecast,
      declared: false,
      retaliation: false,
    }
  );
}

/** Two numbers as a fraction in its lowest terms. */
function fraction(odds: number, of: number): { odds: number; of: number } {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const by = divisor(odds, of) || 1;
  return { odds: odds / by, of: of / by };
}

/** How likely an attack brings its target down. */
export const falls = ({ outcomes, of }: Forecast) => {
  const odds = outcomes.filter(({ fate }) => fate === "falls").reduce((sum, each) => sum + each.odds, 0);
  return odds === 0 ? { odds: 0, of: 3 } : odds === of ? { odds: 3, of: 3 } : fraction(odds, of);
};

/** What one face of the die does; another amount, if the die of a defence token shows +1. */
export interface OfFace {
  face: number;
  odds: number;
  of: number;
  damage: number;
  fate: Fate;
  shielded?: number | undefined;
}

export function byFace({ outcomes, of }: Pick<Forecast, "outcomes" | "of">): OfFace[] {
  const faces = [...new Set(outcomes.map(({ face }) => face))].sort((a, b) => a - b);
  return faces.flatMap((face) => {
    const all = outcomes.filter((each) => each.face === face);
    const plain = all.find(({ shield }) => !shield) ?? all[0];
    if (!plain) return [];
    const shielded = all.find(({ shield, damage }) => shield && damage !== plain.damage)?.damage;
    const odds = all.reduce((sum, each) => sum + each.odds, 0);
    return [
      {
        face,
        ...fraction(odds, of),
        damage: plain.damage,
        fate: plain.fate,
        shielded,
      },
    ];
  });
}
