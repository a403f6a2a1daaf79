import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../web/src/generated/serde_json/JsonValue";
import { approaches } from "./aim.svelte";
import { after, beats } from "./beats";
import { spotOf, TOWER, towards, type Lie } from "./spaces";
import type { Fought, UnitView } from "./types";

const FLAT: Lie = { upright: false, own: "attacker" };
const PHONE: Lie = { upright: true, own: "attacker" };

describe("where a space is drawn", () => {
  it("the attacker stands left when the board lies on its side", () => {
    expect(spotOf(0, FLAT)).toEqual({ x: 0, y: 0 });
    expect(spotOf(19, FLAT)).toEqual({ x: 4, y: 3 });
  });
  it("upright, one's own back line is below, whichever side that is", () => {
    expect(spotOf(0, PHONE)).toEqual({ x: 0, y: 4 });
    expect(spotOf(16, { upright: true, own: "defender" })).toEqual({
      x: 3,
      y: 4,
    });
  });
  it("the arrow tower stands beyond the defender's back line", () => {
    expect(spotOf(TOWER, FLAT).x).toBe(5);
    expect(spotOf(TOWER, PHONE).y).toBe(-1);
  });
});

describe("arrows", () => {
  it("go to the nearest thing in their direction, straight ahead first", () => {
    expect(towards(5, "ArrowRight", [9, 13, 12], FLAT)).toBe(9);
    expect(towards(5, "ArrowRight", [13, 8], FLAT)).toBe(13);
    expect(towards(5, "ArrowDown", [6, 9], FLAT)).toBe(6);
    expect(towards(5, "ArrowUp", [6, 9], PHONE)).toBe(9);
  });
  it("stop at the edge", () => {
    expect(towards(0, "ArrowLeft", [4, 8], FLAT)).toBeUndefined();
  });
});

describe("the way to an enemy", () => {
  const view = {
    battle: {
      reach: [
        { space: 6, steps: 0, targets: [7] },
        { space: 9, steps: 2, targets: [10, 13] },
        { space: 14, steps: 2, targets: [10] },
        { space: 8, steps: 3, targets: [10] },
      ],
    },
  } as unknown as Fought;
  it("is the shortest one; there may be several", () => {
    expect(approaches(view, 7)).toEqual([6]);
    expect(approaches(view, 10)).toEqual([9, 14]);
    expect(approaches(view, 19)).toEqual([]);
  });
});

describe("what is played back", () => {
  const unit = {
    id: 3,
    space: 6,
    face: "pack",
    damage: 1,
    health: 4,
    marks: ["done"],
  } as unknown as UnitView;
  it("moves, hurts and removes a unit one beat after the other", () => {
    const story: JsonValue[] = [
      { type: "moved", unit: { id: 3 }, to: 9 },
      { type: "damaged", unit: { id: 3 }, amount: 2 },
      { type: "token_placed", unit: { id: 3 }, token: "paralysis" },
    ];
    const [now] = story.flatMap(beats).reduce<UnitView[]>(after, [unit]);
    expect(now).toMatchObject({
      space: 9,
      damage: 3,
      marks: ["done", "paralysis"],
    });
    const [turned] = after([unit], { kind: "flip", unit: 3 });
    expect(turned).toMatchObject({ face: "few", damage: 0 });
    expect(after([unit], { kind: "fall", unit: 3 })).toEqual([]);
  });
  it("shows nothing of what is only told", () => {
    expect(beats({ type: "begins", scenario: 0, hero: 0, level: 2 })).toEqual([]);
  });
});
