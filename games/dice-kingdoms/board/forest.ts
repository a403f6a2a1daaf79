/** Where everything lies on the Forest sheet: the map, the lairs below it and, alone, the trees and boats that count. */
import { grid, PITCH, smooth, type Panel, type Point, type Rect } from "./geometry";
import { plant, stream, type Tree } from "./landscape";
import { writeNames, type Named } from "./names";
import { relax } from "./relax";
import { layRoads, type Course, type Laid, type Obstacle } from "./roads";

export type Kind = "start" | "domain" | "dead_end";

export interface Site {
  kind: Kind;
  /** In hundredths of the map, from its top left corner. */
  at: readonly [number, number];
  /** The lines of its name, which is written below it. */
  name: readonly string[];
}

export interface ForestParts {
  sites: Site[];
  /** Ends as indices of sites; `bridge` is the first of its boxes. */
  roads: {
    from: number;
    to: number;
    boxes: number;
    bridge: number | null;
    via: readonly (readonly [number, number])[];
  }[];
  /** Boxes of each block of each lair. */
  lairs: number[][];
  /** Trees and boats of the solo game. */
  trees: number;
  boats: number;
}

export interface RoadLot {
  boxes: Point[];
  line: string;
  /** The middle boxes, the direction across, for the bridge. */
  bridge: { at: Point; angle: number; length: number } | null;
}

export interface LairLot extends Rect {
  blocks: Panel[];
}

export interface ForestPlan {
  width: number;
  height: number;
  map: Rect;
  sites: Point[];
  /** Where the name of each place is written. */
  names: Rect[];
  roads: RoadLot[];
  streams: { line: string; ponds: { at: Point; r: number }[] }[];
  scenery: Tree[];
  /** The edge of a box on a road, and the height of a line of a place's name. */
  stone: number;
  line: number;
  lairs: LairLot[];
  trees: Point[];
  boats: Point[];
}

export const RADIUS: Record<Kind, number> = {
  start: 9,
  domain: 15,
  dead_end: 8,
};
/** Where the seal of a domain is, seen from its middle. */
export const SEAL: Point = { x: RADIUS.domain * 0.72, y: RADIUS.domain * 0.62 };
const CLEAR: Record<Kind, number> = { start: 10, domain: 18.5, dead_end: 8 };
const PAD = 10;
/** On a phone, where the map is as long as it likes, boxes and names are large enough for eyes and thumbs; `finger` is how far boxes of different roads keep from each other to be hit. */
const WIDE = { width: 540, height: 346, stone: 16.6, line: 12.2, finger: 27 };
const NARROW = { width: 372, height: 1000, stone: 24, line: 12.4, finger: 40 };
/** How wide a letter of a name is, as part of its height. */
const LETTER = 0.52;

const plans = new Map<string, ForestPlan>();

/** The plan of a map; a map never changes, so it is drawn once. */
export function planForest(parts: ForestParts, narrow: boolean): ForestPlan {
  const key = JSON.stringify([parts, narrow]);
  const known = plans.get(key) ?? draw(parts, narrow);
  plans.set(key, known);
  return known;
}

function draw(parts: ForestParts, narrow: boolean): ForestPlan {
  const { width, height, stone, line, finger } = narrow ? NARROW : WIDE;
  const counters = parts.trees > 0 ? (narrow ? 66 : 30) : 0;
  const map: Rect = { x: PAD, y: PAD, w: width - PAD * 2, h: height };
  const put = projection(parts, map, narrow, stone);
  const sites = parts.sites.map(({ at }) => put(at));
  const courses = parts.roads.map((road): Course => ({
    from: sites[road.from] as Point,
    to: sites[road.to] as Point,
    clear: [
      clearOf(parts.sites[road.from], sites[road.from], sites[road.to], narrow, line),
      clearOf(parts.sites[road.to], sites[road.to], sites[road.from], narrow, line),
    ],
    boxes: road.boxes,
    via: road.via.map((at) => put(at)),
  }));
  const edge = inset(map, stone / 2 + 1);
  const sizes = { stone, finger };
  const named = parts.sites.map((site, i) => nameOf(site, sites[i] as Point, line));
  const around = (names: readonly Rect[]) =>
    parts.sites.flatMap((site, i) => signs(site, sites[i] as Point, names[i] as Rect));
  let names = writeNames(named, [], stone, map);
  let obstacles = around(names);
  let laid = layRoads(courses, obstacles, edge, sizes);
  // Names and boxes give way to each other in turn; on a narrow map there is room enough below every place.
  for (let turn = 0; turn < (narrow ? 1 : 3); turn += 1) {
    if (!narrow)
      names = writeNames(
        named,
        laid.flatMap(({ boxes }) => boxes),
        stone,
        map,
      );
    obstacles = around(names);
    laid = relax(laid, courses, obstacles, edge, sizes, !narrow);
  }
  const roads = laid.map(({ line: way, boxes }, i): RoadLot => {
    const bridge = parts.roads[i]?.bridge ?? null;
    return {
      boxes,
      line: smooth(way),
      bridge: bridge === null ? null : span(boxes, bridge, stone),
    };
  });
  const dry = [
    ...laid.flatMap(({ line }) => line),
    ...obstacles.flatMap((it) => [
      { x: it.x + it.w / 2, y: it.y + it.h / 2 },
      { x: it.x + 4, y: it.y + it.h / 2 },
      { x: it.x + it.w - 4, y: it.y + it.h / 2 },
    ]),
  ];
  const streams = laid.flatMap(({ boxes }, i) => {
    const bridge = parts.roads[i]?.bridge ?? null;
    if (bridge === null) return [];
    const [first, middle, last] = [boxes[bridge], boxes[bridge + 1], boxes[bridge + 2]];
    if (!first || !middle || !last) return [];
    const along = { x: last.x - first.x, y: last.y - first.y };
    const others = [
      ...laid.flatMap(({ line }, k) => (k === i ? [] : line)),
      ...dry.slice(-obstacles.length * 3),
    ];
    return [stream(middle, along, others, map)];
  });
  const wet = streams.flatMap((it) => [...it.line, ...it.ponds.map((pond) => pond.at)]);
  let y = map.y + map.h + 6;
  const trees =
    parts.trees > 0
      ? counted(parts.trees, { x: PAD, y, w: map.w, h: 24 }, narrow ? 10 : parts.trees, narrow ? 0 : 148)
      : [];
  const boats = parts.trees > 0 ? fleet(parts.boats, map, y, narrow) : [];
  y += counters;
  const lairs = dens(parts.lairs, { x: PAD, y, w: map.w, h: 0 }, narrow ? 1 : 2);
  const last = lairs.at(-1);
  return {
    width,
    height: (last ? last.y + last.h : y) + PAD,
    map,
    sites: sites.map((at, i) => (parts.sites[i]?.kind === "dead_end" ? beside(at, laid, stone) : at)),
    names,
    roads,
    stone,
    line,
    streams: streams.map(({ line, ponds }) => ({
      line: smooth(thin(line, 2)),
      ponds,
    })),
    scenery: plant(inset(map, 4), dry, wet, narrow ? 60 : 70),
    lairs,
    trees,
    boats,
  };
}

/** A road that leaves downwards, or bends to a place beside it, begins below the name of the place. */
function clearOf(
  site: Site | undefined,
  at: Point | undefined,
  to: Point | undefined,
  narrow: boolean,
  line: number,
): number {
  const kind = site?.kind ?? "start";
  const fall = (to?.y ?? 0) - (at?.y ?? 0);
  const down = fall === 0 || fall > Math.abs((to?.x ?? 0) - (at?.x ?? 0)) * 0.8;
  return narrow && kind === "domain" && down
    ? CLEAR.domain + 4 + (site?.name.length ?? 0) * line
    : CLEAR[kind];
}

/** The sign at a dead end gives way to the boxes of a road that passes it. */
function beside(at: Point, laid: readonly Laid[], stone: number): Point {
  let y = at.y;
  const room = RADIUS.dead_end + stone / 2 + 0.6;
  for (const box of laid.flatMap(({ boxes }) => boxes)) {
    if (Math.abs(box.x - at.x) < room && Math.abs(box.y - y) < room) y = box.y + Math.sign(y - box.y) * room;
  }
  return { x: at.x, y };
}

const inset = (rect: Rect, by: number): Rect => ({
  x: rect.x + by,
  y: rect.y + by,
  w: rect.w - 2 * by,
  h: rect.h - 2 * by,
});

const thin = (line: readonly Point[], every: number) =>
  line.filter((_, i) => i % every === 0 || i === line.length - 1);

/**
 * Puts places of the content on the map. The columns of the map get as much room as the longest road between them
 * needs, so that no part is crowded while another is empty. A narrow map lies on its side: its roads run downwards.
 */
function projection(
  parts: ForestParts,
  map: Rect,
  narrow: boolean,
  stone: number,
): (at: readonly [number, number]) => Point {
  const xs = [...new Set(parts.sites.map(({ at }) => at[0]))].sort((a, b) => a - b);
  const ys = parts.sites.map(({ at }) => at[1]);
  const needs = xs.slice(1).map((x, i) => {
    const from = xs[i] as number;
    const over = parts.roads.map((road) => {
      const ends = [parts.sites[road.from]?.at[0] ?? 0, parts.sites[road.to]?.at[0] ?? 0].sort(
        (a, b) => a - b,
      );
      const [left, right] = ends as [number, number];
      if (left > from || right < x) return 0;
      return ((road.boxes * stone * 1.08 + 30) * (x - from)) / Math.max(1, right - left);
    });
    return Math.max(...over, 20);
  });
  const total = needs.reduce((sum, need) => sum + need, 0);
  const along = (x: number) => {
    let sum = 0;
    for (const [i, need] of needs.entries()) {
      const [from, to] = [xs[i] as number, xs[i + 1] as number];
      sum += need * Math.min(1, Math.max(0, (x - from) / (to - from)));
    }
    return sum / total;
  };
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const room = narrow ? { l: 32, r: 32, t: 16, b: 16 } : { l: 14, r: 14, t: 21, b: 43 };
  return ([x, y]) => {
    const down = (y - low) / Math.max(1, high - low);
    const [h, v] = narrow ? [down, along(x)] : [along(x), down];
    return {
      x: map.x + room.l + h * (map.w - room.l - room.r),
      y: map.y + room.t + v * (map.h - room.t - room.b),
    };
  };
}

/** A place with the room that its name takes. */
function nameOf(site: Site, at: Point, line: number): Named {
  const r = RADIUS[site.kind];
  if (site.kind !== "domain") return { at, r, w: 0, h: 0 };
  return {
    at,
    r,
    w: Math.max(...site.name.map((it) => it.length), 0) * line * LETTER,
    h: site.name.length * line,
  };
}

/** What boxes must keep clear of: the sign of a place, and less strictly its name. */
function signs(site: Site, at: Point, name: Rect): Obstacle[] {
  const r = RADIUS[site.kind] + 2;
  const sign = { x: at.x - r, y: at.y - r, w: 2 * r, h: 2 * r, weight: 3 };
  return site.kind === "domain" ? [sign, { ...name, weight: 8 }] : [sign];
}

/** The bridge over the three boxes from `first` on. */
function span(boxes: readonly Point[], first: number, stone: number): RoadLot["bridge"] {
  const [a, middle, b] = [boxes[first], boxes[first + 1], boxes[first + 2]];
  if (!a || !middle || !b) return null;
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return {
    at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    angle,
    length: Math.hypot(b.x - a.x, b.y - a.y) + stone + 3,
  };
}

function counted(count: number, room: Rect, columns: number, keep: number): Point[] {
  const pitch = Math.min(PITCH, (room.w - keep - 24) / columns);
  return Array.from({ length: count }, (_, i) => ({
    x: room.x + 24 + pitch / 2 + (i % columns) * pitch,
    y: room.y + 12 + Math.floor(i / columns) * PITCH,
  }));
}

function fleet(count: number, map: Rect, y: number, narrow: boolean): Point[] {
  const left = narrow ? map.x + 24 : map.x + map.w - 4 - count * 19.5;
  return Array.from({ length: count }, (_, i) => ({
    x: left + (i + 0.5) * 19.5,
    y: narrow ? y + 12 + 2 * PITCH : y + 12,
  }));
}

function dens(lairs: readonly number[][], room: Rect, columns: number): LairLot[] {
  const w = (room.w - (columns - 1) * 7) / columns;
  const h = 52;
  return lairs.map((blocks, i) => {
    const x = room.x + (i % columns) * (w + 7);
    const y = room.y + Math.floor(i / columns) * (h + 6);
    const total = blocks.reduce((sum, boxes) => sum + boxes * 20.4, 0);
    const gap = Math.min(16, (w - 12 - total) / Math.max(1, blocks.length - 1));
    let left = x + 6;
    const plans = blocks.map((boxes): Panel => {
      const panel = {
        x: left - 2,
        y: y + 16,
        w: boxes * 20.4 + 4,
        h: h - 17,
        boxes: grid({ x: left, y: y + h - PITCH - 1 }, boxes, boxes).map((at, k) => ({
          x: left + 10.2 + k * 20.4,
          y: at.y,
        })),
      };
      left += boxes * 20.4 + gap;
      return panel;
    });
    return { x, y, w, h, blocks: plans };
  });
}
