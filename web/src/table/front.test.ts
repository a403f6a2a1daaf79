import { expect, it } from "vitest";
import type { Look } from "../generated/engine/Look";
import { front } from "./front";

const look = (seat: number | null, asked = false): Look => ({
  seat,
  view: null,
  scores: { seats: [] },
  heard: [],
  choices: [],
  can_undo: false,
  ...(asked ? { prompt: { question: { key: "ask" }, rule: "roll" } } : {}),
});
const seen = (looks: Look[], held: number | null, over = false) => {
  const { look: shown, curtain } = front(looks, held, over);
  return [shown?.seat, curtain];
};

it("needs no curtain for one person, or for somebody who looks on", () => {
  expect(seen([look(2, true)], null)).toEqual([2, null]);
  expect(seen([look(null)], null)).toEqual([null, null]);
});
it("stays with whoever holds the device while they are asked, and while nobody here is", () => {
  expect(seen([look(0, true), look(1, true)], 1)).toEqual([1, null]);
  expect(seen([look(0), look(1)], 1)).toEqual([1, null]);
});
it("falls when somebody else here is asked", () => {
  expect(seen([look(0), look(1, true)], 0)).toEqual([1, 1]);
});
it("falls when nobody has taken the device yet", () => {
  expect(seen([look(0), look(1)], null)).toEqual([0, 0]);
});
it("stays up once everything is revealed", () => {
  expect(seen([look(0), look(1)], null, true)).toEqual([0, null]);
});
