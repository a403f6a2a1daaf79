/** What lies in the rooms of the Cave, as marks. */
import type { Reward } from "../../../web/src/generated/valroc/Reward";
import type { Element } from "../../../web/src/generated/valroc/Element";

const MARKS: Record<Reward, string> = {
  val8: "[[vals:8]]",
  val4: "[[vals:4]]",
  val1: "[[vals:1]]",
  flask10: "[[flask10]]",
  flask5: "[[flask5]]",
  pm1: "[[pm:1]]",
  mushroom: "[[mushroom]]",
  plant: "[[plant]]",
  berry: "[[berry]]",
  vial_small: "[[vial|⅓]]",
  vial_medium: "[[vial|⅔]]",
  vial_full: "[[vial|1]]",
  diamond: "[[diamond]]",
  pc: "",
};

export const rewardMark = (reward: Reward, zone: Element) =>
  reward === "pc" ? `[[${zone}:1]]` : MARKS[reward];
