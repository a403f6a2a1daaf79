/** Where everything stands on the Castle sheet: two columns of guilds on a wide sheet, one on a narrow one. */
import { grid, PITCH, type Panel, type Rect } from "./geometry";

export interface CastleParts {
  /** Boxes of each citizen section. */
  citizens: number[];
  /** Boxes of each guild track, and of its first row. */
  guilds: { boxes: number; columns: number }[];
  chest: { boxes: number; columns: number };
  wall: number;
}

export interface CastlePlan {
  width: number;
  height: number;
  citizens: Panel[];
  guilds: Panel[];
  chest: Panel;
  /** The niches of the player's own statues; none on a narrow sheet, where they stand elsewhere. */
  niches: Rect[];
  wall: Panel;
}

const PAD = 13;
const GAP = 8;
/** The coloured tab at the left of a panel. */
export const TAB = 20;
/** The tab of a citizen: a value and a sign, one above the other or side by side. */
export const VALUE = { wide: 21, narrow: 35 };
const INSET = 4;
const MERLON = 10;

/** A track is at least as high as the word along its tab is long. */
const WORD = 62;

function track(x: number, y: number, w: number, boxes: number, columns: number): Panel {
  const rows = Math.ceil(boxes / columns);
  const room = w - TAB - columns * PITCH;
  const h = Math.max(rows * PITCH + INSET * 2, WORD);
  return {
    x,
    y,
    w,
    h,
    boxes: grid({ x: x + TAB + room / 2, y: y + (h - rows * PITCH) / 2 }, boxes, columns),
  };
}

function wall(x: number, y: number, w: number, boxes: number, columns: number): Panel {
  const rows = Math.ceil(boxes / columns);
  const left = x + (w - columns * PITCH) / 2;
  return {
    x,
    y,
    w,
    h: rows * PITCH + MERLON + INSET + 2,
    boxes: grid({ x: left, y: y + MERLON + 3 }, boxes, columns),
  };
}

export function planCastle(parts: CastleParts, narrow: boolean): CastlePlan {
  return narrow ? tall(parts) : wide(parts);
}

function wide(parts: CastleParts): CastlePlan {
  const inner = 408;
  const width = inner + PAD * 2;
  const columns = 5;
  const cell = { w: (inner - (columns - 1) * 5) / columns, h: 57 };
  let y = PAD;
  const citizens = parts.citizens.map((boxes, i): Panel => {
    const x = PAD + (i % columns) * (cell.w + 5);
    const top = y + Math.floor(i / columns) * (cell.h + 5);
    return {
      x,
      y: top,
      ...cell,
      boxes: grid(
        {
          x: x + VALUE.wide + (cell.w - VALUE.wide - boxes * PITCH) / 2,
          y: top + 29,
        },
        boxes,
        boxes,
      ),
    };
  });
  y += Math.ceil(parts.citizens.length / columns) * (cell.h + 5) - 5 + 17;
  const half = (inner - GAP) / 2;
  const guilds = parts.guilds.map(({ boxes, columns: row }, i) =>
    track(PAD + (i % 2) * (half + GAP), y + Math.floor(i / 2) * (rowsOf(boxes, row) + GAP), half, boxes, row),
  );
  y = Math.max(...guilds.map((panel) => panel.y + panel.h)) + 18;
  const chest = track(
    PAD,
    y,
    TAB + INSET + parts.chest.columns * PITCH + INSET,
    parts.chest.boxes,
    parts.chest.columns,
  );
  const room = PAD + inner - (chest.x + chest.w + GAP);
  const niche = (room - 3 * 4) / 4;
  const niches = [0, 1, 2, 3].map((i) => ({
    x: chest.x + chest.w + GAP + i * (niche + 4),
    y,
    w: niche,
    h: chest.h,
  }));
  y += chest.h + 18;
  const walk = wall(PAD, y, inner, parts.wall, parts.wall);
  return {
    width,
    height: walk.y + walk.h + PAD,
    citizens,
    guilds,
    chest,
    niches,
    wall: walk,
  };
}

const rowsOf = (boxes: number, columns: number) =>
  Math.max(Math.ceil(boxes / columns) * PITCH + INSET * 2, WORD);

function tall(parts: CastleParts): CastlePlan {
  const columns = 12;
  const inner = TAB + columns * PITCH + INSET * 2;
  const width = inner + PAD * 2;
  const cell = { w: (inner - 6) / 2, h: 36 };
  let y = PAD;
  const citizens = parts.citizens.map((boxes, i): Panel => {
    const x = PAD + (i % 2) * (cell.w + 6);
    const top = y + Math.floor(i / 2) * (cell.h + 5);
    const left = x + cell.w - boxes * PITCH - 4;
    return {
      x,
      y: top,
      ...cell,
      boxes: grid({ x: left, y: top + (cell.h - PITCH) / 2 }, boxes, boxes),
    };
  });
  y += Math.ceil(parts.citizens.length / 2) * (cell.h + 5) + 5;
  const guilds = parts.guilds.map(({ boxes }) => {
    const panel = track(PAD, y, inner, boxes, columns);
    y += panel.h + GAP;
    return panel;
  });
  y += 3;
  const chest = track(PAD, y, inner, parts.chest.boxes, columns);
  y += chest.h + GAP + 3;
  const walk = wall(PAD, y, inner, parts.wall, Math.ceil(parts.wall / 2));
  return {
    width,
    height: walk.y + walk.h + PAD,
    citizens,
    guilds,
    chest,
    niches: [],
    wall: walk,
  };
}
