// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

// Read from disk: the test environment empties imported styles.
const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Colour = [number, number, number];

/** The tokens of one theme, from its block of the style sheet. */
function theme(name: "dark" | "light"): Map<string, string> {
  const block = new RegExp(`\\[data-theme="${name}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? "";
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map((match) => [match[1] ?? "", match[2] ?? ""]),
  );
}

const linear = (hex: string): Colour => {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

const times = (matrix: Colour[], [r, g, b]: Colour) =>
  matrix.map((row) => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b))) as Colour;

// Machado, Oliveira and Fernandes 2009, full severity.
const SIGHTS: Record<string, Colour[]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Distance in OKLab, times 100: two colours 6.5 apart are told apart at a glance on patches of this size. */
function distance(a: Colour, b: Colour): number {
  const lab = ([r, g, bl]: Colour) => {
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * bl);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * bl);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * bl);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ] as Colour;
  };
  const [p, q] = [lab(a), lab(b)];
  return 100 * Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

const luminance = ([r, g, b]: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a: string, b: string) => {
  const [low, high] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

describe.each(["dark", "light"] as const)("the %s theme", (name) => {
  const tokens = theme(name);
  const colour = (token: string) => tokens.get(token) ?? "#000000";
  const players = [0, 1, 2, 3, 4].map((seat) => colour(`seat-${String(seat)}`));

  it.each(Object.keys(SIGHTS))("keeps the players' colours apart for %s sight", (sight) => {
    const seen = players.map((hex) => times(SIGHTS[sight] ?? [], linear(hex)));
    const pairs = seen.flatMap((a, i) =>
      seen.slice(i + 1).map((b, j) => ({ who: [i, i + 1 + j], far: distance(a, b) })),
    );
    expect(pairs.filter(({ far }) => far < 6.5)).toEqual([]);
  });

  it.each([
    "ink",
    "muted",
    "accent-ink",
    "good-ink",
    "bad-ink",
    "gold",
    "strength",
    "magic",
    "points",
    "seat-0",
    "seat-1",
    "seat-2",
    "seat-3",
    "seat-4",
    "seat-lord",
  ])("lets %s be read on the table and on panels", (token) => {
    for (const ground of ["table", "panel"]) {
      expect(contrast(colour(token), colour(ground))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
