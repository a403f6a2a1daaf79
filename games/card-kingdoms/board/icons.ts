/** What a card does, as marks. Everything its effect says is in them: `icons.test.ts` compares them with the sentence. */
import type { CounterIcon } from "../../../web/src/generated/card-kingdoms/CounterIcon";
import type { DomainCard } from "../../../web/src/generated/card-kingdoms/DomainCard";
import type { Goods } from "../../../web/src/generated/card-kingdoms/Goods";
import type { Icons } from "../../../web/src/generated/card-kingdoms/Icons";
import type { MonsterKind } from "../../../web/src/generated/card-kingdoms/MonsterKind";
import type { Role } from "../../../web/src/generated/card-kingdoms/Role";
import type { When } from "../../../web/src/generated/card-kingdoms/When";

export const ROLES: Role[] = ["worker", "soldier", "shadow", "holy"];
export const KINDS: MonsterKind[] = ["minion", "beast", "titan", "boss"];
export const MOMENTS: When[] = [
  "on_build",
  "own_roll_phase",
  "any_roll_doubles",
  "own_action_start",
  "own_action_end",
  "own_action_passive",
  "own_action_gain_citizen",
  "own_action_slay",
];
export type Good = keyof Goods;
export const GOODS: Good[] = ["gold", "strength", "magic", "points"];

/** Tokens as marks, `[[gold:2]] [[magic:1]]`. */
export const goods = (some: Partial<Goods>) =>
  GOODS.filter((good) => (some[good] ?? 0) > 0)
    .map((good) => `[[${good}:${String(some[good])}]]`)
    .join(" ");

/** Citizens of a role; the sign of the role alone would be the icons on domains too, as the dukes count them. */
const citizens = (role: Role) => `[[citizen]][[${role}]]`;

function counter(per: CounterIcon): string {
  if (per === "domains") return "[[domain]]";
  if ("role" in per) return citizens(per.role);
  return "area" in per ? `[[${per.area}]]` : `[[${per.citizen}]]`;
}

/** A plus offers something that may be declined; an arrow stands between a price and what it buys. */
export function brief(icons: Icons): string {
  switch (icons.do) {
    case "gain":
      return goods(icons.goods);
    case "gain_per":
      return `${goods(icons.goods)} × ${counter(icons.per)}`;
    case "all":
      return icons.parts
        .map((part, i) => (i > 0 ? ` + ${brief(part).replace(/^\+/, "")}` : brief(part)))
        .join("");
    case "choose":
      return icons.parts.map(brief).join(" / ");
    case "exchange":
      return `${goods(icons.pay)} → ${goods(icons.gain)}`;
    case "take":
      return `[[opponent]] ${icons.up_to ? "≤ " : ""}${icons.options.map(goods).join(" / ")}`;
    case "gain_citizen": {
      const who =
        icons.name !== null
          ? `[[${icons.name}]]`
          : icons.role !== null
            ? citizens(icons.role)
            : "[[citizen]]";
      const limit = icons.max_cost === null ? "" : ` ≤ [[gold:${String(icons.max_cost)}]]`;
      return `${icons.may_decline ? "+" : ""}${who}${limit}`;
    }
    case "extra_slay":
      return "+[[slay]]";
    case "return_card":
      return `[[${icons.kind}]] → ${goods(icons.gain)}`;
    case "steal_monster":
      return "[[opponent]] [[monster]]";
    case "set_die": {
      const each = icons.per === null ? "" : ` × ${counter(icons.per)}`;
      const price = goods(icons.pay);
      return `${price === "" ? "" : `${price}${each} → `}[[die]] = ${String(icons.value)}`;
    }
    case "shift_die":
      return `[[die]] ${icons.delta < 0 ? "−" : "+"} ${String(Math.abs(icons.delta))}${icons.min > 1 ? ` ≥ ${String(icons.min)}` : ""}`;
    case "waive_recruit_surcharge":
      return "[[citizen]] + 0";
    case "domain_discount":
      return `[[domain]] − [[gold:${String(icons.amount)}]]`;
  }
}

/** A domain's power begins with the moment at which it works. */
export const briefDomain = (card: DomainCard) => `[[${card.when}]]: ${brief(card.power.icons)}`;
