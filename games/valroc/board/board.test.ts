import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { settings } from "$lib/browser/settings.svelte";
import type { Heard } from "../../../web/src/generated/engine/Heard";
import type { Catalogue } from "../../../web/src/generated/valroc/Catalogue";
import type { Centre } from "../../../web/src/generated/valroc/Centre";
import type { Event } from "../../../web/src/generated/valroc/Event";
import { sitting } from "../../../web/src/testing/sitting";
import { faceOf } from "./faces";
import tables from "./fixtures/tables.json";
import { actionId, courseId, creatureId, magicId, spellId } from "./ids";
import { board } from "./index";
import { motions } from "./motions";
import { offered, strengthOf } from "./sources";
import { taleOf } from "./tale";

const catalogue = tables.catalogue as unknown as Catalogue;
const { click, deeds, glowing, played, sitAt, tableOf, thing, viewOf, words } = sitting(
  "valroc",
  board,
  tables,
);

describe("a player at the table", () => {
  it("picks a creature of the packet with a click", () => {
    sitAt("draft");
    expect(glowing()).toHaveLength(4);
    click(glowing()[0] ?? "");
    expect(played()).toHaveProperty("pick");
  });

  it("gives both first skill points to one element: a click, then a button", () => {
    sitAt("study");
    expect(glowing()).toEqual(["element:fire", "element:water", "element:earth", "element:air"]);
    click("element:fire");
    expect(deeds.play).not.toHaveBeenCalled();
    expect(words().some((said) => said.startsWith("+1 Feu, +1 Feu"))).toBe(true);
    click("element:air");
    expect(played()).toEqual({ study: ["fire", "air"] });
  });

  it("places a pawn in two clicks, and is told where it may not go", () => {
    sitAt("plan");
    click("pawn:mage");
    expect(glowing()).not.toContain("dark_quarter:0");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    click("pawn:assistant");
    expect(glowing()).toContain("dark_quarter:0");
    expect(document.querySelector(".sentence")?.textContent).toMatch(/^Assistant\s: à quelle place\s\?/);
    click("tavern:0");
    expect(played()).toEqual({ place: { pawn: "assistant", spot: "tavern", change: null } });
  });

  it("is asked for the pawn where the place was chosen first", () => {
    sitAt("plan");
    click("fountain:0");
    expect(document.querySelector(".sentence")?.textContent).toMatch(/^Fontaine\s: quel pion\s\?/);
  });

  it("makes a mage of the assistant with a mushroom", () => {
    sitAt("plan");
    click("token:mushroom");
    expect(glowing()).toContain("training:0");
    expect(glowing()).not.toContain("fountain:0");
  });

  it("is asked at a window only with something to play, and can be left alone", () => {
    sitAt("window");
    expect(glowing()).toEqual(["spell:p05"]);
    expect(words()).toEqual([
      "Passer",
      "Passer pour ce lieu",
      "Passer pour le tour",
      "Passer jusqu’à nouvel ordre",
    ]);
  });

  it("keeps one of two spells", () => {
    sitAt("spells");
    expect(glowing().filter((key) => key.startsWith("spell:"))).toHaveLength(2);
    click(glowing()[0] ?? "");
    expect(played()).toHaveProperty("keep_spell");
  });

  it("discards one of the kept cards with a click on it", () => {
    const table = tableOf("plan");
    const [own, ...others] = table.view.players;
    if (!own) throw new Error("somebody sits there");
    const cards = ["small", "small", "small", "wound", "full"] as const;
    const kept = cards.map((centre, i): [string, Centre] => [`a${String(i)}`, centre]);
    const choices = (["small", "full"] as const).map((size, id) => ({
      id,
      action: { discard_vial: size },
      label: size,
      targets: [`vial:${size}`],
    }));
    sitAt("plan", { ...table, view: { ...table.view, players: [{ ...own, kept }, ...others] }, choices });
    expect(glowing()).toEqual(["vial:small", "vial:full"]);
    click("vial:full");
    expect(played()).toEqual({ discard_vial: "full" });
  });

  it("draws in training with a click on the deck or a button, or stops with another", () => {
    sitAt("training");
    expect(document.querySelector('[aria-label="Votre entraînement"]')).not.toBeNull();
    expect(words()).toEqual(["Piocher 1 carte", "Arrêter l’entraînement"]);
    click("deck:actions");
    expect(played()).toEqual({ draw: { berries: 0, double: false } });
  });

  it("sends a searching pawn into a room whose card lies open", () => {
    const table = tableOf("window");
    const [first] = table.choices;
    if (!first) throw new Error("the scene asks");
    const rooms = ["fire", "earth"].map((room, id) => ({
      ...first,
      id,
      action: { teleport: room },
      targets: [`cave:${room}`],
    }));
    const stay = { ...first, id: 2, action: "decline", targets: [] };
    const view = { ...table.view, phase: { place: "cave" } as const, shown: ["a19"] };
    sitAt("window", { ...table, view, choices: [...rooms, stay] });
    expect(glowing().sort()).toEqual(["cave:earth", "cave:fire"]);
    click("cave:earth");
    expect(played()).toEqual({ teleport: "earth" });
  });

  it("serves a statue", () => {
    sitAt("statue");
    expect(glowing().filter((key) => key.startsWith("statue:"))).toHaveLength(4);
    click("statue:air");
    expect(played()).toEqual({ serve: "air" });
  });

  it("fights what can be beaten, and reads what is lacking", () => {
    sitAt("fight");
    expect(glowing()).toContain("creature:d01");
    expect(thing("creature:s09")?.getAttribute("aria-label")).toMatch(/Il vous manque/);
    click("creature:s09");
    expect(deeds.play).not.toHaveBeenCalled();
  });

  it("bids with a click on a coin, and sees the bids that were opened", () => {
    sitAt("bids");
    const first = document.querySelector('[data-key="bid:fire:0"]');
    expect(first?.textContent).toContain("2 Vals");
    expect(first?.className).toContain("open");
    expect(document.querySelector('[data-key="bid:water:1"]')?.className).not.toContain("open");
    click("amount:1");
    expect(played()).toEqual({ bid: { vals: 1, diamond: false } });
  });

  it("adds a diamond to a bid with a second click", () => {
    sitAt("diamond");
    click("amount:2");
    expect(words()).toContain("Miser 22 Vals");
    click("token:diamond");
    expect(played()).toEqual({ bid: { vals: 2, diamond: true } });
  });

  it("fights in the river when alone, beside the phantom", () => {
    sitAt("solo");
    expect(document.querySelector(".opponents")?.textContent).toContain("Le joueur fictif");
    expect(glowing().filter((key) => key.startsWith("creature:"))).toHaveLength(4);
  });

  it("reads whom we wait for, and the other language at once", () => {
    sitAt("waiting");
    expect(document.querySelector(".sentence")?.textContent).toContain("On attend Aldric");
    settings.language = "en";
    flushSync();
    expect(document.querySelector("header")?.textContent).toContain("Planning");
    expect(thing("fountain:0")?.getAttribute("aria-label")).toContain("Fountain");
  });
});

describe("a card", () => {
  const view = viewOf("plan");
  const face = (key: string) => faceOf(catalogue, view, 0, (phrase) => phrase.key, key);

  it("says what it takes and what one has", () => {
    expect(face("creature:s09")).toMatchObject({ title: "Blaze", kind: "Sauvage · hybride" });
    expect(face("creature:s09")?.lines).toContain("Demande [[water:3]] [[air:5]] et [[pm:1]]");
    expect(face("creature:s09")?.lines).toContain("Vous avez\u00a0: [[water:3]] [[air:4]]");
  });

  it("of every kind can be read", () => {
    const families = {
      creature: Object.keys(catalogue.creatures),
      course: Object.keys(catalogue.courses),
      spell: Object.keys(catalogue.spells),
      magic: Object.keys(catalogue.magics),
      action: Object.keys(catalogue.actions),
      token: catalogue.tokens.map(({ token }) => token),
      pawn: ["mage", "assistant", "mercenary", "monk"],
      place: [...view.places.map(({ place }) => place), "hunt"],
      room: ["fire"],
      statue: ["water"],
      element: ["earth"],
    };
    for (const language of ["fr", "en"] as const) {
      settings.language = language;
      for (const [family, ids] of Object.entries(families)) {
        for (const id of ids) {
          const told = face(`${family}:${id}`);
          expect(told?.glyph, `${family}:${id}`).not.toBe("");
          expect([told?.title, told?.kind, ...(told?.lines ?? [""])].join(" ")).not.toMatch(
            /vr-|undefined|creature-|course-|token-|place-/,
          );
        }
      }
    }
    expect(face("nobody:1")).toBeUndefined();
  });

  // RULES 11.3
  it("of the hunt board says that alone a single row scores", () => {
    settings.language = "en";
    const alone = faceOf(catalogue, viewOf("solo"), 0, (phrase) => phrase.key, "place:hunt");
    expect(alone?.lines[0]).toMatch(/^Only the row/);
    expect(face("place:hunt")?.lines[0]).toMatch(/^In each row/);
  });

  it("of every number in the box is found by its id", () => {
    const all = <T>(count: number, id: (n: number) => T) => Array.from({ length: count }, (_, n) => id(n));
    expect(all(48, creatureId).sort()).toEqual(Object.keys(catalogue.creatures).sort());
    expect(all(15, courseId)).toEqual(Object.keys(catalogue.courses));
    expect(all(11, spellId)).toEqual(Object.keys(catalogue.spells));
    expect(all(32, actionId)).toEqual(Object.keys(catalogue.actions));
    expect(all(8, magicId)).toEqual(Object.keys(catalogue.magics));
  });
});

describe("what happens", () => {
  it("moves a pawn to its place, and a creature to whoever beat it", () => {
    expect(
      motions({ type: "placed", seat: 1, pawn: "mage", changed: false, place: "cave", slot: 2 }),
    ).toContainEqual({ kind: "travel", from: "pawn:1:mage", to: "cave:earth" });
    expect(
      motions({ type: "beat", seat: 0, creature: 24, mount: null, second: null, paid: 1 }),
    ).toContainEqual({ kind: "travel", from: "creature:s09", to: "seat:0" });
    expect(motions({ type: "statue_won", statue: "air", winner: null })).toContainEqual({
      kind: "show",
      at: "bids:air",
    });
    expect(motions({ type: "hands_kept" })).toEqual([]);
  });

  it("is kept in mind for the round, and bids until the next ones", () => {
    const tell = (events: Event[]): Heard[] =>
      events.map((event, play) => ({ play, phrase: { key: "" }, event: event as never }));
    const log = tell([
      { type: "round_begins", round: 3, first: 0 },
      { type: "searched", seat: 0, room: "fire", card: 0 },
      { type: "teleported", seat: 0, from: "fire", to: "air" },
      { type: "found", seat: 0, zone: "air", reward: "vial_full", taken: true, vals: 0 },
      { type: "bid_shown", seat: 1, statue: "fire", vals: 2, diamond: false },
      { type: "statue_won", statue: "fire", winner: 1 },
      { type: "round_begins", round: 4, first: 1 },
    ]);
    expect(taleOf(log, 3).searches).toEqual(new Map([["air", { seat: 0, card: "a01", found: "vial_full" }]]));
    expect(taleOf(log, null).searches.size).toBe(0);
    expect(taleOf(log, null).bids.fire?.winner).toBe(1);
  });
});

describe("where figures come from", () => {
  it("tells strength by its source, mounts apart", () => {
    const [player] = viewOf("fight").players;
    if (!player) throw new Error("nobody fights");
    const lines = strengthOf(catalogue, { ...player, strength: [5, 3, 3, 3], weakened: [0, 0, 0, 1] });
    expect(lines.slice(0, 4)).toEqual([
      "Compétences\u00a0: [[fire:4]] [[water:3]] [[earth:3]] [[air:4]]",
      "Affaiblissement\u00a0: −[[air:1]]",
      "Dieux et magie\u00a0: +[[fire:1]]",
      "En tout\u00a0: [[fire:5]] [[water:3]] [[earth:3]] [[air:3]]",
    ]);
    expect(lines.slice(4).every((line) => line.includes("en monture"))).toBe(true);
  });

  it("tells who offered what, the winner first", () => {
    const bids = [0, 1].map((seat) => ({ seat, vals: seat + 2, diamond: seat === 1 }));
    expect(offered({ bids, winner: 1 }, (seat) => `n${String(seat)}`)).toEqual([
      "Dernières offrandes",
      "n1\u00a0: [[vals:3]] + Diamant",
      "n0\u00a0: [[vals:2]]",
    ]);
    expect(offered(undefined, String)).toEqual([]);
  });
});
