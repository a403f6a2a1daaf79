/** The board of Heroes III, for the page's frame. */
import type { Board } from "$lib/board/table";
import Area from "./Area.svelte";
import Beside from "./Beside.svelte";
import Centre from "./Centre.svelte";
import { draw } from "./draw";
import Glance from "./Glance.svelte";
import Large from "./Large.svelte";
import { marks } from "./marks";
import Mine from "./Mine.svelte";
import { motions, opens } from "./motions";
import Opponents from "./Opponents.svelte";
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
  Beside,
  marks,
  draw,
  places: {
    space: "board",
    army: "board",
    card: "board",
    top: "board",
    discard: "board",
    recruit: "board",
    reinforce: "board",
    hand: "always",
    morale: "area",
    play: "area",
    look: "board",
    quiet: "always",
    pass: "always",
    accept: "always",
    extend: "always",
    done: "always",
    defend: "always",
  },
  steps,
  others,
  area: "h3-tab",
  rival: "h3-foe",
  opens,
  motions,
};
