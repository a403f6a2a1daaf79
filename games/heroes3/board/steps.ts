/** The steps of a round or of a battle as the top bar shows them, and who stands on the other side. */
import type { Other, Part, PartTab, Seat, Step } from "$lib/board/table";
import type { Choosing } from "$lib/choosing/choosing.svelte";
import { t } from "$lib/words/words.svelte";
import glyphs from "./glyphs.icons.json";
import { sign, TOKENS } from "./realm/looks";
import { possible } from "./town/errand.svelte";
import type { AdventureView, Fought, View } from "./types";

const BEFORE = ["build_army", "search", "search_pick", "deploy", "place_enemy", "place_gate"];
const STAGES = ["round_start", "turn", "ai", "round_end"] as const;

function battle(view: Fought): Step[] {
  const before = BEFORE.includes(view.phase);
  const between = view.phase === "extend";
  return [
    { label: t("h3-stage-deploy"), now: before },
    {
      label: t("h3-stage-fight", { n: Math.max(1, view.battle.round) }),
      now: !before && !between && view.phase !== "over",
    },
    ...(view.battle.limited ? [{ label: t("h3-stage-extend"), now: between }] : []),
    ...(view.phase === "over" ? [{ label: t("h3-stage-over"), now: true }] : []),
  ];
}

const round = ({ stage }: AdventureView): Step[] =>
  STAGES.map((each) => ({ label: t(`h3-stage-${each}`), now: each === stage }));

export function steps(view: View): Step[] {
  if (view.battle) return battle({ ...view, battle: view.battle });
  return view.adventure ? round(view.adventure) : [];
}

export function others(view: View, you: Seat | null): Other[] {
  const seats = (view.battle?.sides ?? []).map(({ seat }) => seat).filter((seat) => seat !== null);
  const foes = seats.filter((seat) => seat !== you);
  return foes.length > 0 && you !== null && seats.length > 1 ? foes : ["rival"];
}

/** What a turn on the map is made of: on a phone each has its tab, and none of it needs a button elsewhere. */
const OWN_TURN = ["field", "tile", "build", "muster", "recruit", "reinforce", "guild", "hire", "hand"];

/** What the town sells to those who stand in it, and nobody else. */
const MUSTERED = ["recruit", "reinforce"];

/**
 * Between battles the hand lies with the hero; before one an army is put together on the board. The town cannot be seen
 * from a battle, nor does it show the units that join one elsewhere.
 */
export function moved(kind: string, view: View): Part | "always" | "nowhere" | undefined {
  if (view.battle) {
    if (MUSTERED.includes(kind)) return view.adventure ? "nowhere" : "board";
    return view.adventure && kind === "hire" ? "nowhere" : undefined;
  }
  if (MUSTERED.includes(kind) && view.adventure?.town?.mustering !== true) return "nowhere";
  if (view.phase === "map" && OWN_TURN.includes(kind)) return "always";
  return kind === "hand" ? "area" : undefined;
}

/** The tabs of a phone between battles. */
export function tabs(view: View, choosing: Choosing): Partial<Record<Part, PartTab>> {
  const { adventure, battle } = view;
  if (!adventure || battle) return {};
  const can = possible(view, choosing);
  const news = TOKENS.filter((token) => can[token] > 0).length;
  return {
    board: { label: t("h3-tab-map"), glyph: glyphs.map },
    area: { label: t("h3-tab"), glyph: glyphs.catherine },
    town: {
      label: t("h3-town"),
      glyph: sign("town"),
      ...(news > 0 ? { news } : {}),
    },
    opponents: { label: t("h3-tab-foe"), glyph: sign("goal") },
  };
}
