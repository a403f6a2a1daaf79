import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { settings } from "$lib/browser/settings.svelte";
import { sitting } from "../../../web/src/testing/sitting";
import { brief } from "./brief";
import { endsOf, filled, linksAt } from "./catalogue";
import { faceOf } from "./faces";
import tables from "./fixtures/tables.json";
import { board } from "./index";
import { motions, opens } from "./motions";
import { table } from "./shown.svelte";
import { firstStrengths, takenDie } from "./tale";
import type { Catalogue, Event, View } from "./types";

const catalogue = tables.catalogue as unknown as Catalogue;
const { buttons, click, deeds, glowing, lookAt, played, sitAt, tableOf, thing, viewOf, words } = sitting(
  "shadow-kingdoms",
  board,
  tables,
);
const asked = (scene: string) => lookAt(scene).choices.filter(({ refusal }) => refusal === undefined);
const kinds = () => new Set(glowing().map((key) => key.split(":")[0]));
const press = (text: RegExp) =>
  click(
    [...document.querySelectorAll<HTMLElement>("section.bar button")].find((button) =>
      text.test(button.textContent),
    ),
  );

describe("a player at the table", () => {
  it("picks a board among five, and then a face of the scroll", () => {
    sitAt("boards");
    expect(glowing().filter((key) => key.startsWith("board:"))).toHaveLength(5);
    click("board:board_orc");
    expect(played()).toHaveProperty("pick_board");
  });

  it("sees both faces of the scroll at full size", () => {
    sitAt("faces");
    expect(document.querySelectorAll(".centre .scroll")).toHaveLength(2);
    click("face:b");
    expect(played()).toEqual({ pick_face: "b" });
  });

  it("goes to Camp beside the prompt, and to a gate with a click on it; the own gate says so", () => {
    sitAt("move");
    const here = viewOf("move").wardens[0]?.place ?? "camp";
    expect(glowing()).not.toContain(`place:${here}`);
    click("place:camp");
    expect(played()).toEqual({ move: "camp" });
  });

  it("takes a die in one click: the way to its gate, then the die itself", () => {
    sitAt("move");
    const shrine = viewOf("move").shrines.find((gate) => glowing().includes(`place:${gate.shrine}`));
    const [die] = shrine?.dice ?? [];
    if (!shrine || !die) throw new Error("no gate is open");
    click(`die:${shrine.shrine}:${die.troop}-${String(die.strength)}`);
    expect(played()).toEqual({ move: shrine.shrine });
  });

  it("puts the new die or a held one into the bag when the camp is full", () => {
    sitAt("drop_die");
    expect(kinds()).toEqual(new Set(["held", "arriving"]));
    click(glowing().find((key) => key.startsWith("arriving:")));
    expect(played()).toHaveProperty("drop_die");
  });

  it("claims an award with a click on it, or gains magic with a button", () => {
    sitAt("award");
    expect(words().some((said) => said.includes("2"))).toBe(true);
    click(glowing().find((key) => key.startsWith("award:")));
    expect(played()).toHaveProperty("claim");
  });

  it("recruits with a click, or renews the card after “Renouveler”", () => {
    table.renewing = false;
    sitAt("champions");
    const key = glowing().find((each) => each.startsWith("champion:")) ?? "";
    expect(glowing().some((each) => each.startsWith("cycle-"))).toBe(false);
    press(/Renouveler/);
    expect(glowing()).toContain(`cycle-${key}`);
    click(`cycle-${key}`);
    expect(played()).toHaveProperty("cycle_champion");
  });

  it("is told what is missing for what is too dear", () => {
    sitAt("plans");
    const refused = lookAt("plans").choices.find(({ refusal }) => refusal?.key === "no-too-dear");
    const key = refused?.targets[0] ?? "";
    if (refused && !glowing().includes(key)) expect(thing(key)?.getAttribute("aria-label")).toMatch(/manque/);
    expect(kinds()).toContain("plan");
  });

  it("reserves in two clicks where two slots are open: the plan, then the slot", () => {
    sitAt("plans");
    click(glowing().find((key) => key.startsWith("plan:")));
    expect(deeds.play).not.toHaveBeenCalled();
    click(glowing().find((key) => key.startsWith("reserve:")));
    expect(played()).toHaveProperty("reserve");
  });

  it("buys the bonus of a slot with a button, or passes", () => {
    sitAt("bonus");
    expect(buttons()).toHaveLength(2);
  });

  it("takes a die of any gate", () => {
    sitAt("any_die");
    expect(kinds()).toEqual(new Set(["die"]));
  });
});

describe("an execution", () => {
  it("begins with a plan of the reserve or of the column", () => {
    sitAt("choose_plan");
    for (const key of kinds()) expect(["plan", "reserve"]).toContain(key);
  });

  it("puts a held die on the next symbol", () => {
    sitAt("assign");
    expect(document.querySelectorAll(".map .next")).toHaveLength(1);
    const offered = asked("assign").map(({ targets }) => targets[0]);
    expect(new Set(glowing())).toEqual(new Set(offered));
    click(offered[0]);
    expect(played()).toHaveProperty("assign");
  });

  it("changes a die below it, says why not, and attacks with the main button", () => {
    sitAt("change");
    const open = document.querySelector<HTMLElement>(".change.glows");
    click(open);
    expect(played()).toHaveProperty("change");
    deeds.play.mockClear();
    press(/Attaquer/);
    expect(played()).toBe("execute");
    for (const shut of document.querySelectorAll('.change[aria-disabled="true"][data-key]'))
      expect(shut.getAttribute("title")).not.toBe("");
  });

  it("shows strength, ceiling and points as the server counts them", () => {
    sitAt("change");
    const camp = viewOf("change").camp;
    const bar = document.querySelector(".strength")?.textContent ?? "";
    expect(bar).toContain(`Force ${String(camp?.strength)}`);
    expect(bar).toContain(`plafond ${String(camp?.ceiling)}`);
    expect(document.querySelector(".points .now")?.textContent ?? "1 ").toContain(String(camp?.points));
  });

  it("says what the move makes of the score", () => {
    sitAt("change");
    const total = lookAt("change").scores.seats[0]?.total ?? 0;
    const points = viewOf("change").camp?.points ?? 0;
    expect(document.querySelector(".yield .total small")?.textContent).toBe(
      `${String(total)} → ${String(total + points)}`,
    );
  });

  it("folds its sheet to show the table", () => {
    sitAt("change");
    press(/Voir la table/);
    expect(document.querySelector(".stage")).not.toBeNull();
    press(/Voir l’assaut/);
    expect(document.querySelector(".stage")).toBeNull();
  });

  it("opens a seal on what it shuts", () => {
    sitAt("uncover");
    const covered = viewOf("uncover").wardens[0]?.covered ?? [];
    expect(glowing().length).toBeGreaterThanOrEqual(covered.length - 1);
    expect(kinds()).toEqual(new Set(["spot"]));
    click(glowing()[0]);
    expect(played()).toHaveProperty("uncover");
  });

  it("places the marker on a zone that shows what it would score", () => {
    sitAt("zone");
    const scored = viewOf("zone").camp?.zones ?? [];
    expect(glowing()).toEqual(scored.map(([zone]) => `zone:${String(zone)}`));
    for (const [zone, points] of scored)
      expect(thing(`zone:${String(zone)}`)?.textContent).toContain(`+${String(points)}`);
  });

  it("takes the chain bonuses that wait, one click each", () => {
    sitAt("chain");
    expect(kinds()).toEqual(new Set(["link"]));
    click(glowing()[0]);
    expect(played()).toHaveProperty("take_chain");
  });
});

describe("alone", () => {
  it("meets the Adversary: its place, the next one, its score", () => {
    sitAt("solo");
    const strip = document.querySelector('[data-key="seat:rival"]')?.textContent ?? "";
    expect(strip).toContain("L’Adversaire");
    expect(strip).toContain("ensuite");
  });
});

describe("what is shown", () => {
  it("reads the other language at once", () => {
    sitAt("move");
    settings.language = "en";
    flushSync();
    expect(document.querySelector("header")?.textContent).toContain("Move");
    expect(thing("place:gold")?.getAttribute("aria-label")).toContain("Gold");
  });

  it("has a large picture with words for everything", () => {
    const view: View = viewOf("zone");
    const eyes = { view, catalogue, seat: 0, say: (phrase: { key: string }) => phrase.key };
    const keys = [
      ...catalogue.champions.map(({ id }) => `champion:${id}`),
      ...catalogue.plans.map(({ id }) => `plan:${id}`),
      ...catalogue.awards.map(({ id }) => `award:${id}`),
      ...catalogue.spots.map(({ id }) => `spot:${id}`),
      ...["left", "middle", "right"].map((slot) => `slot:${slot}`),
      ...["champion", "influence", "magic", "gold", "gem", "die"].map((chain) => `link:${chain}`),
      ...catalogue.shrines.map((shrine) => `place:${shrine}`),
      ...Array.from({ length: 9 }, (_, zone) => `zone:${String(zone)}`),
      "die:gem:orc-6",
      "die:camp:gnoll-2",
    ];
    for (const language of ["fr", "en"] as const) {
      settings.language = language;
      for (const key of keys) {
        const face = faceOf(eyes, key, key);
        expect(face?.glyph, key).not.toBe("");
        expect(face?.title, key).not.toMatch(/^(sk|champion|plan|award|spot|slot|shrine)-/);
        expect([face?.kind, ...(face?.lines ?? ["sk-"])].join(" "), key).not.toMatch(/sk-|undefined|-about/);
      }
    }
    expect(faceOf(eyes, "nobody:1")).toBeUndefined();
  });

  it("says what every champion does in marks that have a drawing", () => {
    for (const { id, icons } of catalogue.champions) {
      const marks = [...brief(icons).matchAll(/\[\[(\w+)/g)].map((match) => match[1] ?? "");
      expect(marks.length, id).toBeGreaterThan(0);
      for (const mark of marks) expect(board.marks[mark], `${id}: ${mark}`).toBeDefined();
    }
  });

  it("tells what the bonus of a slot costs this very player", () => {
    const view = structuredClone(viewOf("zone"));
    const eyes = { view, catalogue, seat: 0, say: (phrase: { key: string }) => phrase.key };
    const told = (slot: string) => faceOf(eyes, `slot:${slot}`)?.lines.join(" ");
    settings.language = "fr";
    view.wardens[0]?.reserve.forEach((slot, i) => (slot.price = [1, 2, 0][i] ?? 0));
    expect(told("middle")).toContain("payer [[gold:2]]");
    expect(told("right")).toMatch(/coût de base\.$/);
    view.wardens[0]?.reserve.forEach((slot, i) => (slot.price = [0, 1, 0][i] ?? 0));
    expect(told("left")).toContain("payer [[gold:0]]");
    expect(told("middle")).toContain("payer [[gold:1]]");
    expect(told("right")).toMatch(/coût de base, moins \[\[gold:1\]\]\.$/);
  });

  it("says what is said in the rules: one claims awards and executes plans", () => {
    for (const key of ["award:aw_l1", "spot:joker", "place:magic", "die:gem:orc-5"]) {
      const eyes = { view: viewOf("zone"), catalogue, seat: 0, say: (phrase: { key: string }) => phrase.key };
      settings.language = "fr";
      expect(faceOf(eyes, key, key)?.lines.join(" ")).not.toMatch(/réclam|men(er|ez)|condition|pour le tour/);
    }
  });

  it("fills a symbol once for each die", () => {
    expect(filled(["orc", "orc", "gnoll"], [{ troop: "orc", strength: 3 }])).toEqual([true, false, false]);
  });

  it("joins neighbours on the scroll", () => {
    expect([0, 5, 6, 11].map(endsOf)).toEqual([
      [0, 1],
      [7, 8],
      [0, 3],
      [5, 8],
    ]);
    expect(linksAt(4, [0, 1, 3, 5, 7])).toEqual([2, 3, 7, 10]);
  });
});

describe("what happens", () => {
  const tell = (events: Event[]) =>
    events.map((event, play) => ({ play, phrase: { key: "" }, event: event as never }));

  it("moves dice, champions and plans to whoever takes them", () => {
    const die = { troop: "orc", strength: 5 } as const;
    expect(motions({ type: "took_die", seat: 1, shrine: "gem", die, paid: 0 })).toContainEqual({
      kind: "travel",
      from: "die:gem:orc-5",
      to: "seat:1",
    });
    expect(
      motions({ type: "recruited", seat: 0, champion: 3, row: "scoring", space: 2, paid: 4 }),
    ).toContainEqual({ kind: "travel", from: "champion:scoring:2", to: "seat:0" });
    expect(opens({ type: "turn_begins", seat: 0, turn: 1, round: 1 })).toBe(true);
    expect(motions({ type: "begins" })).toEqual([]);
  });

  it("remembers the die taken in the shrine entered, until the turn ends", () => {
    const [first, second] = [
      { troop: "orc", strength: 2 },
      { troop: "gnoll", strength: 6 },
    ] as const;
    const log = tell([
      { type: "turn_begins", seat: 0, turn: 1, round: 1 },
      { type: "moved", seat: 0, from: "camp", to: "gem" },
      { type: "took_die", seat: 0, shrine: "gem", die: first, paid: 0 },
      { type: "took_die", seat: 0, shrine: "gold", die: second, paid: 0 },
      { type: "turn_begins", seat: 1, turn: 2, round: 1 },
    ]);
    expect(takenDie(log.slice(0, 4), null)).toEqual(first);
    expect(takenDie(log, null)).toBeUndefined();
    expect(takenDie(log, 3)).toEqual(first);
  });

  it("remembers with which strength dice came to the plan", () => {
    const die = { troop: "orc", strength: 2 } as const;
    const log = tell([
      { type: "chose_plan", seat: 0, plan: 1, slot: "left" },
      { type: "assigned", seat: 0, die, symbol: "orc", index: 0, gem: false },
      { type: "changed_die", seat: 0, how: "raise", from: die, to: { ...die, strength: 3 }, on_plan: true },
    ]);
    expect(firstStrengths(log, null)).toEqual([2]);
  });

  it("is said with dice drawn in the sentences of the log", () => {
    sitAt("move", { ...tableOf("move") });
    expect(document.querySelectorAll("[role=log] .die").length).toBeGreaterThan(0);
    expect(document.querySelector("[role=log]")?.textContent).not.toContain("]]");
  });
});
