import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { settings } from "$lib/browser/settings.svelte";
import { speak } from "$lib/words/speech";
import { t } from "$lib/words/words.svelte";
import type { Catalogue } from "../../../web/src/generated/dice-kingdoms/Catalogue";
import type { Phrase } from "../../../web/src/generated/engine/Phrase";
import { sitting } from "../../../web/src/testing/sitting";
import { planCastle } from "./castle";
import { faceOf } from "./faces";
import tables from "./fixtures/tables.json";
import { planForest } from "./forest";
import { board } from "./index";
import { motions } from "./motions";
import { castleParts, drawForest, forestParts, twoLines } from "./sheets";

const catalogue = tables.catalogue as unknown as Catalogue;
const { click, glowing, played, sitAt, thing, viewOf, words } = sitting("dice-kingdoms", board, tables);
const back = () => [...document.querySelectorAll<HTMLElement>(".beside button")].at(-1) ?? null;
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

  it("hears French with French colons", () => {
    settings.language = "fr";
    sitAt("action");
    const names = [...document.querySelectorAll("button.thing")].map(
      (one) => one.getAttribute("aria-label") ?? "",
    );
    expect(names.filter((name) => /\S:/.test(name.replaceAll("\u00a0:", " :")))).toEqual([]);
    expect(thing("die:yellow")?.getAttribute("aria-label")).toMatch(/^le dé jaune \d.: Recruter$/);
  });

  it("is called to no die that is spent on nothing", () => {
    const labels = tables.looks.action.choices.map(({ label }) => label as Phrase);
    expect(labels.filter((label) => board.idle?.(label)).map(({ key }) => key)).toEqual(["do-idle"]);
  });

  it("reads the seal of a domain above its glow", () => {
    sitAt("action");
    const glows = glowing().filter((key) => key.startsWith("domain:"));
    expect(glows).not.toEqual([]);
    for (const key of glows) expect(thing(key)?.querySelector("svg .seal"), key).not.toBeNull();
    for (const seal of document.querySelectorAll(".thing .seal"))
      expect(seal.closest(".thing")?.classList.contains("glows")).toBe(true);
  });

  it("chooses a die, and only what it can do glows", () => {
    sitAt("action");
    expect(kinds()).toEqual(["citizen", "die", "domain", "lair", "road"]);
    click(thing("die:yellow"));
    expect(glowing().filter((key) => !key.startsWith("die:"))).toEqual(["citizen:c2", "citizen:c8"]);
    click(thing("citizen:c8"));
    expect(played()).toEqual({ hire: { blue: true } });
  });

  it("is asked after the first click what is to be chosen next", () => {
    const asked = () => document.querySelector(".sentence")?.textContent.replace(/\s+/g, " ").trim();
    sitAt("action");
    const first = asked();
    click(thing("die:yellow"));
    expect(asked()).toBe("Le dé jaune : quel citoyen, avec ou sans le dé bleu ?");
    click(back());
    expect(asked()).toBe(first);
    click(thing("die:green"));
    expect(asked()).toBe("Le dé vert : quelle route ou quel domaine, avec ou sans le dé bleu ?");
    click(thing("domain:d01"));
    expect(asked()).toBe("Le dé vert + Moulin de la Lisière : +1 ou −1 ?");
    click(back());
    click(back());
    click(thing("lair:den_troll"));
    expect(asked()).toBe("Antre des Trolls : avec ou sans le dé bleu ?");
    settings.language = "en";
    click(back());
    click(thing("die:blue"));
    expect(asked()).toBe("The blue die: which die to act with?");
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

/** Everything one can look at. */
const everything = [
  ...catalogue.citizens.map(({ id }) => `citizen:${id}`),
  ...catalogue.guilds.map(({ guild }) => `guild:${guild}`),
  ...catalogue.lairs.map(({ id }) => `lair:${id}`),
  ...catalogue.map.domains.map(({ id }) => `domain:${id}`),
  ...catalogue.map.roads.map(({ id }) => `road:${id}`),
  ...catalogue.statues.map(({ number }) => `statue:${String(number)}`),
  ...catalogue.events.map(({ number }) => `event:${String(number)}`),
  ...["chest:", "wall:", "die:yellow", "die:red", "die:green", "die:blue"],
];

it("tells of everything one can look at, in both languages", () => {
  for (const language of ["fr", "en"] as const) {
    settings.language = language;
    for (const card of everything) {
      const face = faceOf(
        catalogue,
        undefined,
        undefined,
        (text) => speak(text, { you: 0, draw: board.draw }),
        card,
      );
      expect(face?.title, card).toMatch(/^\p{Lu}/u);
      expect(face?.title, card).not.toMatch(/^(citizen|guild|lair|domain|statue|event|die|dk)-/);
      expect(face?.lines.join(" "), card).not.toMatch(/\b(dk|metric|power|event-text|reward)-/);
      expect(face?.glyph, card).not.toBe("");
    }
  }
  expect(faceOf(catalogue, undefined, undefined, () => "", "citizen:nobody")).toBeUndefined();
});

it("tells whoever plays alone what a lair is worth to them", () => {
  settings.language = "fr";
  const { solo } = viewOf("struck");
  const lair = catalogue.lairs[2];
  if (!solo || !lair) throw new Error("a game for one");
  const worth = (lairs: number[]) =>
    faceOf(catalogue, undefined, { ...solo, lairs }, () => "", `lair:${lair.id}`)?.lines[0];
  expect(worth([])).toBe(`${String(lair.first)} PV une fois complété.`);
  expect(worth([2])).toBe(`${String(lair.other)} PV une fois complété.`);
});

it("has a picture that can be told from its ground for everything", () => {
  const css = readFileSync(join(import.meta.dirname, "paper.css"), "utf8");
  const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(css)?.[1];
  const light = (hex: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
      const value = parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255;
      return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    }, 0);
  const tones = everything.map((card) => faceOf(catalogue, undefined, undefined, () => "", card)?.tone ?? "");
  for (const tone of new Set(tones)) {
    const [ground, ink] = [colour(tone), colour(`on-${tone}`) ?? colour("on-tone")];
    if (ground === undefined || ink === undefined) throw new Error(`no colours for ${tone}`);
    const [dim, bright] = [light(ground), light(ink)].sort((a, b) => a - b) as [number, number];
    expect((bright + 0.05) / (dim + 0.05), tone).toBeGreaterThan(3);
  }
});

it("draws stroke after stroke", () => {
  const spot = { on: "chest", index: 7 };
  expect(motions({ type: "ticked", seat: 1, spot, reward: "pedestal" })[0]).toEqual({
    kind: "show",
    at: "tick:1:chest:7",
  });
});
