import { describe, expect, it, vi } from "vitest";
import { Moments, step, wanted } from "./replay";

describe("a step", () => {
  it("goes on and back by one, and no further than the game", () => {
    expect([step(3, 9, "on"), step(9, 9, "on"), step(3, 9, "back"), step(0, 9, "back")]).toEqual([
      4, 9, 2, 0,
    ]);
  });
  it("goes to either end", () => {
    expect([step(3, 9, "first"), step(3, 9, "last")]).toEqual([0, 9]);
  });
});

describe("a link to a moment", () => {
  it("is kept within the game", () => {
    expect([wanted("4", 9), wanted("-2", 9), wanted("99", 9)]).toEqual([4, 0, 9]);
  });
  it("shows the beginning if it says nothing sensible", () => {
    expect([wanted(null, 9), wanted("", 9), wanted("x", 9), wanted("1.5", 9)]).toEqual([0, 0, 0, 0]);
  });
});

describe("moments", () => {
  it("are asked for once", async () => {
    const ask = vi.fn((play: number) => Promise.resolve(play * 2));
    const moments = new Moments(ask);
    expect([await moments.at(3), await moments.at(3)]).toEqual([6, 6]);
    expect(ask).toHaveBeenCalledOnce();
  });
  it("are asked for again after a failure", async () => {
    const ask = vi.fn<(play: number) => Promise<string>>();
    ask.mockRejectedValueOnce(new Error("down")).mockResolvedValueOnce("there");
    const moments = new Moments(ask);
    await expect(moments.at(1)).rejects.toThrow();
    await expect(moments.at(1)).resolves.toBe("there");
  });
});
