// One thing is told after the other, at the pace that was set; it can be paused and skipped.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Heard } from "../../generated/engine/Heard";
import { settings } from "$lib/browser/settings.svelte";
import { Stage, type Motion } from "./motion.svelte";

const heard = (play: number): Heard => ({
  play,
  phrase: { key: `line-${String(play)}` },
  event: { type: "any" },
});
const beats = (...plays: number[]) => plays.map((play) => ({ heard: heard(play), motions: [] as Motion[] }));

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "calm";
});
afterEach(() => {
  vi.useRealTimers();
  settings.pace = "calm";
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("what is told", () => {
  it("comes line by line, and is done when all was told", async () => {
    const stage = new Stage();
    const done = vi.fn();
    void stage.tell(beats(1, 2)).then(done);
    await pass(100);
    expect(stage.telling?.play).toBe(1);
    await pass(600);
    expect(stage.telling?.play).toBe(2);
    expect(done).not.toHaveBeenCalled();
    await pass(600);
    expect([stage.telling, done.mock.calls.length]).toEqual([null, 1]);
  });
  it("takes longer for those who want it slow, and no time for those who want none", async () => {
    settings.pace = "slow";
    const slow = new Stage();
    void slow.tell(beats(1, 2));
    await pass(1000);
    expect(slow.telling?.play).toBe(1);
    settings.pace = "still";
    const still = new Stage();
    await still.tell(beats(1, 2));
    expect(still.telling).toBeNull();
  });
  it("stays while it is paused, goes on by steps, then by itself", async () => {
    const stage = new Stage();
    void stage.tell(beats(1, 2, 3));
    await pass(100);
    stage.pause();
    await pass(60_000);
    expect(stage.telling?.play).toBe(1);
    stage.step();
    await pass(60_000);
    expect(stage.telling?.play).toBe(2);
    stage.pause(false);
    await pass(300);
    expect(stage.telling?.play).toBe(3);
  });
  it("ends at once for those who have seen enough, also while it is paused", async () => {
    const stage = new Stage();
    const done = vi.fn();
    void stage.tell(beats(1, 2, 3)).then(done);
    await pass(100);
    stage.pause();
    await pass(1000);
    stage.skip();
    await pass(0);
    expect([stage.telling, stage.paused, done.mock.calls.length]).toEqual([null, false, 1]);
    void stage.tell(beats(4));
    await pass(100);
    expect(stage.telling?.play).toBe(4);
  });
});
