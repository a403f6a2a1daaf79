/** Measures that both sheets share, in units of their drawings. */
export interface Point {
  x: number;
  y: number;
}
export interface Rect extends Point {
  w: number;
  h: number;
}
/** A framed part of a sheet with boxes to tick, given by their centres. */
export interface Panel extends Rect {
  boxes: Point[];
}

/** The edge of a box, and the distance between the centres of neighbours. */
export const BOX = 19;
export const PITCH = 21.5;

export function distance(a: Point, b: Point): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** The smallest upright rectangle around points, with room on all sides. */
export function around(points: readonly Point[], room: number): Rect {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - room;
  const y = Math.min(...ys) - room;
  return { x, y, w: Math.max(...xs) + room - x, h: Math.max(...ys) + room - y };
}

/** Rows of boxes; a row that is too long goes on in the next line. */
export function grid(from: Point, count: number, columns: number): Point[] {
  return Array.from({ length: count }, (_, i) => ({
    x: from.x + PITCH / 2 + (i % columns) * PITCH,
    y: from.y + PITCH / 2 + Math.floor(i / columns) * PITCH,
  }));
}

/** A number between 0 and 1 that looks random and is always the same for the same seed. */
export function hash(seed: string): number {
  let value = 2166136261;
  for (let i = 0; i < seed.length; i += 1) value = Math.imul(value ^ seed.charCodeAt(i), 16777619);
  value ^= value >>> 15;
  value = Math.imul(value, 2246822507);
  value ^= value >>> 13;
  return (value >>> 0) / 2 ** 32;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A smooth line through points. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  let path = `M${String(round(first.x))} ${String(round(first.y))}`;
  for (let i = 0; i + 1 < points.length; i += 1) {
    const before = points[i - 1] ?? (points[i] as Point);
    const from = points[i] as Point;
    const to = points[i + 1] as Point;
    const after = points[i + 2] ?? to;
    const at = (a: Point, b: Point, c: Point, sign: number) =>
      `${String(round(b.x + (sign * (c.x - a.x)) / 6))} ${String(round(b.y + (sign * (c.y - a.y)) / 6))}`;
    path += `C${at(before, from, to, 1)} ${at(from, to, after, -1)} ${String(round(to.x))} ${String(round(to.y))}`;
  }
  return path;
}
