/** The board of Valeria: Card Kingdoms, for the page's frame. */
import type { Board } from "$lib/board/table";
import type { View } from "../../../web/src/generated/card-kingdoms/View";
import Area from "./Area.svelte";
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
  places: {
    stack: "board",
    duke: "board",
    seat: "opponents",
    die: "always",
    dice: "always",
    citizen: "area",
    monster: "area",
    domain: "area",
  },
  steps,
  others,
  rival: "dark-lord",
  reveal: "ck-dukes-revealed",
  opens,
  motions,
};
