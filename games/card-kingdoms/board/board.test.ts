import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { settings } from "$lib/browser/settings.svelte";
import type { Catalogue } from "../../../web/src/generated/card-kingdoms/Catalogue";
import { sitting } from "../../../web/src/testing/sitting";
import { faceOf } from "./faces";
import tables from "./fixtures/tables.json";
import { board } from "./index";
import { motions } from "./motions";

const catalogue = tables.catalogue as unknown as Catalogue;
const { buttons, click, deeds, glowing, played, sitAt, thing, words } = sitting(
  "card-kingdoms",
  board,
  tables,
  2,
);

describe("a player at the table", () => {
  it("keeps a Duke with a click on it", () => {
    sitAt("dukes");
    expect(glowing()).toEqual(["duke:elisium", "duke:simon"]);
    click(thing("duke:simon"));
    expect(played()).toEqual({ keep_duke: 1 });
  });

  it("rolls with a click on the dice", () => {
    sitAt("roll");
    click(thing("dice"));
    expect(played()).toBe("roll");
  });

  it("changes a die in two clicks: the domain, then the die", () => {
    sitAt("dice");
    click(thing("domain:foxgrove_palisade"));
    expect(deeds.play).not.toHaveBeenCalled();
    click(thing("die:1"));
    expect(deeds.play).toHaveBeenCalledOnce();
  });

  it("slays with a click on a stack, and sees nothing else glow", () => {
    sitAt("actions");
    expect(glowing()).toContain("stack:0");
    expect(glowing()).toContain("gain:gold");
    expect(glowing()).not.toContain("stack:15");
    click(thing("stack:0"));
    expect(played()).toEqual({ slay: 0 });
  });

  it("takes a resource with a click on its own mat, or with a button", () => {
    sitAt("actions");
    expect(words().filter((said) => said.startsWith("Gagner"))).toHaveLength(3);
    click(thing("gain:magic"));
    expect(played()).toEqual({ gain: "magic" });
  });

  it("is told why a stack cannot be had, and a click there does nothing", () => {
    sitAt("actions");
    const refused = thing("stack:15");
    expect(refused?.getAttribute("aria-label")).toMatch(/Il vous manque/);
    click(refused);
    expect(deeds.play).not.toHaveBeenCalled();
  });

  it("chooses in the harvest on the card, then beside the prompt", () => {
    sitAt("harvest");
    click(thing("citizen:merchant"));
    expect(deeds.play).not.toHaveBeenCalled();
    click(buttons()[1]);
    expect(deeds.play).toHaveBeenCalledOnce();
  });

  it("robs: the victim on the board, the amount beside the prompt; Escape goes back", () => {
    sitAt("thief");
    const before = words().length;
    click(document.querySelector<HTMLElement>('[data-key="seat:1"] .choose'));
    expect(words().length).toBeGreaterThan(before);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(words().length).toBe(before);
  });

  it("loses a citizen to the Dark Lord's monsters", () => {
    sitAt("solo");
    expect(glowing()).toEqual(["stack:6", "stack:11"]);
    expect(document.querySelector(".opponents")?.textContent).toContain("Le Seigneur Noir");
  });

  it("reads whom we wait for, and the other language at once", () => {
    sitAt("waiting");
    expect(document.querySelector(".sentence")?.textContent).toContain("On attend Mélisande");
    settings.language = "en";
    flushSync();
    expect(document.querySelector("header")?.textContent).toContain("Harvest");
    expect(thing("stack:0")?.getAttribute("aria-label")).toContain("Goblin");
  });
});

describe("a card", () => {
  it("says what it does in marks and in sentences", () => {
    const thief = faceOf(catalogue, "citizen:thief");
    expect(thief).toMatchObject({
      name: "Voleuse",
      price: "[[gold:2]]",
      role: "shadow",
      values: [7],
    });
    expect(thief?.brief[0]).toBe("[[opponent]] ≤ [[gold:3]] / [[magic:3]]");
    expect(thief?.text[1]).toBe("Aux tours des autres\u00a0: gagnez [[gold:2]] ou gagnez [[magic:2]].");
  });

  it("of every kind can be drawn", () => {
    const all = [
      ...Object.keys(catalogue.citizens).map((id) => `citizen:${id}`),
      ...Object.keys(catalogue.monsters).map((id) => `monster:${id}`),
      ...Object.keys(catalogue.domains).map((id) => `domain:${id}`),
      ...Object.keys(catalogue.dukes).map((id) => `duke:${id}`),
    ];
    for (const key of all) {
      const face = faceOf(catalogue, key);
      expect(face?.name).not.toBe(key.replace(":", "-"));
      expect(face?.text.join(" ")).not.toMatch(/ck-|effect-|when-/);
      expect(face?.brief.length).toBeGreaterThan(0);
    }
    expect(faceOf(catalogue, "citizen:nobody")).toBeUndefined();
  });
});

it("moves a card from its stack to the seat that took it", () => {
  const paid = { gold: 2, strength: 0, magic: 0, points: 0 };
  expect(motions({ type: "recruited", seat: 1, citizen: 3, stack: 4, paid })).toContainEqual({
    kind: "travel",
    from: "stack:9",
    to: "seat:1",
  });
  expect(motions({ type: "dukes_chosen" })).toEqual([]);
});
