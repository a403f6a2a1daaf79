import { describe, expect, it } from "vitest";
import type { Judged } from "../generated/games/Judged";
import type { Mark } from "../generated/games/Mark";
import { changes, filtered, inPercent, replayAt } from "./judged";

const judged = (play: number, seat: number, mark: Mark): Judged => ({
  play,
  seat,
  mark,
  chosen: { choice: 0, action: null, label: { key: "x" }, targets: [], chance: 0.4, error: 0.03, lead: 1 },
  better: null,
});
const all = [judged(1, 0, "good"), judged(2, 1, "bad"), judged(3, 0, "inaccurate"), judged(4, 2, "lost")];
const plays = (list: readonly Judged[]) => list.map(({ play }) => play);

describe("which decisions are shown", () => {
  it("by what they were and whose", () => {
    expect(plays(filtered(all, "all", "everybody", 0))).toEqual([1, 2, 3, 4]);
    expect(plays(filtered(all, "mistakes", "everybody", 0)), "what is only inaccurate is none").toEqual([2]);
    expect(plays(filtered(all, "doubtful", "everybody", 0))).toEqual([2, 3]);
    expect(plays(filtered(all, "doubtful", "mine", 0))).toEqual([3]);
    expect(plays(filtered(all, "all", "others", 0))).toEqual([2, 4]);
    expect(plays(filtered(all, "all", "others", null)), "who looks on is nobody").toEqual([1, 2, 3, 4]);
  });
});

describe("how chances changed", () => {
  it("the largest change first, and only what can be told", () => {
    const chances = [
      [0.3, 0.3, 0.4],
      [0.5, 0.29, 0.21],
    ];
    expect(changes(chances, 1).map(({ seat }) => seat)).toEqual([0, 2]);
    expect(changes(chances, 2)).toEqual([]);
  });

  it("in numbers and links", () => {
    expect(inPercent(0.414)).toBe(41);
    expect(replayAt("t", 7)).toBe("/table/t/replay?at=7");
    expect(replayAt("t", -1)).toBe("/table/t/replay?at=0");
  });
});
