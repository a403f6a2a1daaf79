import { describe, expect, it } from "vitest";
import { drawn } from "./screen.svelte";

describe("how large everything is drawn", () => {
  it("is as on the laptop there, in tabs on a phone and upright on a tablet", () => {
    expect(drawn(1280, 800, 1)).toEqual({ scale: 1, tabs: false });
    expect(drawn(390, 844, 1)).toEqual({ scale: 1, tabs: true });
    expect(drawn(820, 1180, 1)).toEqual({ scale: 1, tabs: true });
  });
  it("grows with the screen, more slowly than it", () => {
    const desk = drawn(1920, 1080, 1);
    const wall = drawn(2560, 1440, 1);
    expect(desk.scale).toBeGreaterThan(1.2);
    expect(wall.scale).toBeGreaterThan(desk.scale);
    expect(1920 / desk.scale).toBeGreaterThan(1280);
    // What is only wide leaves nothing to grow into.
    expect(drawn(3440, 800, 1).scale).toBe(1);
  });
  it("goes by tabs where a page enlarged twice leaves no height", () => {
    expect(drawn(960, 540, 1)).toEqual({ scale: 1, tabs: true });
  });
  it("is larger for those who want large words, and in tabs where the table has no room for them", () => {
    expect(drawn(1920, 1080, 1.15)).toMatchObject({ tabs: false });
    expect(drawn(1280, 800, 1.15)).toEqual({ scale: 1.15, tabs: true });
    expect(drawn(390, 844, 1.3).scale).toBeCloseTo(390 / 320);
  });
});
