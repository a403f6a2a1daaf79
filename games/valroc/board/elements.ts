/** The four elements, always in this order. */
import type { Element } from "../../../web/src/generated/valroc/Element";

export const ELEMENTS: readonly Element[] = ["fire", "water", "earth", "air"];

/** Figures by element as marks, `[[fire:3]] [[water:2]]`; zeros are left out. */
export const figures = (values: readonly number[]) =>
  ELEMENTS.flatMap((element, i) => (values[i] ? [`[[${element}:${String(values[i])}]]`] : [])).join(" ");

/** The same with a sign, for what is added or taken away. */
export const signed = (values: readonly number[]) =>
  ELEMENTS.flatMap((element, i) => {
    const n = values[i] ?? 0;
    return n === 0 ? [] : [`${n > 0 ? "+" : "−"}[[${element}:${String(Math.abs(n))}]]`];
  }).join(" ");

/** The two tones of a picture: one for pure blood, both for a hybrid. */
const DEEP: Record<Element, string> = { fire: "#a1462c", water: "#2d6797", earth: "#557534", air: "#6a678f" };
const NIGHT: Record<Element, string> = {
  fire: "#55211a",
  water: "#193a5a",
  earth: "#2c421d",
  air: "#37345a",
};

export function tones(affinities: readonly Element[]): [string, string] {
  const [one = "fire", two] = affinities;
  return two === undefined ? [DEEP[one], NIGHT[one]] : [DEEP[one], DEEP[two]];
}
