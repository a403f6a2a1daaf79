import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { settings } from "$lib/browser/settings.svelte";
import { speak } from "$lib/words/speech";
import { t } from "$lib/words/words.svelte";
import type { Catalogue } from "../../../web/src/generated/dice-kingdoms/Catalogue";
import { sitting } from "../../../web/src/table/sitting";
import { planCastle } from "./castle";
import { faceOf } from "./faces";
import tables from "./fixtures/tables.json";
import { planForest } from "./forest";
import { board } from "./index";
import { motions } from "./motions";
import { castleParts, drawForest, forestParts, twoLines } from "./sheets";

const catalogue = tables.catalogue as unknown as Catalogue;
const { click, glowing, played, sitAt, thing, viewOf, words } = sitting("dice-kingdoms", board, tables);
const kinds = () => [...new Set(glowing().map((key) => key.split(":")[0]))].sort();

describe("a player at the table", () => {
  it("rolls with a click on the dice", () => {
    sitAt("roll");
    click(thing("dice"));
    expect(played()).toBe("roll");
  });

  it("calls nobody to spend a die on nothing", () => {
    sitAt("action");
    expect(glowing()).toContain("lair:den_troll");
    expect(glowing()).not.toContain("lair:den_goblin");
  });

  it("chooses a die, and only what it can do glows", () => {
    sitAt("action");
    expect(kinds()).toEqual(["citizen", "die", "domain", "lair", "road"]);
    click(thing("die:yellow"));
    expect(glowing().filter((key) => !key.startsWith("die:"))).toEqual(["citizen:c2", "citizen:c8"]);
    click(thing("citizen:c8"));
    expect(played()).toEqual({ hire: { blue: true } });
  });

  it("sees what would be ticked before it is", () => {
    sitAt("action");
    click(thing("die:yellow"));
    const seen = [...document.querySelectorAll("g.ghost")].map((box) => box.getAttribute("data-key"));
    expect(seen).toEqual(["tick:0:citizen:1:1", "tick:0:citizen:7:0"]);
  });

  it("builds a road with a click on it, then a button or the blue die", () => {
    sitAt("action");
    click(thing("road:r06:a"));
    expect(words().filter((said) => said.includes("Moulin de la Lisière"))).toHaveLength(1);
    expect(document.querySelectorAll("g.ghost")).toHaveLength(4);
    click(thing("die:blue"));
    expect(played()).toMatchObject({ build: { end: "a", blue: true } });
  });

  it("changes a die with a button on it", () => {
    sitAt("action");
    const turns = [...document.querySelectorAll<HTMLElement>(".turns button")];
    expect(turns.map((button) => button.textContent)).toEqual(["−1", "+1", "−1", "+1"]);
    click(turns[3]);
    expect(played()).toMatchObject({
      change_die: { die: "green", change: "up" },
    });
  });

  it("strikes what the event says, and sees it struck", () => {
    sitAt("flood");
    expect(kinds()).toEqual(["bridge"]);
    click(thing("bridge:r10"));
    expect(played()).toHaveProperty("strike.bridge");
  });

  it("sees what was struck", () => {
    sitAt("struck");
    expect(viewOf("struck").solo?.domains).toHaveLength(1);
    expect(document.querySelectorAll("g.domain.struck")).toHaveLength(1);
  });

  it("reads whom we wait for, and the other language at once", () => {
    sitAt("waiting");
    expect(document.querySelector(".sentence")?.textContent).toContain("On attend Aldric");
    settings.language = "en";
    flushSync();
    expect(thing("citizen:c5")?.getAttribute("aria-label")).toBe("5, Peasant (Workers): 2 of 2");
    expect(document.body.textContent).not.toMatch(/\bdk-[a-z]/);
  });
});

describe("a sheet", () => {
  it("shows what is ticked, from both ends of a road", () => {
    const sheet = viewOf("action").sheets[0];
    if (!sheet) throw new Error("a sheet");
    const r06 = catalogue.map.roads.findIndex(({ id }) => id === "r06");
    const both = {
      ...sheet,
      roads: sheet.roads.map((runs, i) => (i === r06 ? ([1, 2] as [number, number]) : runs)),
    };
    const ticked = drawForest(catalogue, both).roads[r06]?.map((box) => box.ticked);
    expect(ticked).toEqual([true, false, false, true, true]);
  });

  it.each([
    [false, "fr"],
    [true, "fr"],
    [false, "en"],
    [true, "en"],
  ] as const)("has room for every box (narrow: %s, %s)", (narrow, language) => {
    settings.language = language;
    const named = catalogue.map.domains.map(({ id }) => twoLines(t(`domain-${id}`)));
    const forest = planForest(forestParts(catalogue, true, named), narrow);
    // Where two roads can be built, a finger hits the one it means.
    const firsts = forest.roads.map(({ boxes }) => boxes[0] ?? { x: 0, y: 0 });
    for (const [i, a] of firsts.entries())
      for (const b of firsts.slice(i + 1)) {
        const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
        expect.soft(apart, `first boxes of road ${String(i)}`).toBeGreaterThan(narrow ? 34 : 24.2);
      }
    const stones = forest.roads.flatMap((road, r) => road.boxes.map((at) => ({ ...at, r })));
    for (const [i, a] of stones.entries()) {
      expect(a.x).toBeGreaterThan(forest.map.x);
      expect(a.x).toBeLessThan(forest.map.x + forest.map.w);
      expect(a.y).toBeGreaterThan(forest.map.y);
      expect(a.y).toBeLessThan(forest.map.y + forest.map.h);
      for (const b of stones.slice(i + 1)) {
        const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
        expect(apart, `roads ${String(a.r)} and ${String(b.r)}`).toBeGreaterThan(forest.stone * 0.98);
      }
    }
    const castle = planCastle(castleParts(catalogue), narrow);
    const all = [...castle.citizens, ...castle.guilds, castle.chest, castle.wall];
    for (const panel of all) {
      expect(panel.x + panel.w).toBeLessThan(castle.width);
      expect(panel.y + panel.h).toBeLessThan(castle.height);
    }
  });
});

it("tells of everything one can look at, in both languages", () => {
  const cards = [
    ...catalogue.citizens.map(({ id }) => `citizen:${id}`),
    ...catalogue.guilds.map(({ guild }) => `guild:${guild}`),
    ...catalogue.lairs.map(({ id }) => `lair:${id}`),
    ...catalogue.map.domains.map(({ id }) => `domain:${id}`),
    ...catalogue.map.roads.map(({ id }) => `road:${id}`),
    ...catalogue.statues.map(({ number }) => `statue:${String(number)}`),
    ...catalogue.events.map(({ number }) => `event:${String(number)}`),
    ...["chest:", "wall:", "die:yellow", "die:red", "die:green", "die:blue"],
  ];
  for (const language of ["fr", "en"] as const) {
    settings.language = language;
    for (const card of cards) {
      const face = faceOf(catalogue, undefined, (text) => speak(text, { you: 0, draw: board.draw }), card);
      expect(face?.title, card).not.toMatch(/^(citizen|guild|lair|domain|statue|event|die|dk)-/);
      expect(face?.lines.join(" "), card).not.toMatch(/\b(dk|metric|power|event-text|reward)-/);
      expect(face?.glyph, card).not.toBe("");
    }
  }
  expect(faceOf(catalogue, undefined, () => "", "citizen:nobody")).toBeUndefined();
});

it("draws stroke after stroke", () => {
  const spot = { on: "chest", index: 7 };
  expect(motions({ type: "ticked", seat: 1, spot, reward: "pedestal" })[0]).toEqual({
    kind: "show",
    at: "tick:1:chest:7",
  });
});
