/** Everything one can look at, as it is told large: a title, a picture, and sentences with marks. */
import { atTable } from "$lib/board/at-table.svelte";
import { t } from "$lib/words/words.svelte";
import type { Phrase } from "../../../web/src/generated/engine/Phrase";
import type { Trust } from "../../../web/src/generated/engine/Trust";
import {
  cardAt,
  cardName,
  cardOf,
  faceOfUnit,
  figuresOf,
  groundOf,
  groundOfCard,
  LEVELS,
  own,
  rowsOf,
  sideName,
  sideView,
  unitName,
  unitOf,
} from "./catalogue";
import { glyphOf, mark, pictureOf } from "./marks";
import { columnOf } from "./spaces";
import { isAdventure, realmFace } from "./realm/faces";
import type { Catalogue, Face as FaceName, Fought, Kind, Tier, UnitView, View } from "./types";

const isFought = (view: View): view is Fought => view.battle !== null;

export interface Row {
  power: number;
  text: string;
  /** Paid for now, or how much power is missing. */
  missing: number;
  now: boolean;
}

export interface Face {
  title: string;
  glyph: string;
  /** The class of its ground. */
  ground: string;
  /** What stands below the title in small letters. */
  kind: string;
  /** Attack, defence, health, initiative: as they are, and as printed. */
  figures?: { now: number[]; printed: number[] };
  lines: string[];
  rows?: Row[];
  /** The guard of a field: its level in a shield, and the tiers of its units. */
  guard?: { level: string; weak: boolean; tiers: Tier[] };
  /** What a click does now, where no label of an answer says it. */
  does?: string;
  trust: Trust | null;
}

/** The table as whoever reads sees it. */
export interface Eyes {
  view: View;
  catalogue: Catalogue;
  seat: number | null;
  say: (phrase: Phrase) => string;
}

const kindWords = (face: FaceName, tier: Tier | null, kind: Kind) =>
  [t(`h3-face-${face}`), ...(tier === null ? [] : [t(`h3-tier-${tier}`)]), t(`h3-kind-${kind}`)].join(" · ");

/** A unit in one sentence, to be read aloud. */
export function unitWords(unit: UnitView, side: string): string {
  const marks = unit.marks.map((name) => t(`h3-mark-${name}`));
  return [
    t("h3-unit-words", {
      unit: unitName(unit.unit),
      face: t(`h3-face-${unit.face}`),
      side,
      attack: unit.attack,
      defense: unit.defense,
      left: unit.health - unit.damage,
      health: unit.health,
      initiative: unit.initiative,
    }),
    ...marks,
  ].join(", ");
}

function unit({ view, catalogue, say }: Eyes, id: number): Face | undefined {
  const it = view.battle?.units.find((each) => each.id === id);
  if (!it || !isFought(view)) return undefined;
  const print = faceOfUnit(catalogue, it.unit, it.face);
  const other = it.face === "pack" ? faceOfUnit(catalogue, it.unit, "few") : undefined;
  const side = sideView(view, it.side);
  return {
    title: unitName(it.unit),
    glyph: glyphOf(it.unit, "neutral"),
    ground: groundOf(side.faction),
    kind: `${sideName(side)} · ${kindWords(it.face, it.tier, it.kind)}`,
    figures: {
      now: [it.attack, it.defense, it.health, it.initiative],
      printed: it.printed,
    },
    lines: [
      ...(it.damage > 0
        ? [
            t("h3-damage-on", {
              n: it.damage,
              left: mark("health", it.health - it.damage),
            }),
          ]
        : []),
      ...(print?.texts ?? []).map(say),
      ...it.marks.map((name) =>
        t("h3-mark", {
          mark: t(`h3-mark-${name}`),
          about: t(`h3-mark-${name}-about`),
        }),
      ),
      ...it.effects.map(({ card: key, text }) =>
        key === null ? say(text) : `[[card:card:${key}|${cardName(key)}]] : ${say(text)}`,
      ),
      ...(other
        ? [
            t("h3-then-few", {
              figures: figuresOf(other).map(String).join(" · "),
            }),
          ]
        : []),
      t(`h3-kind-${it.kind}-about`),
    ],
    trust: unitOf(catalogue, it.unit)?.origin.trust ?? null,
  };
}

function print({ catalogue, say }: Eyes, id: string, face: FaceName): Face | undefined {
  const it = faceOfUnit(catalogue, id, face);
  return (
    it && {
      title: unitName(id),
      glyph: glyphOf(id, "neutral"),
      ground: groundOf(unitOf(catalogue, id)?.faction ?? null),
      kind: kindWords(face, it.tier, it.kind),
      figures: { now: figuresOf(it), printed: figuresOf(it) },
      lines: [...it.texts.map(say), t(`h3-kind-${it.kind}-about`)],
      trust: unitOf(catalogue, id)?.origin.trust ?? null,
    }
  );
}

function card({ view, catalogue, seat, say }: Eyes, kind: string): Face | undefined {
  const it = cardOf(catalogue, kind);
  if (!it) return undefined;
  const power = isFought(view) ? own(view, seat).power : 0;
  const rows = rowsOf(it);
  const paid = rows.filter(([needs]) => needs <= power).at(-1)?.[0];
  const timings = [...new Set(it.plays.map(({ timing }) => t(`h3-timing-${timing}`)))];
  return {
    title: cardName(kind),
    glyph: pictureOf(kind),
    ground: groundOfCard(it),
    kind: [
      timings.join(", "),
      t(`h3-family-${it.kind}`),
      ...(it.school === null ? [] : [t(`h3-school-${it.school}`)]),
    ].join(" · "),
    lines: it.plays.flatMap(({ expert, text }) => {
      if (text === null) return [];
      return expert
        ? [
            t("h3-option-text", {
              option: t("h3-option-expert"),
              text: say(text),
            }),
          ]
        : [say(text)];
    }),
    rows: rows.map(([needs, text]) => ({
      power: needs,
      text: say(text),
      missing: Math.max(0, needs - power),
      now: needs === paid,
    })),
    trust: it.origin.trust,
  };
}

/** RULES 3.2: at these levels a hero gains a specialty. */
const SPECIALTIES_AT = [1, 4, 6];

function hero({ catalogue, say }: Eyes, id: string): Face | undefined {
  const it = catalogue.heroes.find((each) => each.id === id);
  if (!it) return undefined;
  const specialty = (level: number) => {
    const number = it.specialties[SPECIALTIES_AT.indexOf(level)];
    if (number === undefined) return "";
    const key = cardAt(catalogue, number);
    const texts =
      cardOf(catalogue, key)?.plays.flatMap(({ text }) => (text === null ? [] : [say(text)])) ?? [];
    return `[[card:card:${key}|${cardName(key)}]] – ${texts.join(" · ")}`;
  };
  return {
    title: t(`hero-${id}`),
    glyph: glyphOf(id, "neutral"),
    ground: groundOf(it.faction),
    kind: t(`faction-${it.faction}`),
    lines: catalogue.levels.flatMap(({ hand_limit, expert_uses }, i) => {
      const brings = t("h3-level-brings", {
        level: LEVELS[i + 1] ?? "",
        hand: hand_limit,
        experts: expert_uses,
      });
      const card = specialty(i + 1);
      return card === "" ? [brings] : [brings, card];
    }),
    trust: it.origin.trust,
  };
}

/** What a key stands for; undefined for what cannot be looked at. */
export function faceOf(eyes: Eyes, key: string): Face | undefined {
  const [family = "", id = "", more = ""] = key.split(":");
  switch (family) {
    case "unit":
      return unit(eyes, Number(id));
    case "print":
      return print(eyes, id, more as FaceName);
    case "card":
      return card(eyes, id);
    case "hero":
      return hero(eyes, id);
    case "ai":
      return {
        title: t(`ai-${id}`),
        glyph: glyphOf("ai"),
        ground: "h3-dungeon",
        kind: t("h3-ai-card"),
        lines: [t("h3-ai-about")],
        trust: null,
      };
    case "piece": {
      const piece = eyes.view.battle?.pieces?.[columnOf(Number(id))];
      if (!piece) return undefined;
      return {
        title: t(`piece-${piece}`),
        glyph: glyphOf(piece),
        ground: "h3-neutral",
        kind: t("h3-siege"),
        lines: [t(`h3-${piece}-about`)],
        trust: null,
      };
    }
    default:
      return isAdventure(eyes.view) ? realmFace({ ...eyes, view: eyes.view }, family, id) : undefined;
  }
}

/** The faces at the table around the calling component. */
export function faces(): (key: string) => Face | undefined {
  const at = atTable<View>();
  return (key) =>
    faceOf(
      {
        view: at.view,
        catalogue: at.table.catalogue as Catalogue,
        seat: at.table.you,
        say: (phrase) => at.words(phrase),
      },
      key,
    );
}

/** What a card says, to be read aloud. */
export function printed(): (card: string) => readonly string[] {
  const face = faces();
  return (card) => {
    const { lines = [], rows = [] } = face(card) ?? {};
    return [...lines, ...rows.map(({ text }) => text)];
  };
}
