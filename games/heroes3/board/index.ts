/** The board of Heroes III, for the page's frame. */
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
import Status from "./Status.svelte";
import TownTab from "./town/TownTab.svelte";
import { moved, others, steps, tabs } from "./steps";
import type { View } from "./types";

export const board: Board<View> = {
  Centre,
  Opponents,
  Town: TownTab,
  Area,
  Mine,
  Status,
  Glance,
  Large,
  printed,
  Beside,
  marks,
  draw,
  places: {
    space: "board",
    field: "board",
    tile: "board",
    turn: "always",
    die: "board",
    trade: "board",
    machine: "board",
    build: "town",
    muster: "town",
    recruit: "town",
    reinforce: "town",
    guild: "town",
    hire: "town",
    troop: "area",
    end_turn: "always",
    fill: "always",
    army: "board",
    card: "board",
    top: "board",
    discard: "board",
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
  moved,
  tabs,
  steps,
  others,
  area: "h3-tab",
  rival: "h3-foe",
  opens,
  playsBack: true,
  begins: ".stand .active",
  motions,
};
