import { expect, it, vi } from "vitest";
import type { Heard } from "../generated/engine/Heard";
import { Tale, type Page } from "./tale";

const PAGE = 200;
const PLAYS = 2000;
const heard = (play: number): Heard => ({ play, phrase: { key: "k" }, event: null });

/** A server that tells a game of 2,000 plays, 200 at a time. */
const server = () =>
  vi.fn((before = PLAYS + 1): Promise<Page> => {
    const from = Math.max(0, before - PAGE);
    const told = Array.from({ length: before - from }, (_, i) => heard(from + i));
    return Promise.resolve({ plays: PLAYS, from, heard: told });
  });

it("begins with the latest page and goes back page by page", async () => {
  const ask = server();
  const tale = new Tale(ask);
  expect(await tale.plays()).toBe(PLAYS);
  await tale.reach(PLAYS);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(tale.upTo(PLAYS).map(({ play }) => play)).toEqual(Array.from({ length: PAGE }, (_, i) => 1801 + i));
  await tale.earlier();
  expect([tale.from, tale.upTo(PLAYS).length]).toEqual([1601, 2 * PAGE]);
});

it("jumps without fetching what lies between", async () => {
  const ask = server();
  const tale = new Tale(ask);
  await tale.plays();
  await tale.reach(700);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(3);
  expect(tale.from).toBeLessThanOrEqual(600);
  expect(tale.upTo(700).at(-1)?.play).toBe(700);
  await tale.reach(3);
  expect([tale.from, tale.upTo(3).length]).toEqual([0, 4]);
});

it("does not mind steps back and forth", async () => {
  const ask = server();
  const tale = new Tale(ask);
  await tale.reach(500);
  const asked = ask.mock.calls.length;
  for (const play of [501, 500, 499, 520]) await tale.reach(play);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(asked + 1);
});
