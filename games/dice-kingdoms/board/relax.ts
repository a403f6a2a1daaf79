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
/** In the last of them boxes only make room for each other: neither home nor a straight road pulls any more. */
const SETTLING = 40;

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

const within = ({ x, y }: Point, it: Rect, half: number) =>
  x + half > it.x && it.x + it.w > x - half && y + half > it.y && it.y + it.h > y - half;

/** Out of a place or its name by the shortest way that leads into no other: between the two a box would be caught. */
function leave(stone: Stone, it: Rect, half: number, others: readonly Rect[]): void {
  if (!within(stone, it, half)) return;
  const ways = [
    { x: it.x - half, y: stone.y },
    { x: it.x + it.w + half, y: stone.y },
    { x: stone.x, y: it.y - half },
    { x: stone.x, y: it.y + it.h + half },
  ];
  const far = (to: Point) => Math.abs(to.x - stone.x) + Math.abs(to.y - stone.y);
  ways.sort((a, b) => far(a) - far(b));
  const free = ways.find((to) => !others.some((other) => other !== it && within(to, other, half - 1)));
  const to = free ?? (ways[0] as Point);
  stone.x += (to.x - stone.x) * 0.6;
  stone.y += (to.y - stone.y) * 0.6;
}

export function relax(
  laid: readonly Laid[],
  courses: readonly Course[],
  obstacles: readonly Obstacle[],
  edge: Rect,
  { stone, finger }: Sizes,
  tight: boolean,
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
    const pulls = round < ROUNDS - SETTLING;
    for (const it of pulls ? all : []) {
      it.x += (it.home.x - it.x) * 0.02;
      it.y += (it.home.y - it.y) * 0.02;
    }
    for (const road of pulls ? roads : []) {
      for (let k = 1; k + 1 < road.length; k += 1) {
        const [before, here, after] = [road[k - 1], road[k], road[k + 1]];
        if (!before || !here || !after) continue;
        here.x += ((before.x + after.x) / 2 - here.x) * 0.06;
        here.y += ((before.y + after.y) / 2 - here.y) * 0.06;
      }
    }
    for (const it of all)
      for (const obstacle of obstacles) leave(it, obstacle, stone / 2 + 0.5, tight ? obstacles : []);
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
