/** What a campaign's progress comes to. */
import type { Objective } from "../generated/engine/Objective";
import type { ObjectiveList } from "../generated/engine/ObjectiveList";
import type { Progress } from "../generated/engine/Progress";
import type { CampaignGame } from "../generated/protocol/CampaignGame";
import type { CampaignInfo } from "../generated/protocol/CampaignInfo";

export const objectives = (progress: Progress): Objective[] =>
  progress.lists.flatMap((list) => list.objectives);

export const ticked = (progress: Progress) =>
  objectives(progress).filter((objective) => objective.ticked !== null).length;

export const isComplete = (list: ObjectiveList) =>
  list.objectives.every((objective) => objective.ticked !== null);

/** Which of the ranks is reached; -1 if there are none. */
export function rankOf(progress: Progress): number {
  const done = ticked(progress);
  return progress.ranks.findLastIndex((rank) => rank.least <= done);
}

/** How far up the ladder, from 0 to 1, where all rungs are equally far apart. */
export function climbed(progress: Progress): number {
  const at = rankOf(progress);
  const [here, next] = [progress.ranks[at], progress.ranks[at + 1]];
  if (!here || !next) return at < 0 ? 0 : 1;
  const way = (ticked(progress) - here.least) / (next.least - here.least);
  return (at + way) / (progress.ranks.length - 1);
}

/** The number of the game that is going on or comes next. */
export const upcoming = (info: CampaignInfo) => info.progress.games.length + 1;

/** The game that is going on. */
export const running = (info: CampaignInfo): CampaignGame | undefined =>
  info.games.find((game) => game.state === "playing");
