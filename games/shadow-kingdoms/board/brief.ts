/** What a champion does, as marks: short enough for its tile. The sentence is in its large picture. */
import { mark } from "./marks";
import type { Goods, Metric, PowerIcons } from "./types";

const GOODS = ["gold", "magic", "influence", "gem"] as const;
export const goods = (some: Partial<Goods>) =>
  GOODS.filter((good) => (some[good] ?? 0) > 0)
    .map((good) => mark(good, some[good] ?? 0))
    .join(" ");

const MOMENTS: Record<string, string> = {
  gold_gained: "[[gold]]",
  magic_gained: "[[magic]]",
  influence_gained: "[[influence]]",
  gem_gained: "[[gem]]",
  gem_spent: "[[gem]]",
  chain_gained: "[[chain]]",
  champion_gained: "[[champion]]",
  plan_taken_from_column: "[[plan]]",
  strength_calc: "",
  pay_champion: "[[champion]]",
  pay_plan: "[[plan]]",
  pay_reserve_bonus: "[[reserve]]",
};

const METRICS: Record<string, string> = {
  champions: "[[champion]]",
  completed_plans: "[[plan]]",
  reserved_plans: "[[reserve]]",
  gems: "[[gem]]",
  gold: "[[gold]]",
  magic: "[[magic]]",
  dice: "[[die]]",
  awards: "[[award]]",
  influence: "[[influence]]",
  most_champions_of_one_row: "[[champion]] =",
  most_plans_of_one_battle: "[[plan]] =",
  battles_completed: "[[ambush]][[siege]][[clash]]",
  fewest_symbols_of_any_troop: "[[goblin]][[orc]][[skeleton]][[gargoyle]][[gnoll]]",
};

/** What is counted, as a mark. */
export function metric(what: Metric): string {
  if (typeof what === "string") return METRICS[what] ?? "";
  const [[name, value] = ["", ""]] = Object.entries(what);
  if (name === "influence_above") return `[[influence]] > ${String(value)}`;
  if (name === "plans_of_each_battle") return `${String(value)}×[[ambush]][[siege]][[clash]]`;
  return `[[${String(value)}]]`;
}

export function brief(power: PowerIcons): string {
  if (power.do === "take_die") return "+1 [[die]]";
  if (power.do === "reserve_plan") return "[[plan]] [[gold:0]]";
  if (power.do === "gain") return goods(power.goods);
  if (power.do === "score") {
    const { each, per, flat, metric: what } = power.score;
    if (flat > 0) return `${metric(what)} ${mark("points", flat)}`;
    return `${mark("points", each)} × ${per > 1 ? String(per) : ""}${metric(what)}`;
  }
  const { on, battle, with: boon } = power;
  const [first = ""] = on;
  const when = battle === null ? (MOMENTS[first] ?? "") : `[[${battle}]]`;
  if (boon.give === "strength") return `${when} +${mark("strength", boon.n)}`.trim();
  if (boon.give === "discount") return `${when} [[gold]] −${String(boon.n)}`;
  if (boon.give === "gain_as_much") return `${when} → [[${boon.resource}]]`;
  const more = first === "gold_gained" || first === "magic_gained" ? "+" : "";
  return `${when} → ${more}${goods(boon.goods)}`;
}
