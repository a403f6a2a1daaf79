/** What grows and flows between the roads: streams under the bridges, ponds, trees. Decoration only. */
import { distance, hash, type Point, type Rect } from "./geometry";

export interface Stream {
  line: Point[];
  /** Where it ends inside the map. */
  ponds: { at: Point; r: number }[];
}

/** How far a point is from everything that must stay dry. */
const clearance = (at: Point, dry: readonly Point[]) =>
  dry.reduce((least, point) => Math.min(least, distance(at, point)), Infinity);

const inside = (at: Point, edge: Rect, room: number) =>
  at.x > edge.x + room &&
  at.y > edge.y + room &&
  at.x < edge.x + edge.w - room &&
  at.y < edge.y + edge.h - room;

/**
 * A stream through a bridge, square to its road: on both sides it seeks the open country, and ends in a pond or at
 * the edge of the map. So no road gets wet feet where it has no bridge.
 */
export function stream(at: Point, along: Point, dry: readonly Point[], edge: Rect): Stream {
  const length = Math.max(0.01, Math.hypot(along.x, along.y));
  const square = Math.atan2(along.x / length, -along.y / length);
  const ponds: Stream["ponds"] = [];
  const flow = (heading: number): Point[] => {
    const line: Point[] = [];
    let here = at;
    let angle = heading;
    let room = 0;
    for (let i = 0; i < 40; i += 1) {
      const turns = i < 3 ? [0] : [0, -0.18, 0.18, -0.36, 0.36];
      const ahead = turns.map((turn) => {
        const to = { x: here.x + Math.cos(angle + turn) * 7, y: here.y + Math.sin(angle + turn) * 7 };
        return { to, turn, room: clearance(to, dry) - Math.abs(turn) };
      });
      const best = ahead.reduce((a, b) => (b.room > a.room ? b : a));
      if (i > 4 && best.room < Math.max(17, room - 2.5)) {
        ponds.push({ at: here, r: Math.min(15, Math.max(6, clearance(here, dry) - 15)) });
        break;
      }
      room = Math.max(best.room, i > 4 ? room : 0);
      angle += best.turn;
      here = best.to;
      line.push(here);
      if (!inside(here, edge, -12)) break;
    }
    return line;
  };
  const back = flow(square + Math.PI).reverse();
  return { line: [...back, at, ...flow(square)], ponds };
}

export interface Tree extends Point {
  size: number;
  kind: "pine" | "birch";
}

/** Trees wherever there is room for them, always in the same places. */
export function plant(edge: Rect, dry: readonly Point[], wet: readonly Point[], most: number): Tree[] {
  const trees: Tree[] = [];
  for (let i = 0; i < 900 && trees.length < most; i += 1) {
    const at = { x: edge.x + edge.w * hash(`x${String(i)}`), y: edge.y + edge.h * hash(`y${String(i)}`) };
    const size = 13 + 9 * hash(`s${String(i)}`);
    const free =
      clearance(at, dry) > 13 + size / 2 &&
      clearance(at, wet) > 6 + size / 2 &&
      trees.every((tree) => distance(tree, at) > (tree.size + size) * 0.42);
    if (free) trees.push({ ...at, size, kind: hash(`k${String(i)}`) < 0.8 ? "pine" : "birch" });
  }
  return trees.sort((a, b) => a.y - b.y);
}
