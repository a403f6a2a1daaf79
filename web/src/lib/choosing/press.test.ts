// Events of a test have no clock of their own: each is told when it happened.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { byFinger, isMeant, nowAsked, nowDone, SEEN, WINDOW_SEEN } from "./press";

const at = <Kind extends Event>(event: Kind, time: number): Kind => {
  Object.defineProperty(event, "timeStamp", { value: time });
  window.dispatchEvent(event);
  return event;
};
const down = (time: number, pointerType = "mouse", x = 0) =>
  at(new PointerEvent("pointerdown", { pointerType, clientX: x }), time);
const up = (time: number) => at(new PointerEvent("pointerup"), time);
const click = (time: number, detail = 1) => at(new MouseEvent("click", { detail }), time);
const key = (time: number, repeat = false) =>
  at(new KeyboardEvent("keydown", { key: "Enter", repeat }), time);

/** A whole click that takes 40 ms; whether it is meant. */
function clicked(time: number, detail = 1, x = 0): boolean {
  down(time, "mouse", x);
  up(time + 40);
  click(time + 40, detail);
  return isMeant();
}

const START = 10_000;
function ask(time: number): void {
  vi.spyOn(performance, "now").mockReturnValue(time);
  nowAsked();
}

beforeEach(() => ask(START));

describe("a question that has just appeared", () => {
  it("takes no click that began before it, however late it ends", () => {
    down(START - 20);
    up(START + SEEN + 100);
    click(START + SEEN + 100);
    expect(isMeant()).toBe(false);
  });
  it("takes no click that began before it can have been seen", () => {
    expect(clicked(START + SEEN - 1)).toBe(false);
    expect(clicked(START + SEEN)).toBe(true);
  });
  it("takes no second half of a slow double click, and the next click", () => {
    expect(clicked(START - 50)).toBe(false);
    expect(clicked(START + SEEN + 80, 2)).toBe(false);
    expect(clicked(START + SEEN + 500, 3)).toBe(true);
  });
  it("in a window takes no second tap of a slow double tap, by whatever name", () => {
    nowAsked(WINDOW_SEEN);
    expect(clicked(START + SEEN + 20)).toBe(false);
    expect(clicked(START + WINDOW_SEEN)).toBe(true);
  });
  it("takes no key that is held", () => {
    key(START - 30);
    click(START - 30, 0);
    key(START + 2 * SEEN, true);
    click(START + 2 * SEEN, 0);
    expect(isMeant()).toBe(false);
    at(new KeyboardEvent("keyup"), START + 2 * SEEN + 10);
    key(START + 3 * SEEN);
    click(START + 3 * SEEN, 0);
    expect(isMeant()).toBe(true);
  });
  it("takes a click that no press began, of a screen reader", () => {
    clicked(START - 2000);
    click(START + SEEN + 1, 0);
    expect(isMeant()).toBe(true);
  });
});

describe("a click that has done something", () => {
  const LATER = START + 2000;
  beforeEach(() => {
    clicked(LATER);
    vi.spyOn(performance, "now").mockReturnValue(LATER + 40);
    nowDone();
  });
  it("has no second half in the same place, whatever browsers call it", () => {
    expect(clicked(LATER + 150, 2, 5)).toBe(false);
    expect(clicked(LATER + 300, 1, 5)).toBe(false);
  });
  it("may be followed by one elsewhere at once, and in the same place a little later", () => {
    expect(clicked(LATER + 150, 1, 60)).toBe(true);
    expect(clicked(LATER + 40 + SEEN, 2)).toBe(true);
  });
  it("does it once for a key that is held, and again for one that is struck again", () => {
    key(LATER + 200);
    vi.spyOn(performance, "now").mockReturnValue(LATER + 201);
    nowDone();
    key(LATER + 2000, true);
    expect(isMeant()).toBe(false);
    at(new KeyboardEvent("keyup"), LATER + 2010);
    key(LATER + 2100);
    expect(isMeant()).toBe(true);
  });
  it("says nothing about one that no press began", () => {
    click(LATER + 2000, 0);
    expect(isMeant()).toBe(true);
    nowDone();
    click(LATER + 2010, 0);
    expect(isMeant()).toBe(true);
  });
});

describe("a finger", () => {
  it("is known from its press, whatever the click says", () => {
    down(START, "touch");
    click(START);
    expect(byFinger()).toBe(true);
    key(START + 1);
    click(START + 1, 0);
    expect(byFinger()).toBe(false);
  });
});
