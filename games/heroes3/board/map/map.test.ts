import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { settings } from "$lib/browser/settings.svelte";
import { sitting } from "../../../../web/src/testing/sitting";
import { faceOf } from "../faces";
import tables from "../fixtures/tables.json";
import { board } from "../index";
import { errand, lacking } from "../town/errand.svelte";
import type { Catalogue, View } from "../types";
import { DIRECTIONS, isSame, plus } from "./hexes";
import { walk } from "./walk.svelte";

const { click, glowing, lookAt, played, sitAt, viewOf } = sitting("heroes3", board, tables);
const mapOf = (scene: string) => {
  const { adventure } = viewOf(scene);
  if (!adventure) throw new Error(`no map in "${scene}"`);
  return adventure;
};
const press = (key: string, shiftKey = false) => {
  window.dispatchEvent(
    new KeyboardEvent("keydown", {
      key,
      shiftKey,
      bubbles: true,
      cancelable: true,
    }),
  );
  flushSync();
};
const legal = (scene: string) =>
  lookAt(scene).choices.filter(({ refusal }) => refusal === undefined || refusal === null);

afterEach(() => {
  // No key is held from one test into the next.
  window.dispatchEvent(new Event("blur"));
  errand.open = false;
  walk.halt();
  walk.chosen = "main";
});

describe("the map", () => {
  it("lets exactly those fields and tiles glow that a click can do something with", () => {
    sitAt("map");
    const { reach, reveals } = mapOf("map");
    const onMap = glowing().filter((key) => /^(field|tile):/.test(key));
    const expected = [
      ...reach.map(({ field }) => `field:${String(field)}`),
      // Those a hero stands beside; to the others one goes first.
      ...reveals.filter(({ cost }) => cost === 1).map(({ slot }) => `tile:${String(slot)}`),
    ];
    expect(new Set(onMap)).toEqual(new Set(expected));
    expect(onMap).toHaveLength(new Set(onMap).size);
    expect(reveals.some(({ cost }) => cost > 1)).toBe(true);
  });

  it("goes a way of several steps by its first step", () => {
    sitAt("map");
    const far = mapOf("map").reach.find(({ hero, way }) => hero === "main" && way.length > 1);
    click(`field:${String(far?.field)}`);
    expect(played()).toEqual({ step: { hero: "main", field: far?.way[0] } });
  });

  it("reveals the tile one clicks", () => {
    sitAt("map");
    const slot = mapOf("map").reveals[0]?.slot;
    click(`tile:${String(slot)}`);
    expect(played()).toEqual({ reveal: { hero: "main", slot } });
  });

  it.each([
    ["ArrowRight", false, 0],
    ["ArrowRight", true, 1],
    ["ArrowDown", true, 2],
    ["ArrowLeft", false, 3],
    ["ArrowLeft", true, 4],
    ["ArrowUp", true, 5],
  ] as const)("%s (shift: %s) steps in its direction, where a step is open", (key, shift, direction) => {
    sitAt("map");
    const { fields, realms } = mapOf("map");
    const here = fields.find(({ field }) => field === realms[0]?.heroes[0]?.field);
    const way = DIRECTIONS[direction];
    const there = here && way && fields.find((field) => isSame(field, plus(here, way)));
    const open = legal("map").some(
      ({ targets }) => targets.includes("hero:main") && targets.includes(`field:${String(there?.field)}`),
    );
    press(key, shift);
    if (open)
      expect(played()).toEqual({
        step: { hero: "main", field: there?.field },
      });
    else expect(played()).toBeUndefined();
  });

  it("says of every field and tile what it is, in both languages", () => {
    for (const language of ["fr", "en"] as const) {
      settings.language = language;
      const eyes = {
        view: viewOf("map"),
        catalogue: tables.catalogue as unknown as Catalogue,
        seat: 0,
        say: () => "…",
      };
      const keys = [
        ...mapOf("map").fields.map(({ field }) => `field:${String(field)}`),
        ...(mapOf("map").town?.buildings ?? []).map(({ slot }) => `building:${slot}`),
        "back:far",
        "secondary",
      ];
      for (const key of keys) {
        const face = faceOf(eyes, key);
        expect([face?.title, face?.kind, ...(face?.lines ?? [])].join(" "), key).not.toMatch(
          /\b(h3|location|building|resource|terrain)-\w/,
        );
        expect(face?.lines.length, key).toBeGreaterThan(0);
      }
    }
  });
});

describe("a tile that was revealed", () => {
  it("turns with R through the legal turns and lies as it is shown", () => {
    sitAt("turning");
    const rotations = mapOf("turning").turning?.rotations ?? [];
    press("r");
    press("Enter");
    expect(played()).toEqual({ turn: rotations[1] });
  });
});

describe("what a visit asks", () => {
  it("dice that wait are kept by a click", () => {
    sitAt("dice");
    click("die:1");
    expect(played()).toEqual({ keep: 1 });
  });
  it("goods are exchanged by a click", () => {
    sitAt("trade");
    const key = glowing().find((each) => each.startsWith("trade:"));
    click(key);
    const [, give, get] = key?.split(":") ?? [];
    expect(played()).toEqual({ trade: { give, get } });
  });
});

describe("the town", () => {
  it("opens with T, says of every building whether it stands and why not, and closes with Escape", () => {
    sitAt("map");
    press("t");
    const houses = [...document.querySelectorAll(".houses li")];
    expect(houses).toHaveLength(8);
    const { town } = mapOf("map") as NonNullable<View["adventure"]>;
    const built = town?.buildings.filter((each) => each.built).length ?? 0;
    expect(document.querySelectorAll(".houses .built")).toHaveLength(built);
    expect(document.querySelectorAll(".houses .forbidden").length).toBeGreaterThan(0);
    press("Escape");
    expect(document.querySelector(".houses")).toBeNull();
  });

  it("knows which building a unit lacks (RULES 8)", () => {
    const { town } = mapOf("map");
    if (!town) throw new Error("no town");
    const buildings = town.buildings.map((each) => ({
      ...each,
      built: each.slot === "dwelling_bronze",
    }));
    const poor = { ...town, buildings };
    expect(lacking(poor, "halberdiers", "few")).toBeUndefined();
    expect(lacking(poor, "halberdiers", "pack")).toBe("citadel");
    expect(lacking(poor, "champions", "few")).toBe("dwelling_golden");
  });

  it("turns the population token first, when a unit is clicked", () => {
    sitAt("map");
    press("t");
    const cell = document.querySelector<HTMLElement>('.cell[aria-disabled="false"]');
    const recruits = legal("map").some(({ targets }) => targets.includes("muster"));
    click(cell);
    if (recruits && cell) expect(played()).toBe("muster");
    else expect(cell).toBeNull();
  });
});
