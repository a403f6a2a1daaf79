import { expect, it } from "vitest";
import { climbed, isComplete, rankOf, running, ticked, upcoming } from "./progress";
import { sample } from "./sample";

it("counts what is ticked and finds the rank", () => {
  const { progress } = sample(12);
  expect([ticked(progress), rankOf(progress)]).toEqual([12, 1]);
  expect(progress.lists.map(isComplete)).toEqual([true, false, false, false]);
  expect(climbed(progress)).toBeCloseTo((1 + 1 / 10) / 6);
});

it("begins at the foot of the ladder and ends at its top", () => {
  expect([climbed(sample(0).progress), climbed(sample(40).progress)]).toEqual([0, 1]);
  expect(climbed({ ...sample(3).progress, ranks: [] })).toBe(0);
});

it("knows which game is next", () => {
  const info = sample(12);
  expect([upcoming(info), running(info)?.table]).toEqual([4, "t4"]);
  expect(running({ ...info, games: info.games.slice(0, 3) })).toBeUndefined();
});
