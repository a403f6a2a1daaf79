/** What a statue shows: the thing it counts, or what it gives at once. */
import type { Metric } from "../../../web/src/generated/dice-kingdoms/Metric";
import type { StatuePlan } from "../../../web/src/generated/dice-kingdoms/StatuePlan";

const COUNTED: Record<Metric, string> = {
  bridges: "bridge",
  domains: "domain",
  lairs: "lair",
  chest_boxes: "chest",
  wall_stars: "wall",
  stars: "star",
  pedestals: "pedestal",
  holy: "holy",
  worker: "worker",
  shadow: "shadow",
  soldier: "soldier",
};

/** The icon of a statue. */
export const statueSign = ({ score, immediate }: StatuePlan): string =>
  score ? COUNTED[score.per] : (immediate[0] ?? "pedestal");
