/** The steps of a battle as the top bar shows them, and who stands on the other side. */
import type { Other, Seat, Step } from "$lib/board/table";
import { t } from "$lib/words/words.svelte";
import type { View } from "./types";

const BEFORE = ["build_army", "search", "search_pick", "deploy", "place_enemy", "place_gate"];

export function steps(view: View): Step[] {
  const before = BEFORE.includes(view.phase);
  const between = view.phase === "extend";
  return [
    { label: t("h3-stage-deploy"), now: before },
    {
      label: t("h3-stage-fight", { n: Math.max(1, view.round) }),
      now: !before && !between && view.phase !== "over",
    },
    ...(view.limited ? [{ label: t("h3-stage-extend"), now: between }] : []),
    ...(view.phase === "over" ? [{ label: t("h3-stage-over"), now: true }] : []),
  ];
}

export function others(view: View, you: Seat | null): Other[] {
  const seats = view.sides.map(({ seat }) => seat).filter((seat): seat is number => seat !== null);
  const foes = seats.filter((seat) => seat !== you);
  return foes.length > 0 && you !== null && seats.length > 1 ? foes : ["rival"];
}
