/** A chain of scenarios, read from the progress of a campaign: its lists are the scenarios, the last one what was kept. */
import type { Objective } from "../../../../web/src/generated/engine/Objective";
import type { CampaignInfo } from "../../../../web/src/generated/protocol/CampaignInfo";

export interface Station {
  /** The id of the scenario. */
  id: string;
  /** What must be reached there. */
  goals: Objective[];
  /** The number of the game that won it. */
  won: number | null;
  now: boolean;
  /** How many games were played there without success. */
  lost: number;
}

const KEPT = "kept";

export function stationsOf(info: CampaignInfo): Station[] {
  const lists = info.progress.lists.filter(({ id }) => id !== KEPT);
  const done = lists.map(({ objectives }) => objectives.at(-1)?.ticked ?? null);
  const now = info.over ? -1 : done.indexOf(null);
  return lists.map(({ id, objectives }, i) => {
    const before = done[i - 1] ?? 0;
    const won = done[i] ?? null;
    const last = won ?? (i === now ? info.progress.games.length + 1 : before + 1);
    return {
      id,
      goals: objectives,
      won,
      now: i === now,
      lost: Math.max(0, last - before - 1),
    };
  });
}

/** The cards that go into the next scenario. */
export const keptOf = (info: CampaignInfo): Objective[] =>
  info.progress.lists.find(({ id }) => id === KEPT)?.objectives ?? [];
