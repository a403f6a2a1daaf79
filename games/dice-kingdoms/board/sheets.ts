/** The two sheets of a player as they are drawn: every box with what is on it. */
import type { Catalogue } from "../../../web/src/generated/dice-kingdoms/Catalogue";
import type { Place } from "../../../web/src/generated/dice-kingdoms/Place";
import type { Reward } from "../../../web/src/generated/dice-kingdoms/Reward";
import type { SheetView } from "../../../web/src/generated/dice-kingdoms/SheetView";
import type { SoloView } from "../../../web/src/generated/dice-kingdoms/SoloView";
import type { Spot } from "../../../web/src/generated/dice-kingdoms/Spot";
import type { CastleParts } from "./castle";
import type { ForestParts, Site } from "./forest";

/** One box, and its name among all boxes of a sheet. */
export interface Drawn {
  key: string;
  reward: Reward | null;
  ticked: boolean;
  /** Struck by an event: the whole box, or only what it pays. */
  struck: "box" | "reward" | null;
}

export function nameOf(spot: Spot): string {
  switch (spot.on) {
    case "citizen":
      return `citizen:${String(spot.section)}:${String(spot.index)}`;
    case "guild":
      return `guild:${spot.guild}:${String(spot.index)}`;
    case "lair":
      return `lair:${String(spot.lair)}:${String(spot.block)}:${String(spot.index)}`;
    case "road":
      return `road:${String(spot.road)}:${String(spot.index)}`;
    default:
      return `${spot.on}:${String(spot.index)}`;
  }
}

export interface CastleSheet {
  citizens: Drawn[][];
  guilds: Drawn[][];
  chest: Drawn[];
  wall: Drawn[];
}
export interface ForestSheet {
  /** By lair and block. */
  lairs: Drawn[][][];
  roads: Drawn[][];
}

type Row = readonly (Reward | null)[];

/** Draws a run of boxes of which the first so many are ticked. */
function run(row: Row, ticked: number, spot: (index: number) => Spot, struck: Struck): Drawn[] {
  return row.map((reward, index) => draw(reward, index < ticked, spot(index), struck));
}

function draw(reward: Reward | null, ticked: boolean, spot: Spot, struck: Struck): Drawn {
  const key = nameOf(spot);
  return {
    key,
    reward,
    ticked,
    struck: struck.boxes.has(key) ? "box" : struck.rewards.has(key) ? "reward" : null,
  };
}

interface Struck {
  boxes: Set<string>;
  rewards: Set<string>;
}
const struckBy = (solo: SoloView | undefined): Struck => ({
  boxes: new Set(solo?.boxes.map(nameOf)),
  rewards: new Set(solo?.rewards.map(nameOf)),
});

export function drawCastle(catalogue: Catalogue, sheet: SheetView, solo?: SoloView): CastleSheet {
  const struck = struckBy(solo);
  return {
    citizens: catalogue.citizens.map(({ boxes }, section) =>
      run(boxes, sheet.citizens[section] ?? 0, (index) => ({ on: "citizen", section, index }), struck),
    ),
    guilds: catalogue.guilds.map(({ guild, rows }, i) =>
      run(rows.flat(), sheet.guilds[i] ?? 0, (index) => ({ on: "guild", guild, index }), struck),
    ),
    chest: run(catalogue.chest.rows.flat(), sheet.chest, (index) => ({ on: "chest", index }), struck),
    wall: run(catalogue.wall.rows.flat(), sheet.wall, (index) => ({ on: "wall", index }), struck),
  };
}

export function drawForest(catalogue: Catalogue, sheet: SheetView, solo?: SoloView): ForestSheet {
  const struck = struckBy(solo);
  // A struck bridge still carries the road, but its gold is gone.
  for (const road of solo?.bridges ?? []) {
    for (const index of catalogue.map.roads[road]?.bridge ?? [])
      struck.rewards.add(nameOf({ on: "road", road, index }));
  }
  const gone = new Set(solo?.roads);
  return {
    lairs: catalogue.lairs.map(({ blocks }, lair) =>
      blocks.map(({ boxes }, block) =>
        run(
          boxes,
          sheet.lairs[lair]?.blocks[block] ?? 0,
          (index) => ({ on: "lair", lair, block, index }),
          struck,
        ),
      ),
    ),
    roads: catalogue.map.roads.map(({ boxes }, road) => {
      const [a, b] = sheet.roads[road] ?? [0, 0];
      return boxes.map((reward, index) => {
        const box = draw(reward, index < a || index >= boxes.length - b, { on: "road", road, index }, struck);
        return gone.has(road) ? { ...box, struck: "box" as const } : box;
      });
    }),
  };
}

export function castleParts(catalogue: Catalogue): CastleParts {
  const rows = (track: { rows: Row[] }) => ({
    boxes: track.rows.flat().length,
    columns: track.rows[0]?.length ?? 1,
  });
  return {
    citizens: catalogue.citizens.map(({ boxes }) => boxes.length),
    guilds: catalogue.guilds.map(rows),
    chest: rows(catalogue.chest),
    wall: catalogue.wall.rows.flat().length,
  };
}

/** The places of the map in one row: starts, domains, dead ends. */
export function siteOf(catalogue: Catalogue, place: Place): number {
  const { starts, domains } = catalogue.map;
  if ("start" in place) return place.start;
  return "domain" in place ? starts.length + place.domain : starts.length + domains.length + place.dead_end;
}

/** `names` are those of the domains, in lines. */
export function forestParts(catalogue: Catalogue, solo: boolean, names: readonly string[][]): ForestParts {
  const { starts, domains, dead_ends, roads } = catalogue.map;
  const sites: Site[] = [
    ...starts.map(({ at }) => ({ kind: "start" as const, at, name: [] })),
    ...domains.map(({ at }, i) => ({
      kind: "domain" as const,
      at,
      name: names[i] ?? [],
    })),
    ...dead_ends.map(({ at }) => ({ kind: "dead_end" as const, at, name: [] })),
  ];
  return {
    sites,
    roads: roads.map(({ a, b, boxes, bridge, line }) => ({
      from: siteOf(catalogue, a),
      to: siteOf(catalogue, b),
      boxes: boxes.length,
      bridge: bridge?.[0] ?? null,
      via: line.slice(1, -1),
    })),
    lairs: catalogue.lairs.map(({ blocks }) => blocks.map(({ boxes }) => boxes.length)),
    trees: solo ? catalogue.trees : 0,
    boats: solo ? catalogue.boats : 0,
  };
}

/** A name in at most two lines of about the same length. */
export function twoLines(name: string): string[] {
  const words = name.split(" ");
  if (name.length < 12 || words.length < 2) return [name];
  let best = [name];
  for (let i = 1; i < words.length; i += 1) {
    const lines = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    const longest = (some: string[]) => Math.max(...some.map((line) => line.length));
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}
