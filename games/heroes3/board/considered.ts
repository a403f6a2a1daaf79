/** Which attack the preview tells about: the one that waits, or the one against whom one points at. */
import type { AtTable } from "$lib/board/at-table.svelte";
import { aim, approaches, forecastOf, spaceKey } from "./aim.svelte";
import type { Forecast, UnitView, View } from "./types";

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

const spaceIn = (key: string | undefined) =>
  key?.startsWith("space:") === true ? Number(key.slice(6)) : undefined;

export function considered(at: AtTable<View>): Considered | undefined {
  const { view } = at;
  const unitBy = (id: number | null) => view.units.find((unit) => unit.id === id);
  if (view.attack) {
    const [attacker, target] = [unitBy(view.attack.attacker), unitBy(view.attack.target)];
    const here = (view.forecast ?? []).filter((each) => each.target === target?.space);
    const plain = here.find((each) => each.card === null);
    if (!attacker || !target || !plain) return undefined;
    const key = at.looked?.key;
    const card = key?.startsWith("hand:") === true ? key.slice(5) : at.choosing.picked[0]?.slice(5);
    const option = at.choosing.picked.find((each) => each.startsWith("option:"))?.slice(7);
    const tried = here.filter((each) => each.card === card && card !== undefined);
    const forecast = tried.find((each) => each.option === option) ?? tried[0];
    return {
      attacker,
      target,
      forecast: forecast ?? plain,
      without: forecast && plain,
      declared: true,
      retaliation: view.attack.kind === "retaliation",
    };
  }
  const attacker = unitBy(view.active);
  const pointed = aim.target ?? spaceIn(at.looked?.key);
  const target = view.units.find((unit) => unit.space === pointed);
  if (!attacker || !target || target.side === attacker.side) return undefined;
  const forecast = forecastOf(view, approaches(view, target.space)[0], target.space);
  return forecast && { attacker, target, forecast, declared: false, retaliation: false };
}

/** How likely these outcomes bring the target down. */
export const odds = (forecast: Forecast): number =>
  forecast.outcomes.filter(({ fate }) => fate === "defeated").reduce((sum, each) => sum + each.odds, 0);

export { spaceKey };
