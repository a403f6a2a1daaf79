/** The board of the Shadow Kingdoms, for the page's frame. */
import type { Board } from "$lib/board/table";
import Area from "./Area.svelte";
import Beside from "./Beside.svelte";
import Centre from "./Centre.svelte";
import { draw } from "./draw";
import Glance from "./Glance.svelte";
import Large from "./Large.svelte";
import { printed } from "./faces";
import { marks } from "./marks";
import Mine from "./Mine.svelte";
import { motions, opens } from "./motions";
import Opponents from "./Opponents.svelte";
import Piece from "./Piece.svelte";
import Status from "./Status.svelte";
import { others, steps } from "./steps";
import type { View } from "./types";

export const board: Board<View> = {
  Centre,
  Opponents,
  Area,
  Mine,
  Status,
  Glance,
  Large,
  printed,
  Beside,
  Piece,
  marks,
  draw,
  places: {
    board: "board",
    face: "board",
    place: "board",
    die: "board",
    award: "board",
    champion: "board",
    plan: "board",
    "cycle-champion": "board",
    "cycle-plan": "board",
    planned: "board",
    execute: "always",
    finish: "always",
    held: "always",
    arriving: "always",
    reserve: "area",
    spot: "area",
    zone: "area",
    link: "area",
  },
  steps,
  others,
  area: "sk-tab",
  rival: "adversary",
  opens,
  motions,
};
