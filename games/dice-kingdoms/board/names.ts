/** Where the names of places are written: below their signs, or above or beside them where no road runs. */
import type { Point, Rect } from "./geometry";

export interface Named {
  at: Point;
  /** The radius of its sign. */
  r: number;
  /** The room its name takes; nothing to write if it is empty. */
  w: number;
  h: number;
}

const GAP = 4;

/** The rooms a name could take, the most usual first. */
function rooms({ at, r, w, h }: Named): Rect[] {
  const beside = r + GAP + 3;
  return [
    { x: at.x - w / 2, y: at.y + r + GAP, w, h },
    { x: at.x - w / 2, y: at.y - r - GAP - h, w, h },
    { x: at.x - beside - w, y: at.y - h / 2, w, h },
    { x: at.x + beside + 3, y: at.y - h / 2, w, h },
    { x: at.x - w, y: at.y + r + GAP, w, h },
    { x: at.x, y: at.y + r + GAP, w, h },
  ];
}

/** How deep two rooms lie in each other. */
function depth(a: Rect, b: Rect): number {
  const dx = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const dy = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return dx > 0 && dy > 0 ? Math.min(dx, dy) : 0;
}

const HABIT = 12;

/** Writes each name where it is least in the way of boxes, signs and the names written before it. */
export function writeNames(
  places: readonly Named[],
  boxes: readonly Point[],
  stone: number,
  edge: Rect,
): Rect[] {
  const stones = boxes.map(({ x, y }) => ({ x: x - stone / 2, y: y - stone / 2, w: stone, h: stone }));
  const signs = places.map(({ at, r }) => ({ x: at.x - r, y: at.y - r, w: 2 * r, h: 2 * r }));
  const written = places.map((place) => rooms(place)[0] as Rect);
  for (let pass = 0; pass < 3; pass += 1) {
    for (const [i, place] of places.entries()) {
      if (place.w === 0) continue;
      let least = Infinity;
      for (const [k, room] of rooms(place).entries()) {
        const out = Math.max(
          edge.x - room.x,
          room.x + room.w - edge.x - edge.w,
          edge.y - room.y,
          room.y + room.h - edge.y - edge.h,
          0,
        );
        let cost = k * HABIT + out ** 2 * 50;
        for (const it of stones) cost += depth(room, it) ** 2;
        for (const [j, it] of signs.entries()) if (j !== i) cost += depth(room, it) ** 2 * 4;
        for (const [j, it] of written.entries()) if (j !== i && it.w > 0) cost += depth(room, it) ** 2 * 4;
        if (cost >= least) continue;
        least = cost;
        written[i] = room;
      }
    }
  }
  return written;
}
