import { describe, expect, it, vi } from "vitest";
import type { Tip } from "../generated/games/Tip";
import { Hinting } from "./hinting.svelte";

const tip = (target: string): Tip => ({
  choice: 0,
  action: target,
  label: { key: "x" },
  targets: [target],
  chance: 0.5,
  error: 0.03,
  lead: 1,
});

function house(answer: readonly Tip[] | undefined = [tip("stack:1"), tip("stack:2")]) {
  let question: number | null = 1;
  let allowed = true;
  let tell: () => void = () => undefined;
  const ask = vi.fn(
    () => new Promise<readonly Tip[] | undefined>((resolve) => (tell = () => resolve(answer))),
  );
  const hints = new Hinting(
    ask,
    () => question,
    () => allowed,
  );
  return {
    hints,
    ask,
    answer: async () => {
      tell();
      await Promise.resolve();
      await Promise.resolve();
    },
    move: (next: number | null) => (question = next),
    forbid: () => (allowed = false),
  };
}

describe("a hint", () => {
  it("is asked for, shown, pointed at and closed", async () => {
    const { hints, ask, answer } = house();
    hints.toggle();
    expect(ask).toHaveBeenCalledOnce();
    expect([hints.open, hints.thinking, hints.tips]).toEqual([true, true, null]);
    await answer();
    expect(hints.tips).toHaveLength(2);
    expect(hints.marks("stack:2")).toBe(false);
    hints.pointed = 1;
    expect([hints.marks("stack:2"), hints.marks("stack:1")]).toEqual([true, false]);
    hints.pointed = null;
    hints.chosen = 0;
    expect(hints.marks("stack:1"), "what was clicked stays marked").toBe(true);
    hints.toggle();
    expect([hints.open, hints.marks("stack:1")]).toEqual([false, false]);
    expect(hints.close(), "it was closed already").toBe(false);
  });

  it("is dropped when the table moves on", async () => {
    const { hints, answer, move } = house();
    hints.toggle();
    move(2);
    expect(hints.open).toBe(false);
    await answer();
    expect(hints.tips).toBeNull();
    move(1);
    expect(hints.open, "an old question that comes back is asked anew").toBe(false);
  });

  it("goes away if the server does not answer", async () => {
    const { hints, ask } = house();
    ask.mockResolvedValueOnce(undefined);
    hints.toggle();
    await Promise.resolve();
    await Promise.resolve();
    expect(hints.open).toBe(false);
  });

  it("is not asked for without a question, or where it is not allowed", () => {
    const one = house();
    one.move(null);
    one.hints.toggle();
    const other = house();
    other.forbid();
    other.hints.toggle();
    expect([one.ask.mock.calls, other.ask.mock.calls]).toEqual([[], []]);
  });
});
