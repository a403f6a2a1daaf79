// What the map of the forest promises in both languages: no box of a road lies under a place, its name or another box.
import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../../web/src/generated/dice-kingdoms/Catalogue";
import en from "../locales/en.ftl?raw";
import fr from "../locales/fr.ftl?raw";
import tables from "./fixtures/tables.json";
import { planForest, RADIUS } from "./forest";
import type { Point, Rect } from "./geometry";
import { forestParts, twoLines } from "./sheets";

const catalogue = tables.catalogue as unknown as Catalogue;
/** What the eye forgives, in units of the drawing. */
const SLACK = 1.5;

function namesIn(language: string): string[][] {
  const words = language === "fr" ? fr : en;
  return catalogue.map.domains.map(({ id }) =>
    twoLines(new RegExp(`^domain-${id} = (.*)$`, "m").exec(words)?.[1] ?? ""),
  );
}

/** How far a box with that half edge reaches into a room. */
const into = (box: Point, half: number, { x, y, w, h }: Rect) =>
  Math.min(box.x + half - x, x + w - box.x + half, box.y + half - y, y + h - box.y + half);

describe.each(["fr", "en"])("the map in %s", (language) => {
  it.each([
    ["wide", false],
    ["narrow", true],
  ])("keeps every box clear of places and names, %s", { timeout: 60_000 }, (_, narrow) => {
    const parts = forestParts(catalogue, false, namesIn(language));
    const plan = planForest(parts, narrow);
    const half = plan.stone / 2;
    const boxes = plan.roads.flatMap((road, i) =>
      road.boxes.map((at, k) => ({ at, name: `${catalogue.map.roads[i]?.id ?? ""}#${String(k)}` })),
    );
    const faults: string[] = [];
    for (const [i, { at, name }] of boxes.entries()) {
      for (const [k, site] of parts.sites.entries()) {
        const sign = plan.sites[k] as Point;
        const dx = Math.max(0, Math.abs(at.x - sign.x) - half);
        const dy = Math.max(0, Math.abs(at.y - sign.y) - half);
        const called = site.name.join(" ") || site.kind;
        if (Math.hypot(dx, dy) < RADIUS[site.kind] - SLACK) faults.push(`${name} under ${called}`);
        if (site.kind === "domain" && into(at, half, plan.names[k] as Rect) > SLACK)
          faults.push(`${name} under the name of ${called}`);
      }
      for (const other of boxes.slice(i + 1)) {
        const gap = Math.max(Math.abs(at.x - other.at.x), Math.abs(at.y - other.at.y));
        if (gap < plan.stone - SLACK) faults.push(`${name} on ${other.name}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
