import { describe, expect, it } from "vitest";
import type { CampaignInfo } from "../../../../web/src/generated/protocol/CampaignInfo";
import { keptOf, stationsOf } from "./chain";

/** A chain of three, of which these games won a scenario each. */
function chain(won: (number | null)[], games: number, over = false): CampaignInfo {
  const lists = won.map((ticked, i) => ({
    id: `long_live_the_queen_${String(i + 1)}`,
    name: { key: "" },
    title: null,
    objectives: [{ id: "capture", text: { key: "goal-capture" }, ticked }],
  }));
  const kept = {
    id: "spell-bless",
    text: { key: "spell-bless" },
    ticked: null,
  };
  return {
    over,
    progress: {
      lists: [...lists, { id: "kept", name: { key: "" }, title: null, objectives: [kept] }],
      games: Array.from({ length: games }, () => ({
        points: 1,
        ticked: [],
        note: null,
      })),
    },
  } as unknown as CampaignInfo;
}

describe("the road through a chain", () => {
  it("leads to the first scenario that is not won, and counts what was lost there", () => {
    const [first, second, third] = stationsOf(chain([2, null, null], 4));
    expect([first?.won, first?.lost, first?.now]).toEqual([2, 1, false]);
    expect([second?.won, second?.lost, second?.now]).toEqual([null, 2, true]);
    expect([third?.lost, third?.now]).toEqual([0, false]);
  });
  it("ends after the last", () => {
    expect(stationsOf(chain([1, 2, 3], 3, true)).some(({ now }) => now)).toBe(false);
  });
  it("has the cards that go along beside it, as no scenario", () => {
    const info = chain([1, null, null], 1);
    expect(stationsOf(info)).toHaveLength(3);
    expect(keptOf(info).map(({ id }) => id)).toEqual(["spell-bless"]);
  });
});
