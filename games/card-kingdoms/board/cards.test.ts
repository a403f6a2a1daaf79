/**
 * The marks of every card against its effect and against its sentence, in both languages: what the effect says is drawn
 * and said, and nothing is drawn or said that it does not say.
 */
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "$lib/browser/settings.svelte";
import { t } from "$lib/words/words.svelte";
import type { Catalogue } from "../../../web/src/generated/card-kingdoms/Catalogue";
import type { Icons } from "../../../web/src/generated/card-kingdoms/Icons";
import { sitting } from "../../../web/src/testing/sitting";
import { faceOf } from "./faces";
import tables from "./fixtures/tables.json";
import { board } from "./index";
import { marks } from "./marks";

const catalogue = tables.catalogue as unknown as Catalogue;
sitting("card-kingdoms", board, tables, 2);

/** Something an effect says: how it is drawn, and how it is said. */
interface Claim {
  drawn: string;
  said: string | RegExp;
}

/** What a verb says by itself, whatever its figures are. */
const VERBS: Record<Icons["do"], Claim[]> = {
  gain: [{ drawn: "", said: /gagnez|gain/i }],
  gain_per: [{ drawn: " × ", said: / par | per / }],
  all: [{ drawn: " + ", said: ", " }],
  choose: [{ drawn: " / ", said: / ou | or / }],
  exchange: [{ drawn: " → ", said: /payez .*pour|pay .* to/i }],
  take: [{ drawn: "[[opponent]]", said: /adversaire|opponent/ }],
  gain_citizen: [{ drawn: "", said: /prene?z|prendre|take/i }],
  extra_slay: [{ drawn: "[[slay]]", said: /pouvez terrasser|may slay/ }],
  return_card: [{ drawn: " → ", said: /pouvez rendre|may return/ }],
  steal_monster: [
    {
      drawn: "[[opponent]] [[monster]]",
      said: /monstre.*adversaire|monster.*opponent/,
    },
  ],
  set_die: [{ drawn: "[[die]] = ", said: /un dé|a die/ }],
  shift_die: [{ drawn: "[[die]]", said: /un dé|a die/ }],
  waive_recruit_surcharge: [{ drawn: "[[citizen]] + 0", said: /supplément|surcharge/ }],
  domain_discount: [{ drawn: "[[domain]] − ", said: /domaines.*de moins|domains.*less/ }],
};

/** What a figure or a name in an effect says. A field that is not here fails the test: it would be drawn nowhere. */
const FIELDS: Record<string, (value: never) => Claim[]> = {
  do: (verb: Icons["do"]) => VERBS[verb],
  ...Object.fromEntries(
    ["gold", "strength", "magic", "points"].map((good) => [
      good,
      (n: number) => [{ drawn: `[[${good}:${String(n)}]]`, said: `[[${good}:${String(n)}]]` }],
    ]),
  ),
  role: (role: string) => [
    {
      drawn: `[[citizen]][[${role}]]`,
      said: new RegExp(`citoyen \\[\\[${role}\\||\\[\\[${role}\\|\\w+\\]\\] citizen`),
    },
  ],
  name: (id: string) => [{ drawn: `[[${id}]]`, said: `[[card:citizen:${id}|` }],
  citizen: (id: string) => [{ drawn: ` × [[${id}]]`, said: `[[card:citizen:${id}|` }],
  area: (area: string) => [{ drawn: ` × [[${area}]]`, said: `[[${area}|` }],
  per: (counter: string) => [{ drawn: ` × [[${counter.slice(0, -1)}]]`, said: /par domaine|per domain/ }],
  max_cost: (n: number) => [
    {
      drawn: ` ≤ [[gold:${String(n)}]]`,
      said: new RegExp(`${String(n)} (au plus|or less)`),
    },
  ],
  up_to: () => [{ drawn: "≤", said: /jusqu’à|up to/ }],
  may_decline: () => [{ drawn: "+", said: /pouvez prendre|may take/i }],
  kind: (kind: string) => [
    {
      drawn: `[[${kind}]] → `,
      said: kind === "citizen" ? /citoyen|citizen/ : /monstre|monster/,
    },
  ],
  value: (n: number) => [{ drawn: `= ${String(n)}`, said: new RegExp(`(sur|to) ${String(n)}`) }],
  delta: (n: number) => [{ drawn: `− ${String(-n)}`, said: new RegExp(`(de|by) ${String(-n)}`) }],
  // A die has no side below 1: that needs no sign.
  min: (n: number) => [
    {
      drawn: n > 1 ? `≥ ${String(n)}` : "",
      said: new RegExp(`(dessous de|below) ${String(n)}`),
    },
  ],
  amount: (n: number) => [{ drawn: `[[gold:${String(n)}]]`, said: `[[gold:${String(n)}]]` }],
};

function claims(effect: unknown): Claim[] {
  if (Array.isArray(effect)) return effect.flatMap(claims);
  return Object.entries(effect as object).flatMap(([field, value]: [string, unknown]) => {
    if (value === null || value === 0 || value === false) return [];
    if (typeof value === "object") return claims(value);
    const claim = FIELDS[field];
    if (!claim) throw new Error(`no sign for ${field}: ${String(value)}`);
    return claim(value as never);
  });
}

const MARK = /\[\[[^\]]*\]\]/g;
const drawnIn = (text: string) => [...text.matchAll(MARK)].map(([mark]) => mark);
/** The thing a mark stands for: `[[card:citizen:knight|Chevalier]]` is a Knight, `[[worker|Artisan]]` a Worker. */
const meant = (mark: string) =>
  mark
    .replace(/\|[^\]]*/, "")
    .replace(/card:citizen:/, "")
    .replace(/^\[\[(citizen|monster|domain|opponent|slay|die)\]\]$/, "");

interface Case {
  card: string;
  effect: Icons;
  brief: string;
  text: string;
}

/** Every power of every card, drawn and said. */
function powers(): Case[] {
  const of = (card: string, effects: Icons[]) => {
    const face = faceOf(catalogue, card);
    if (!face) throw new Error(`no card ${card}`);
    const texts = face.text.slice(face.kind === "monster" ? 1 : 0);
    return effects.map((effect, i) => ({
      card,
      effect,
      brief: face.brief[i] ?? "",
      text: texts[i] ?? "",
    }));
  };
  return [
    ...Object.entries(catalogue.citizens).flatMap(([id, card]) =>
      of(`citizen:${id}`, [card.active.icons, card.passive.icons]),
    ),
    ...Object.entries(catalogue.monsters).flatMap(([id, card]) => of(`monster:${id}`, [card.reward.icons])),
    ...Object.entries(catalogue.domains).flatMap(([id, card]) => of(`domain:${id}`, [card.power.icons])),
  ];
}

describe.each(["fr", "en"] as const)("the marks of every card, in %s", (language) => {
  beforeEach(() => {
    settings.language = language;
  });

  it("show all that the effect says, and so does the sentence", () => {
    for (const { card, effect, brief, text } of powers()) {
      for (const { drawn, said } of claims(effect)) {
        expect(brief, card).toContain(drawn);
        if (typeof said === "string") expect(text, card).toContain(said);
        else expect(text, card).toMatch(said);
      }
    }
  });

  it("show nothing that the sentence does not say, nor the other way round", () => {
    for (const { card, effect, brief, text } of powers()) {
      const limit = /"max_cost":(\d+)/.exec(JSON.stringify(effect))?.[1];
      const moment = /^\[\[\w+\]\]: /;
      const signs = drawnIn(brief.replace(moment, "").replace(`≤ [[gold:${limit ?? ""}]]`, "")).map(meant);
      const words = drawnIn(text).map(meant);
      const sorted = (list: string[]) => list.filter((it) => it !== "").sort();
      expect(sorted(signs), `${card}: ${brief} — ${text}`).toEqual(sorted(words));
    }
  });

  it("begin, on a domain, with the moment at which it works", () => {
    for (const [id, card] of Object.entries(catalogue.domains)) {
      const face = faceOf(catalogue, `domain:${id}`);
      expect(face?.brief[0]).toMatch(new RegExp(`^\\[\\[${card.when}\\]\\]: `));
      expect(face?.text[0]).toContain(t(`when-${card.when}`));
      expect(t(marks[card.when]?.word ?? "")).toBe(t(`when-${card.when}`));
    }
  });

  it("can all be drawn, and are read aloud", () => {
    for (const { card, brief } of powers()) {
      for (const mark of drawnIn(brief)) {
        const name = /^\[\[(\w+)/.exec(mark)?.[1] ?? "";
        expect(marks[name]?.glyph, `${card} ${mark}`).toBeTruthy();
        expect(t(marks[name]?.word ?? "", { n: 1 }), `${card} ${mark}`).not.toBe(marks[name]?.word);
      }
    }
  });
});

it("every verb stands on some card", () => {
  const said = JSON.stringify(powers().map(({ effect }) => effect));
  for (const verb of Object.keys(VERBS)) expect(said).toContain(`"do":"${verb}"`);
});

it.each([
  ["citizen:warlord", 1, "[[strength:1]] × [[knight]]"],
  ["citizen:butcher", 0, "[[gold:2]] × [[citizen]][[worker]]"],
  ["citizen:miner", 0, "[[gold:1]] + [[gold:1]] × [[domain]]"],
  ["monster:bane_spider", 0, "[[gold:3]] / [[knight]]"],
  ["monster:spider_queen", 0, "[[gold:2]] × [[forest]] / +[[citizen]] + [[points:1]]"],
  ["domain:foxgrove_palisade", 0, "[[own_roll_phase]]: [[gold:2]] → [[die]] = 6"],
  ["domain:the_desert_orchid", 0, "[[own_roll_phase]]: [[gold:1]] × [[citizen]][[holy]] → [[die]] = 1"],
  ["domain:monolith_of_ostendaar", 0, "[[own_action_start]]: [[magic:1]]"],
  ["domain:forgotten_sorrows", 0, "[[own_action_gain_citizen]]: [[magic:1]]"],
  ["domain:the_violet_thorn", 0, "[[own_action_slay]]: [[magic:1]]"],
  ["domain:gargans_embrace", 0, "[[any_roll_doubles]]: [[points:1]]"],
  ["duke:waryn", 2, "3 [[gold]][[strength]][[magic]] → [[points:1]]"],
])("%s shows power %i as %s", (card, power, expected) => {
  expect(faceOf(catalogue, card)?.brief[power]).toBe(expected);
});

it("a role counts citizens on a power, and domains too on a duke", () => {
  settings.language = "en";
  expect(faceOf(catalogue, "citizen:butcher")?.text[0]).toContain("per [[worker|Worker]] citizen");
  expect(faceOf(catalogue, "duke:waryn")?.text[0]).toContain(
    "[[worker|Worker]] icon on citizens and domains",
  );
  expect(faceOf(catalogue, "citizen:warlord")?.text[1]).toContain("(the starter too)");
});
