/** Where things lie on the battlefield: four columns and five rows, the attacker's back line being row 0. */

import type { Side } from "./types";

export const COLUMNS = 4;
export const ROWS = 5;
/** The arrow tower stands beside the board. */
export const TOWER = 20;
export const SPACES = Array.from({ length: COLUMNS * ROWS }, (_, space) => space);

export const columnOf = (space: number) => space % COLUMNS;
export const rowOf = (space: number) => Math.floor(space / COLUMNS);

/** Columns have letters and rows have numbers, as the log names the spaces. */
export const letterOf = (column: number) => String.fromCharCode(65 + column);
export const numberOf = (row: number) => String(row + 1);

/** Whose lines a row belongs to; the middle row is nobody's. */
export const sideOfRow = (row: number): Side | null => (row < 2 ? "attacker" : row > 2 ? "defender" : null);

export interface Spot {
  x: number;
  y: number;
}

/** How the board lies: on its side with the attacker on the left, or upright with one's own side below. */
export interface Lie {
  upright: boolean;
  own: Side;
}

/** Where a space is drawn, counted in spaces from the upper left corner. */
export function spotOf(space: number, { upright, own }: Lie): Spot {
  const [column, row] = [columnOf(space), rowOf(space)];
  if (space === TOWER) return upright ? { x: 1.5, y: own === "defender" ? ROWS : -1 } : { x: ROWS, y: 1.5 };
  if (!upright) return { x: row, y: column };
  return own === "attacker" ? { x: column, y: ROWS - 1 - row } : { x: COLUMNS - 1 - column, y: row };
}

export const across = ({ upright }: Lie) => (upright ? COLUMNS : ROWS);
export const down = ({ upright }: Lie) => (upright ? ROWS : COLUMNS);

/** The nearest of these spaces in a direction; undefined at the edge. */
export function towards(from: number, key: string, spaces: readonly number[], lie: Lie): number | undefined {
  const ways: Record<string, Spot> = {
    ArrowRight: { x: 1, y: 0 },
    ArrowLeft: { x: -1, y: 0 },
    ArrowDown: { x: 0, y: 1 },
    ArrowUp: { x: 0, y: -1 },
  };
  const way = ways[key];
  if (!way) return undefined;
  const here = spotOf(from, lie);
  let best: { space: number; cost: number } | undefined;
  for (const space of spaces) {
    const there = spotOf(space, lie);
    const ahead = (there.x - here.x) * way.x + (there.y - here.y) * way.y;
    const aside = Math.abs((there.x - here.x) * way.y) + Math.abs((there.y - here.y) * way.x);
    // What lies straight ahead is preferred to what is nearer and aside.
    const cost = ahead + 2.5 * aside;
    if (space !== from && ahead > 0.4 && (!best || cost < best.cost)) best = { space, cost };
  }
  return best?.space;
}
