/** What a card does, as marks. */
import type { CounterIcon } from "../../../web/src/generated/card-kingdoms/CounterIcon";
import type { Goods } from "../../../web/src/generated/card-kingdoms/Goods";
import type { Icons } from "../../../web/src/generated/card-kingdoms/Icons";
import type { MonsterKind } from "../../../web/src/generated/card-kingdoms/MonsterKind";
import type { Role } from "../../../web/src/generated/card-kingdoms/Role";

export const ROLES: Role[] = ["worker", "soldier", "shadow", "holy"];
export const KINDS: MonsterKind[] = ["minion", "beast", "titan", "boss"];
export type Good = keyof Goods;
export const GOODS: Good[] = ["gold", "strength", "magic", "points"];

/** Tokens as marks, `[[gold:2]] [[magic:1]]`. */
export const goods = (some: Partial<Goods>) =>
  GOODS.filter((good) => (some[good] ?? 0) > 0)
    .map((good) => `[[${good}:${String(some[good])}]]`)
    .join(" ");

function counter(per: CounterIcon): string {
  if (per === "domains") return "[[domain]]";
  if ("role" in per) return `[[${per.role}]]`;
  return "area" in per ? `[[${per.area}]]` : "[[citizen]]";
}

export function brief(icons: Icons): string {
  switch (icons.do) {
    case "gain":
      return goods(icons.goods);
    case "gain_per":
      return `${goods(icons.goods)} × ${counter(icons.per)}`;
    case "all":
      return icons.parts.map(brief).join(" ");
    case "choose":
      return icons.parts.map(brief).join(" / ");
    case "exchange":
      return `${goods(icons.pay)} → ${goods(icons.gain)}`;
    case "take":
      return `[[opponent]] ${icons.options.map(goods).join(" / ")}`;
    case "gain_citizen": {
      const role = icons.role === null ? "" : ` [[${icons.role}]]`;
      return `+[[citizen]]${role}${icons.max_cost === null ? "" : ` ≤ [[gold:${String(icons.max_cost)}]]`}`;
    }
    case "extra_slay":
      return "+[[monster]]";
    case "return_card":
      return `[[${icons.kind}]] → ${goods(icons.gain)}`;
    case "steal_monster":
      return "[[opponent]] [[monster]]";
    case "set_die":
      return `[[die]] → ${String(icons.value)}`;
    case "shift_die":
      return `[[die]] − ${String(Math.abs(icons.delta))}`;
    case "waive_recruit_surcharge":
      return "[[citizen]] + 0";
    case "domain_discount":
      return `[[domain]] − [[gold:${String(icons.amount)}]]`;
  }
}
