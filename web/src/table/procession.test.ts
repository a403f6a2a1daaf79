// What others do comes one play after another; whoever has seen enough is shown how it stands.
import { describe, expect, it, vi } from "vitest";
import type { Update } from "../generated/protocol/Update";
import { Procession } from "./procession.svelte";

const update = (plays: number, after: number | null = plays - 1) => ({ plays, seq: plays, after }) as Update;

/** A procession in which each play is told until it is said to be. */
function walking() {
  const told: (() => void)[] = [];
  const tell = vi.fn(() => new Promise<void>((done) => told.push(done)));
  const walk = new Procession(update(1), tell);
  const next = async () => {
    told.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { walk, tell, next };
}

describe("a procession", () => {
  it("shows a play when the one before has been told", async () => {
    const { walk, tell, next } = walking();
    walk.add(update(2));
    walk.add(update(3));
    expect(walk.shown.plays).toBe(2);
    await next();
    expect(walk.shown.plays).toBe(3);
    expect(tell.mock.calls.length).toBe(2);
    await next();
    walk.add(update(4));
    expect(walk.shown.plays).toBe(4);
  });
  it("leaps to the latest for those who have seen enough", async () => {
    const { walk, next } = walking();
    for (const plays of [2, 3, 4]) walk.add(update(plays));
    walk.hurry();
    expect(walk.shown.plays).toBe(4);
    await next();
    expect(walk.shown.plays).toBe(4);
  });
  it("shows at once what was taken back, and what comes after a pause of the line", () => {
    const { walk } = walking();
    walk.add(update(2));
    walk.add(update(3));
    walk.add(update(1));
    expect(walk.shown.plays).toBe(1);
    walk.add(update(9, null));
    expect(walk.shown.plays).toBe(9);
  });
  it("does not fall further behind than somebody would watch", () => {
    const { walk } = walking();
    for (let plays = 2; plays < 40; plays += 1) walk.add(update(plays));
    expect(walk.shown.plays).toBeGreaterThan(20);
  });
});
