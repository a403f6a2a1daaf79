/** After the roads are laid: boxes that are still in the way of a name or of each other give way a little. */
import type { Point, Rect } from "./geometry";
import type { Course, Laid, Obstacle, Sizes } from "./roads";

interface Stone extends Point {
  road: number;
  /** The first or the last box of its road. */
  end: boolean;
  /** Where it was laid. */
  home: Point;
}

const ROUNDS = 140;

/** Two stones that are too close push each other away, along the way on which they are farther apart already. */
function part(a: Stone, b: Stone, least: number): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const lack = least - Math.max(Math.abs(dx), Math.abs(dy));
  if (lack <= 0) return;
  const push = lack * 0.3;
  if (Math.abs(dx) > Math.abs(dy)) {
    a.x -= Math.sign(dx) * push;
    b.x += Math.sign(dx) * push;
  } else {
    const way = dy === 0 ? 1 : Math.sign(dy);
    a.y -= way * push;
    b.y += way * push;
  }
}

/** Out of a place or its name, by the shortest way. */
function leave(stone: Stone, it: Rect, half: number): void {
  const left = stone.x + half - it.x;
  const right = it.x + it.w - stone.x + half;
  const up = stone.y + half - it.y;
  const down = it.y + it.h - stone.y + half;
  const least = Math.min(left, right, up, down);
  if (least <= 0) return;
  if (least === left) stone.x -= left * 0.6;
  else if (least === right) stone.x += right * 0.6;
  else if (least === up) stone.y -= up * 0.6;
  else stone.y += down * 0.6;
}

export function relax(
  laid: readonly Laid[],
  courses: readonly Course[],
  obstacles: readonly Obstacle[],
  edge: Rect,
  { stone, finger }: Sizes,
): Laid[] {
  const roads = laid.map(({ boxes }, road) =>
    boxes.map((at, k): Stone => ({
      ...at,
      road,
      end: k === 0 || k === boxes.length - 1,
      home: at,
    })),
  );
  const all = roads.flat();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const it of all) {
      it.x += (it.home.x - it.x) * 0.02;
      it.y += (it.home.y - it.y) * 0.02;
    }
    for (const road of roads) {
      for (let k = 1; k + 1 < road.length; k += 1) {
        const [before, here, after] = [road[k - 1], road[k], road[k + 1]];
        if (!before || !here || !after) continue;
        here.x += ((before.x + after.x) / 2 - here.x) * 0.06;
        here.y += ((before.y + after.y) / 2 - here.y) * 0.06;
      }
    }
    for (const it of all) for (const obstacle of obstacles) leave(it, obstacle, stone / 2 + 0.5);
    for (const [i, a] of all.entries()) {
      for (let k = i + 1; k < all.length; k += 1) {
        const b = all[k] as Stone;
        part(a, b, a.road === b.road ? stone + 0.6 : a.end && b.end ? finger : stone + 1.5);
      }
    }
    for (const it of all) {
      it.x = Math.min(Math.max(it.x, edge.x), edge.x + edge.w);
      it.y = Math.min(Math.max(it.y, edge.y), edge.y + edge.h);
    }
  }
  return roads.map((road, i) => {
    const boxes = road.map(({ x, y }) => ({ x, y }));
    const course = courses[i] as Course;
    return { boxes, line: [course.from, ...boxes, course.to] };
  });
}
