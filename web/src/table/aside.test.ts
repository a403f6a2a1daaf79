import { describe, expect, it } from "vitest";
import { covers, stepAside } from "./aside";

const stop = { left: 900, right: 1020, top: 600, bottom: 636 };

describe("a button that gives something up", () => {
  it("steps aside where the last click was", () => {
    const click = { x: 990, y: 615 };
    const step = stepAside([stop], click, false);
    expect(covers({ ...stop, left: stop.left - step, right: stop.right - step }, click)).toBe(false);
    const other = stepAside([stop], click, true);
    expect(covers({ ...stop, left: stop.left + other, right: stop.right + other }, click)).toBe(false);
  });
  it("stays where it is otherwise", () => {
    expect(stepAside([stop], { x: 500, y: 615 }, false)).toBe(0);
    expect(stepAside([stop], { x: 990, y: 300 }, false)).toBe(0);
    expect(stepAside([stop], null, false)).toBe(0);
  });
});
