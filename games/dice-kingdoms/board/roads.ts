/**
 * Where the boxes of the roads lie on the map. The content says only where a road begins and ends, and perhaps through
 * which places it runs; here every road is bent so that its boxes have room and keep clear of everything else. So a
 * corrected map draws itself.
 */
import { around, distance, hash, type Point, type Rect } from "./geometry";

/** A road as the map knows it: its ends, the room they take, and what lies on it. */
export interface Course {
  from: Point;
  to: Point;
  /** Radius kept free at each end. */
  clear: [number, number];
  boxes: number;
  via: Point[];
}

export interface Laid {
  /** Points along the road, close together. */
  line: Point[];
  boxes: Point[];
}

const BENDS = [0, 0.12, 0.22, 0.32, 0.44, 0.58, 0.75, 1, 1.3, 1.6, 1.9, 2.4, 3].flatMap((bend) =>
  bend === 0 ? [0] : [bend, -bend],
);
const SKEWS = [0.5, 0.3, 0.7];
const STEPS = 36;

/** The edge of a box, and how far boxes of different roads keep from each other, so that each can be hit. */
export interface Sizes {
  stone: number;
  finger: number;
}

/** What neighbours keep between their centres, for boxes with edges of `stone`. */
const step = (stone: number) => stone + 1.2;

/** How far two upright boxes are from touching, measured at their centres. */
const apart = (a: Point, b: Point) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

function curve({ from, to, via }: Course, bend: number, skew: number): Point[] {
  if (via.length > 0) return through([from, ...via, to]);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const control = {
    x: from.x + dx * skew - dy * bend,
    y: from.y + dy * skew + dx * bend,
  };
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const s = i / STEPS;
    const r = 1 - s;
    return {
      x: r * r * from.x + 2 * r * s * control.x + s * s * to.x,
      y: r * r * from.y + 2 * r * s * control.y + s * s * to.y,
    };
  });
}

function through(points: readonly Point[]): Point[] {
  return points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next) return [point];
    return Array.from({ length: 12 }, (_, k) => ({
      x: point.x + ((next.x - point.x) * k) / 12,
      y: point.y + ((next.y - point.y) * k) / 12,
    }));
  });
}

/** The part of a line outside the circles round its ends. */
function trim(line: readonly Point[], [a, b]: [number, number]): Point[] {
  const first = line[0] as Point;
  const last = line.at(-1) as Point;
  const kept = line.filter((point) => distance(point, first) >= a && distance(point, last) >= b);
  return kept.length >= 2 ? kept : [...line];
}

/** So many points at equal steps, half a step from each end. */
function spread(line: readonly Point[], count: number, most: number): Point[] {
  const lengths = [0];
  for (let i = 1; i < line.length; i += 1) {
    lengths.push((lengths[i - 1] ?? 0) + distance(line[i - 1] as Point, line[i] as Point));
  }
  const total = lengths.at(-1) ?? 0;
  const pace = Math.min(total / count, most);
  const start = (total - pace * count) / 2;
  return Array.from({ length: count }, (_, k) => {
    const at = start + (k + 0.5) * pace;
    const i = Math.max(
      1,
      lengths.findIndex((length) => length >= at),
    );
    const a = line[i - 1] as Point;
    const b = line[i] as Point;
    const part = (at - (lengths[i - 1] ?? 0)) / Math.max(0.001, (lengths[i] ?? 0) - (lengths[i - 1] ?? 0));
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  });
}

interface Try extends Laid {
  /** What is wrong with it by itself. */
  own: number;
  /** The line in a few legs, and the room the boxes take. */
  legs: Point[];
  reach: Rect;
}

function lay(course: Course, bend: number, skew: number, edge: Rect, stone: number): Try {
  const line = curve(course, bend, skew);
  const least = step(stone);
  const points = spread(trim(line, course.clear), course.boxes, least * 1.5);
  let own = Math.abs(bend) * distance(course.from, course.to) * 0.22 + Math.abs(skew - 0.5) * 14;
  for (const [i, box] of points.entries()) {
    const next = points[i + 1];
    const gap = next ? apart(box, next) : least;
    if (gap < least) own += (least - gap) ** 2 * 12;
  }
  for (const box of points) {
    const out = Math.max(edge.x - box.x, box.x - edge.x - edge.w, edge.y - box.y, box.y - edge.y - edge.h, 0);
    own += out ** 2 * 20;
  }
  const free = trim(line, [6, 6]);
  const legs = free.filter((_, i) => i % 4 === 0 || i === free.length - 1);
  return {
    line,
    boxes: points,
    own,
    legs,
    reach: around([...points, ...legs], stone),
  };
}

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const side = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
const cross = (a: Point, b: Point, c: Point, d: Point) =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** Whether two roads cross between their ends. */
function crosses(a: Try, b: Try): boolean {
  for (let i = 1; i < a.legs.length; i += 1) {
    for (let k = 1; k < b.legs.length; k += 1) {
      if (cross(a.legs[i - 1] as Point, a.legs[i] as Point, b.legs[k - 1] as Point, b.legs[k] as Point))
        return true;
    }
  }
  return false;
}

const ends = (boxes: readonly Point[]) => [boxes[0] as Point, boxes.at(-1) as Point];

/** What it costs that two roads cross, and that they begin side by side: boxes can still give way, a crossing stays. */
const CROSSING = 20_000;
const BESIDE = 8;

/** How much two laid roads are in each other's way. */
function clash(a: Try, b: Try, { stone, finger }: Sizes): number {
  if (!overlap(a.reach, b.reach)) return 0;
  let cost = crosses(a, b) ? CROSSING : 0;
  const least = Math.max(stone + 5, finger);
  for (const p of a.boxes) {
    for (const q of b.boxes) {
      const gap = apart(p, q);
      if (gap < least) cost += (least - gap) ** 2 * 4;
    }
  }
  // Where two roads begin, one has to hit the one that is meant.
  for (const p of ends(a.boxes)) {
    for (const q of ends(b.boxes)) cost += Math.max(0, finger - apart(p, q)) ** 2 * BESIDE;
  }
  return cost;
}

export interface Obstacle extends Rect {
  weight: number;
}

function hits(laid: Laid, obstacles: readonly Obstacle[], stone: number): number {
  let cost = 0;
  const reach = stone / 2 + 2;
  for (const { x, y } of laid.boxes) {
    for (const it of obstacles) {
      const dx = Math.min(x + reach - it.x, it.x + it.w - x + reach);
      const dy = Math.min(y + reach - it.y, it.y + it.h - y + reach);
      if (dx > 0 && dy > 0) cost += Math.min(dx, dy) ** 2 * it.weight;
    }
  }
  return cost;
}

/**
 * Lays all roads with boxes of that size: each in turn takes the bend that suits the others best, until nothing
 * changes; and from several beginnings, of which the best is kept.
 */
export function layRoads(
  courses: readonly Course[],
  obstacles: readonly Obstacle[],
  edge: Rect,
  sizes: Sizes,
): Laid[] {
  const { stone } = sizes;
  const tries = courses.map((course) => {
    const bends = course.via.length > 0 ? [0] : BENDS;
    return bends.flatMap((bend) =>
      (bend === 0 ? [0.5] : SKEWS).map((skew) => {
        const laid = lay(course, bend, skew, edge, stone);
        return { ...laid, own: laid.own + hits(laid, obstacles, stone) };
      }),
    );
  });
  for (const options of tries) options.sort((a, b) => a.own - b.own);
  const settled = orders(tries.length).map((order) => settle(tries, order, sizes));
  const best = settled.reduce((a, b) => (total(b, sizes) < total(a, sizes) ? b : a));
  return best.map(({ line, boxes }) => ({ line, boxes }));
}

/** In which orders the roads are laid: what is laid first has the choice, so some orders end in a tangle. */
function orders(count: number): number[][] {
  const forth = Array.from({ length: count }, (_, i) => i);
  const mixed = (salt: string) =>
    forth
      .map((i) => ({ i, at: hash(`${salt}${String(i)}`) }))
      .sort((a, b) => a.at - b.at)
      .map(({ i }) => i);
  return [forth, [...forth].reverse(), mixed("a"), mixed("b")];
}

const total = (chosen: readonly Try[], sizes: Sizes) =>
  chosen.reduce(
    (sum, it, i) => chosen.slice(i + 1).reduce((more, other) => more + clash(it, other, sizes), sum + it.own),
    0,
  );

function settle(tries: readonly Try[][], order: readonly number[], sizes: Sizes): Try[] {
  const chosen: (Try | undefined)[] = tries.map(() => undefined);
  for (let pass = 0; pass < 8; pass += 1) {
    let moved = false;
    for (const i of order) {
      const best = suits(tries[i] ?? [], chosen, i, sizes);
      if (best !== chosen[i]) {
        chosen[i] = best;
        moved = true;
      }
    }
    if (!moved) break;
  }
  return chosen as Try[];
}

/** The option of road `i` that is least in the way of the others; options come in the order of their own faults. */
function suits(options: readonly Try[], chosen: readonly (Try | undefined)[], i: number, sizes: Sizes): Try {
  let best = options[0] as Try;
  let least = Infinity;
  for (const option of options) {
    let cost = option.own;
    if (cost >= least) break;
    for (const [k, other] of chosen.entries()) {
      if (k !== i && other) cost += clash(option, other, sizes);
      if (cost >= least) break;
    }
    if (cost < least) {
      least = cost;
      best = option;
    }
  }
  return best;
}
