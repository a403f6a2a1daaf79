/** A campaign to try things with. */
import type { CampaignInfo } from "../generated/protocol/CampaignInfo";

const ELEMENTS = ["fire", "water", "earth", "air"];
const RANKS = {
  villager: 0,
  apprentice: 11,
  mage: 21,
  professor: 26,
  archmage: 31,
  legendary_archmage: 36,
  supreme_creator: 40,
};

/** With so many objectives ticked, by three games of nine; the fourth is going on. */
export function sample(ticks: number): CampaignInfo {
  const texts = ELEMENTS.flatMap((element) => Array.from({ length: 10 }, (_, i) => ({ element, i })));
  const objectives = texts.map(({ element, i }, index) => ({
    list: element,
    id: `${element}${String(i)}`,
    text: { key: "objective-prestige", args: [["n", { number: 50 + i }] as [string, { number: number }]] },
    ticked: index < ticks ? (index % 3) + 1 : null,
  }));
  return {
    id: "c1",
    game: "valroc",
    plan: { length: "normal" },
    created_at: 0,
    over: false,
    choice: null,
    games: [
      { table: "t1", state: "over" },
      { table: "t2", state: "given_up" },
      { table: "t3", state: "over" },
      { table: "t4", state: "playing" },
    ],
    progress: {
      length: 9,
      games: [
        { points: 61, ticked: objectives.filter((it) => it.ticked === 1).map((it) => it.id), note: null },
        { points: null, ticked: [], note: null },
        {
          points: 47,
          ticked: [],
          note: { key: "campaign-short", args: [["wanted", { number: 54 }]] },
        },
      ],
      lists: ELEMENTS.map((element) => ({
        id: element,
        name: { key: `element-${element}` },
        title: { key: `title-${element}` },
        objectives: objectives
          .filter(({ list }) => list === element)
          .map(({ id, text, ticked }) => ({ id, text, ticked })),
      })),
      ranks: Object.entries(RANKS).map(([id, least]) => ({ name: { key: `class-${id}` }, least })),
      verdict: null,
    },
  };
}
