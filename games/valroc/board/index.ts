/** The board of Valroc, for the page's frame. */
import type { Board } from "$lib/board/table";
import type { View } from "../../../web/src/generated/valroc/View";
import Area from "./Area.svelte";
import { asks } from "./asks";
import Centre from "./Centre.svelte";
import { draw } from "./draw";
import Glance from "./Glance.svelte";
import Large from "./Large.svelte";
import { printed } from "./faces";
import { marks } from "./marks";
import Mine from "./Mine.svelte";
import { motions, opens } from "./motions";
import Opponents from "./Opponents.svelte";
import Status from "./Status.svelte";
import { others, steps } from "./steps";

export const board: Board<View> = {
  Centre,
  Opponents,
  Area,
  Mine,
  Status,
  Glance,
  Large,
  printed,
  marks,
  draw,
  asks,
  places: {
    dark_quarter: "board",
    fountain: "board",
    tavern: "board",
    cave: "board",
    training: "board",
    sanctuary: "board",
    university: "board",
    arena: "board",
    statue: "board",
    vial: "board",
    shown: "board",
    zone: "board",
    amount: "board",
    trade: "board",
    pawn: "always",
    element: "area",
    spell: "area",
    used: "area",
    course: "area",
    token: "area",
    seat: "opponents",
    creature: "area",
  },
  moved: (kind, { draft, training }) =>
    kind === "creature" && draft ? "board" : kind === "vial" && !training ? "area" : undefined,
  steps,
  others,
  area: "vr-tab",
  rival: "phantom",
  opens,
  motions,
};
