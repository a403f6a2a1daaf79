/**
 * Keys on the map: arrows step, with Ctrl they move the map, + and - make it larger and smaller, 0 shows all of it; H changes
 * the hero, T opens the town, R turns a tile, Enter goes on.
 */
import type { AtTable } from "$lib/board/at-table.svelte";
import type { Choice } from "$lib/choosing/choices";
import { cameraOf } from "../map/camera.svelte";
import { bestTurn, DIRECTIONS, isSame, PLACES, plus } from "../map/hexes";
import type { Playback } from "../map/playback.svelte";
import { spin } from "../map/spin.svelte";
import { walk, walkerOf } from "../map/walk.svelte";
import { errand } from "../town/errand.svelte";
import type { View } from "../types";

const ONWARD = ["accept", "fill", "done", "pass"];

/** The answers that go on: taking what is offered before leaving it. */
export const onwards = (choices: readonly Choice[]): Choice[] =>
  ONWARD.flatMap((name) => choices.find(({ targets }) => targets.includes(name)) ?? []);

/** The one that Enter gives: none where something is offered, and can be left. */
export function onward(choices: readonly Choice[]): Choice | undefined {
  const [first, second] = onwards(choices);
  return second === undefined ? first : undefined;
}

/** The direction of an arrow on the screen: E, SE, SW, W, NW, NE. */
function directionOf(key: string, shift: boolean): number | undefined {
  const plain: Record<string, number> = { ArrowRight: 0, ArrowLeft: 3 };
  const shifted: Record<string, number> = {
    ArrowRight: 1,
    ArrowDown: 2,
    ArrowLeft: 4,
    ArrowUp: 5,
  };
  return (shift ? shifted : plain)[key];
}

/** The field beside the hero one leads, in a direction of the screen. */
export function besideHero(at: AtTable<View>, direction: number): number | undefined {
  const { adventure } = at.view;
  const walker = adventure && walkerOf(adventure, at.table.you, walk.hero(at));
  const here = adventure?.fields.find(({ field }) => field === walker?.field);
  if (!adventure || !here) return undefined;
  const camera = cameraOf(at.table.id);
  const hexes = adventure.tiles.flatMap((tile) => PLACES.map((place) => plus(tile, place)));
  const home = adventure.fields.find(
    ({ location, owner }) => location === "town" && owner !== null && owner !== "ai",
  );
  const turn = bestTurn(hexes, home, {
    width: camera.width,
    height: camera.height,
  });
  const way = DIRECTIONS[(direction - turn + 6) % 6];
  const there = way && plus(here, way);
  return there && adventure.fields.find((field) => isSame(field, there))?.field;
}

/** How far one key moves the map, in pixels. */
const STRIDE = 80;
const AWAY: Record<string, readonly [number, number]> = {
  ArrowLeft: [STRIDE, 0],
  ArrowRight: [-STRIDE, 0],
  ArrowUp: [0, STRIDE],
  ArrowDown: [0, -STRIDE],
};

/** Answers a key; false if it means nothing now. */
export function shortcut(at: AtTable<View>, event: KeyboardEvent, playback: Playback): boolean {
  const on = event.target instanceof Element ? event.target : null;
  if (event.metaKey || event.altKey) return false;
  if (on?.matches("input, textarea, select, [role=tab]") || document.querySelector("dialog[open]"))
    return false;
  const away = event.ctrlKey && !errand.open ? AWAY[event.key] : undefined;
  if (away) {
    cameraOf(at.table.id).pan(...away);
    return true;
  }
  if (event.ctrlKey || event.repeat) return false;
  const letter = event.key.toLowerCase();
  if (event.key === "Escape" && errand.open) {
    errand.open = false;
    return true;
  }
  if (letter === "t" && at.view.adventure?.town) {
    errand.open = !errand.open;
    return true;
  }
  if (at.view.adventure?.turning) return turns(at, event.key, on);
  const camera = cameraOf(at.table.id);
  if (event.key === "+" || event.key === "-") {
    camera.zoom(event.key === "+" ? 1.2 : 1 / 1.2);
    return true;
  }
  if (event.key === "0") {
    camera.fit();
    return true;
  }
  if (letter === "h") return walk.change(at);
  const direction = errand.open ? undefined : directionOf(event.key, event.shiftKey);
  const field = direction === undefined ? undefined : besideHero(at, direction);
  if (field !== undefined && walk.step(at, walk.hero(at), field)) {
    playback.skip();
    walk.to(at, field);
    return true;
  }
  const main = onward(at.choosing.remaining);
  if (event.key === "Enter" && main && (on === null || on === document.body)) {
    at.choosing.play(main);
    return true;
  }
  return false;
}

/** R turns, Shift+R turns back, arrows too; Enter lays it. */
function turns(at: AtTable<View>, key: string, on: Element | null): boolean {
  if (key === "r" || key === "ArrowRight") spin.by(at.view, 1);
  else if (key === "R" || key === "ArrowLeft") spin.by(at.view, -1);
  else if (key === "Enter" && (on === null || !on.matches("button, a"))) spin.confirm(at);
  else return false;
  return true;
}
