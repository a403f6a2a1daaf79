/**
 * The map as hexes: pointed ones, in axial coordinates as the rules count them (RULES 15.1). The whole map may be turned by
 * 60 degrees for the screen; every coordinate stays that of the rules.
 */
export interface Hex {
  q: number;
  r: number;
}
export interface Point {
  x: number;
  y: number;
}

/** From the middle of a hex to a corner, in units of the drawing. */
export const SIZE = 36;
const ROOT = Math.sqrt(3);
/** E, SE, SW, W, NW, NE: the order in which edges are counted. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];
/** The places of a tile's seven fields, as long as it is not turned. */
export const PLACES: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: -1, r: 0 },
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export function turned({ q, r }: Hex, times: number): Hex {
  let hex = { q, r };
  for (let i = 0; i < ((times % 6) + 6) % 6; i += 1) hex = { q: 0 - hex.r, r: hex.q + hex.r };
  return hex;
}
/** Edges as bits, after the same turn. */
export const turnedEdges = (edges: number, times: number) => {
  const by = ((times % 6) + 6) % 6;
  return ((edges << by) | (edges >> (6 - by))) & 63;
};

export const plus = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });
export const minus = (a: Hex, b: Hex): Hex => ({ q: a.q - b.q, r: a.r - b.r });
export const isSame = (a: Hex, b: Hex) => a.q === b.q && a.r === b.r;
export const distance = (a: Hex, b: Hex) => {
  const { q, r } = minus(a, b);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

/** The middle of a hex on the drawing, with the map turned so many times. */
export function middle(hex: Hex, turn: number): Point {
  const { q, r } = turned(hex, turn);
  return { x: SIZE * ROOT * (q + r / 2), y: SIZE * 1.5 * r };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The corner at which the edge in a direction begins, going clockwise. */
export function corner(direction: number, size = SIZE): Point {
  const angle = ((direction * 60 - 30) * Math.PI) / 180;
  return { x: round(Math.cos(angle) * size), y: round(Math.sin(angle) * size) };
}

const at = ({ x, y }: Point, { x: dx, y: dy }: Point = { x: 0, y: 0 }) =>
  `${String(round(x + dx))} ${String(round(y + dy))}`;

/** A hex round the origin. */
export const hexPath = (size = SIZE) => `M${[0, 1, 2, 3, 4, 5].map((i) => at(corner(i, size))).join("L")}Z`;

/** The edge in a direction, of a hex with this middle. */
export const edgePath = (direction: number, around: Point, size = SIZE) =>
  `M${at(corner(direction, size), around)}L${at(corner(direction + 1, size), around)}`;

/** The line round a set of hexes that hang together. */
export function outline(hexes: readonly Hex[], turn: number): string {
  const key = ({ q, r }: Hex) => `${String(q)},${String(r)}`;
  const inside = new Set(hexes.map(key));
  const next = new Map<string, [from: Point, to: Point]>();
  const name = ({ x, y }: Point) => `${String(Math.round(x))},${String(Math.round(y))}`;
  for (const hex of hexes) {
    const around = middle(hex, turn);
    DIRECTIONS.forEach((way, d) => {
      if (inside.has(key(plus(hex, way)))) return;
      const on = (direction: number): Point => {
        const { x, y } = corner(direction + turn);
        return { x: around.x + x, y: around.y + y };
      };
      const [from, to] = [on(d), on(d + 1)];
      next.set(name(from), [from, to]);
    });
  }
  let path = "";
  while (next.size > 0) {
    const [start] = next.keys();
    let here = start ?? "";
    const line: string[] = [];
    for (let step = next.get(here); step; step = next.get(here)) {
      next.delete(here);
      line.push(at(step[0]));
      here = name(step[1]);
    }
    path += `M${line.join("L")}Z`;
  }
  return path;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function boxOf(hexes: readonly Hex[], turn: number, margin = 0): Box {
  const points = hexes.map((hex) => middle(hex, turn));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const wide = (SIZE * ROOT) / 2 + margin;
  const high = SIZE + margin;
  const [left, top] = [Math.min(...xs) - wide, Math.min(...ys) - high];
  return {
    left,
    top,
    width: Math.max(...xs) + wide - left,
    height: Math.max(...ys) + high - top,
  };
}

/** How the map is turned for a room of this shape: it shall show large, and one's own town on the left, or below. */
export function bestTurn(
  hexes: readonly Hex[],
  home: Hex | undefined,
  room: { width: number; height: number },
) {
  if (hexes.length === 0 || room.width === 0) return 0;
  const turns = [0, 1, 2, 3, 4, 5].map((turn) => {
    const box = boxOf(hexes, turn);
    const fit = Math.min(room.width / box.width, room.height / box.height);
    const town = home ? middle(home, turn) : { x: 0, y: 0 };
    const across = (town.x - box.left) / box.width;
    const down = (town.y - box.top) / box.height;
    return {
      turn,
      worth: fit + 0.02 * (room.width > room.height ? 1 - across : down),
    };
  });
  return turns.reduce((best, each) => (each.worth > best.worth + 1e-6 ? each : best)).turn;
}
