import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { settings } from "$lib/browser/settings.svelte";
import { sitting } from "../../../web/src/testing/sitting";
import { byFace, falls } from "./considered";
import { faceOf } from "./faces";
import tables from "./fixtures/tables.json";
import { board } from "./index";
import { approaches } from "./aim.svelte";
import type { Catalogue, Forecast, Fought } from "./types";

const catalogue = tables.catalogue as unknown as Catalogue;
const { click, glowing, played, sitAt, thing, viewOf } = sitting("heroes3", board, tables);
const fought = (scene: string) => viewOf(scene) as Fought;
const press = (key: string) => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
};

describe("before the battle", () => {
  it("a search lays its cards out", () => {
    sitAt("search");
    const cards = glowing().filter((key) => key.startsWith("card:"));
    expect(cards.length).toBeGreaterThan(1);
    click(cards[0]);
    expect(played()).toHaveProperty("take");
  });

  it("a unit and a space place it", () => {
    sitAt("deploy");
    const [unit] = glowing().filter((key) => key.startsWith("army:"));
    click(unit);
    const [space] = glowing().filter((key) => key.startsWith("space:"));
    click(space);
    expect(played()).toHaveProperty("deploy");
  });
});

describe("a unit that acts", () => {
  it("goes to a space that glows", () => {
    sitAt("act");
    const empty = glowing().find((key) => thing(key)?.classList.contains("ground"));
    click(empty);
    expect(played()).toHaveProperty("go");
  });

  it("asks for the way to an enemy whom it can reach by several", () => {
    sitAt("act");
    const view = fought("act");
    const target =
      view.battle.forecast.map((each) => each.target).find((each) => approaches(view, each).length > 1) ?? -1;
    click(`space:${String(target)}`);
    expect(played()).toBeUndefined();
    const ways = approaches(view, target).map((space) => `space:${String(space)}`);
    expect(
      glowing()
        .filter((key) => thing(key)?.classList.contains("ground"))
        .sort(),
    ).toEqual(ways.sort());
    click(ways[0]);
    expect(played()).toHaveProperty("go");
  });

  it("strikes who stands beside it", () => {
    sitAt("strike");
    const target = fought("strike").battle.reach[0]?.targets[0] ?? -1;
    click(`space:${String(target)}`);
    expect(played()).toEqual({ strike: target });
  });

  it.each([
    ["d", "defend"],
    ["n", "done"],
  ])("answers the key %s with %s", (key, action) => {
    sitAt("strike");
    press(key);
    expect(played()).toBe(action);
  });

  it("shows what an attack would do to whom one points at", () => {
    sitAt("strike");
    const target = fought("strike").battle.reach[0]?.targets[0] ?? -1;
    thing(`space:${String(target)}`)?.focus();
    flushSync();
    expect(document.querySelector(".preview")?.textContent).toMatch(/dégâts/);
  });
});

describe("what is told", () => {
  it("faces of the die and the chance to bring somebody down add up", () => {
    for (const scene of ["act", "strike", "cards", "siege"]) {
      for (const forecast of fought(scene).battle.forecast as Forecast[]) {
        const sum = byFace(forecast).reduce((all, { odds, of }) => all + odds / of, 0);
        expect(sum).toBeCloseTo(1);
        expect(falls(forecast).odds).toBeLessThanOrEqual(falls(forecast).of);
      }
    }
  });

  it("everything one can look at is told in both languages", () => {
    for (const language of ["fr", "en"] as const) {
      settings.language = language;
      const eyes = {
        view: viewOf("siege"),
        catalogue,
        seat: 0,
        say: () => "…",
      };
      const keys = [
        ...fought("siege").battle.units.map(({ id }) => `unit:${String(id)}`),
        ...catalogue.cards.map(({ key }) => `card:${key}`),
        ...catalogue.ai.map(({ id }) => `ai:${id}`),
        ...catalogue.heroes.map(({ id }) => `hero:${id}`),
        "piece:8",
      ];
      for (const key of keys) {
        const face = faceOf(eyes, key);
        expect(face?.title, key).toBeTruthy();
        expect([face?.title, face?.kind, ...(face?.lines ?? [])].join(" "), key).not.toMatch(
          /\b(h3|unit|spell|card|ai|piece)-\w/,
        );
      }
    }
  });
});
