import { describe, expect, it } from "vitest";
import type { FieldView } from "../types";
import { Camera } from "./camera.svelte";
import {
  bestTurn,
  boxOf,
  DIRECTIONS,
  distance,
  middle,
  outline,
  PLACES,
  plus,
  SIZE,
  turned,
  turnedEdges,
} from "./hexes";
import { wallsOf } from "./walls";

const flower = (q: number, r: number) => PLACES.map((place) => plus({ q, r }, place));

describe("the grid (RULES 15.1)", () => {
  it("turns a tile clockwise: field 4 lies E, SE, SW, W", () => {
    const [, , , , fourth] = PLACES;
    expect([0, 1, 2, 3].map((k) => turned(fourth ?? { q: 0, r: 0 }, k))).toEqual([
      { q: 1, r: 0 },
      { q: 0, r: 1 },
      { q: -1, r: 1 },
      { q: -1, r: 0 },
    ]);
  });
  it("turns edges with it", () => {
    expect(turnedEdges(0b000001, 1)).toBe(0b000010);
    expect(turnedEdges(0b100000, 1)).toBe(0b000001);
    expect(turnedEdges(0b000111, 6)).toBe(0b000111);
  });
  it("puts neighbours at equal distances, and keeps that whatever way the map is turned", () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const { x, y } = middle({ q: 2, r: -1 }, turn);
      for (const way of DIRECTIONS) {
        const next = middle(plus({ q: 2, r: -1 }, way), turn);
        expect(Math.hypot(next.x - x, next.y - y)).toBeCloseTo(SIZE * Math.sqrt(3));
      }
    }
  });
  it("counts fields from one to another", () => {
    expect(distance({ q: 0, r: 0 }, { q: 3, r: -1 })).toBe(3);
    expect(distance({ q: -6, r: 2 }, { q: -3, r: 1 })).toBe(3);
  });
});

describe("what is drawn", () => {
  it("the line round a tile has 18 edges, that round two joined ones 30", () => {
    expect(outline(flower(0, 0), 0).split("L")).toHaveLength(18);
    expect(outline([...flower(0, 0), ...flower(3, -1)], 0).split("L")).toHaveLength(30);
  });
  it("a map shows as large as it can: the long side lies along the long side of the room", () => {
    const long = [...flower(0, 0), ...flower(-1, 3), ...flower(-2, 6)];
    const turn = bestTurn(long, { q: 0, r: 0 }, { width: 900, height: 400 });
    const { width, height } = boxOf(long, turn);
    expect(width).toBeGreaterThan(height);
    expect(middle({ q: 0, r: 0 }, turn).x).toBeLessThan(middle({ q: -2, r: 6 }, turn).x);
  });
  it("an edge that two fields close is one wall, thin where it encloses a blocked field", () => {
    const field = (q: number, walls: number, category: string) =>
      ({ q, r: 0, walls, category }) as unknown as FieldView;
    const { thick, thin } = wallsOf([field(0, 0b000001, "empty"), field(1, 0b111111, "blocked")], 0);
    expect([thick.length, thin.length]).toEqual([0, 6]);
    expect(wallsOf([field(0, 0b000011, "empty")], 0).thick).toHaveLength(2);
  });
});

describe("the camera", () => {
  const see = (width: number, height: number, finger = false) => {
    const camera = new Camera();
    camera.width = width;
    camera.height = height;
    camera.look({ left: -350, top: -250, width: 700, height: 500 }, { x: -300, y: 0 }, finger);
    return camera;
  };
  it("shows the whole map", () => {
    const camera = see(760, 520);
    const [a, b] = [camera.on({ x: -350, y: -250 }), camera.on({ x: 350, y: 250 })];
    expect(Math.min(a.x, a.y)).toBeGreaterThanOrEqual(0);
    expect([b.x <= 760, b.y <= 520]).toEqual([true, true]);
  });
  it("on a phone keeps fields large enough for a thumb, with the hero in sight", () => {
    const camera = see(390, 470, true);
    expect(camera.scale * SIZE * Math.sqrt(3)).toBeGreaterThan(58);
    const { x } = camera.on({ x: -300, y: 0 });
    expect([x > 0, x < 390]).toEqual([true, true]);
  });
  it("keeps what is under the pointer when it zooms, and never loses the map", () => {
    const camera = see(760, 520);
    camera.zoom(1.5, { x: 300, y: 200 });
    const under = {
      x: (300 - camera.x) / camera.scale,
      y: (200 - camera.y) / camera.scale,
    };
    camera.zoom(1.1, { x: 300, y: 200 });
    const { x, y } = camera.on(under);
    expect(x).toBeCloseTo(300);
    expect(y).toBeCloseTo(200);
    camera.pan(-9000, 9000);
    const right = camera.on({ x: 350, y: 0 });
    expect(right.x).toBeGreaterThan(0);
  });
  it("stays where the player put it when the table changes", () => {
    const camera = see(760, 520);
    camera.zoom(1.4);
    const { scale } = camera;
    camera.look({ left: -350, top: -250, width: 800, height: 500 }, { x: 0, y: 0 }, false);
    expect(camera.scale).toBe(scale);
    camera.fit();
    expect(camera.scale).toBeLessThan(scale);
  });
});
