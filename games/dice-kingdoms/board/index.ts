/** The board of Dice Kingdoms of Valeria, for the page's frame. */
import type { Board } from "$lib/board/table";
import type { Catalogue } from "../../../web/src/generated/dice-kingdoms/Catalogue";
import type { View } from "../../../web/src/generated/dice-kingdoms/View";
import Area from "./Area.svelte";
import { asks } from "./asks";
import Centre from "./Centre.svelte";
import { draw, idle } from "./draw";
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
  idle,
  asks: (picked, next, catalogue) => asks(picked, next, catalogue as Catalogue),
  places: {
    citizen: "board",
    guild: "board",
    chest: "board",
    wall: "board",
    lair: "board",
    road: "board",
    bridge: "board",
    domain: "board",
    statue: "area",
    die: "always",
    dice: "always",
  },
  steps,
  others,
  rival: "nobody",
  opens,
  motions,
};
