/** Everything one can look at, as it is told large: a title, a picture, and sentences with marks. */
import { atTable } from "$lib/board/at-table.svelte";
import type { Face } from "$lib/board/LargeCard.svelte";
import { t } from "$lib/words/words.svelte";
import type { Phrase } from "../../../web/src/generated/engine/Phrase";
import type { Trust } from "../../../web/src/generated/engine/Trust";
import type { Catalogue } from "../../../web/src/generated/valroc/Catalogue";
import type { CreatureCard } from "../../../web/src/generated/valroc/CreatureCard";
import type { Element } from "../../../web/src/generated/valroc/Element";
import type { Origin } from "../../../web/src/generated/valroc/Origin";
import type { View } from "../../../web/src/generated/valroc/View";
import { ELEMENTS, figures, signed, tones } from "./elements";
import { glyphOf } from "./marks";
import { offered, strengthOf } from "./sources";
import { taleOf } from "./tale";

type Say = (phrase: Phrase) => string;

const TONES = {
  course: ["#2f6d68", "#173b39"],
  spell: ["#6b3f88", "#341d47"],
  magic: ["#4a3166", "#1d1230"],
  token: ["#7d5f2c", "#40300f"],
  action: ["#6b5a48", "#3c3026"],
} as const;

export const PLACE_TONES: Record<string, readonly [string, string]> = {
  dark_quarter: ["#5b3f7e", "#251739"],
  fountain: ["#2f6f97", "#153a54"],
  tavern: ["#9a6a2b", "#4f3310"],
  cave: ["#6d6055", "#332b25"],
  training: ["#4f7a45", "#24401f"],
  sanctuary: ["#8d7b45", "#453a1a"],
  university: ["#2f726c", "#143a37"],
  arena: ["#9a4733", "#4e1f15"],
  hunt: ["#6b5233", "#33260f"],
};

const trusted = (origin: Origin): Trust => origin.trust ?? "reconstructed";
const mark = (name: string, n: number) => `[[${name}:${String(n)}]]`;

export const isHybrid = (card: CreatureCard) => card.affinities.length > 1;

function creature(card: CreatureCard, id: string, strength: readonly number[] | undefined): Face {
  const affinities = card.affinities.map((it) => `[[${it}|${t(`element-${it}`)}]]`).join(" ");
  const needed = ELEMENTS.map((_, i) => ((card.requires[i] ?? 0) > 0 ? (strength?.[i] ?? 0) : 0));
  return {
    title: t(`creature-${id}`),
    glyph: glyphOf(id),
    tones: tones(card.affinities),
    kind: `${t(`kind-${card.kind}`)} · ${t(isHybrid(card) ? "blood-hybrid" : "blood-pure")}`,
    lines: [
      t("vr-affinity", { elements: affinities }),
      t("vr-requires", { skills: figures(card.requires), pm: mark("pm", card.magic) }),
      ...(strength ? [t("vr-your-strength", { skills: figures(needed) || "0" })] : []),
      t("vr-worth", { points: mark("points", card.prestige) }),
      ...(card.mount ? [t("vr-as-mount", { values: signed(card.mount) })] : []),
    ],
    trust: trusted(card.origin),
  };
}

const strength = (title: string, lines: string[]): Face => ({
  title,
  glyph: glyphOf("arena"),
  tones: PLACE_TONES["arena"] ?? TONES.action,
  kind: t("place-arena"),
  lines,
  trust: null,
});

/** What a key stands for; undefined for what cannot be looked at. */
export function faceOf(
  catalogue: Catalogue,
  view: View,
  seat: number,
  say: Say,
  key: string,
): Face | undefined {
  const [family = "", id = ""] = key.split(":");
  switch (family) {
    case "creature": {
      const card = catalogue.creatures[id];
      return card && creature(card, id, view.players[seat]?.strength);
    }
    case "course": {
      const card = catalogue.courses[id];
      return (
        card && {
          title: t(`course-${id}`),
          glyph: glyphOf(id, "course"),
          tones: TONES.course,
          kind: t(card.single ? "vr-course-single" : "vr-course-permanent"),
          lines: [
            say(card.power.text),
            t("vr-price", { vals: mark("vals", card.vals), pm: mark("pm", card.magic) }),
            ...(card.mage_only ? [t("vr-mage-only")] : []),
          ],
          trust: trusted(card.origin),
        }
      );
    }
    case "spell": {
      const card = catalogue.spells[id];
      return (
        card && {
          title: t(`spell-${id}`),
          glyph: glyphOf(id, "spell"),
          tones: TONES.spell,
          kind: t("vr-spell", { when: t(`vr-when-${card.timing}`) }),
          lines: [say(card.power.text), t("vr-spell-price", { malus: mark("malus", card.malus) })],
          trust: trusted(card.origin),
        }
      );
    }
    case "magic": {
      const card = catalogue.magics[id];
      return (
        card && {
          title: t("table-magic"),
          glyph: glyphOf("dark_quarter"),
          tones: TONES.magic,
          kind: t("place-dark_quarter"),
          lines: [card.top, card.bottom].map((power, i) =>
            t("what-is", { what: t(`magic-${id}-${String(i)}`), is: say(power.text) }),
          ),
          trust: trusted(card.origin),
        }
      );
    }
    case "action": {
      const card = catalogue.actions[id];
      return (
        card && {
          title: t("vr-action-card"),
          glyph: glyphOf("vial"),
          tones: TONES.action,
          kind: t(`centre-${card.centre}`),
          lines: ELEMENTS.map((element, i) =>
            t("vr-zone", {
              element: `[[${element}|${t(`element-${element}`)}]]`,
              found: card.zones[i] ? t(`reward-${card.zones[i]}`) : t("nothing"),
            }),
          ),
          trust: trusted(card.origin),
        }
      );
    }
    case "token":
      return {
        title: t(`token-${id}`),
        glyph: glyphOf(id, "vial"),
        tones: TONES.token,
        kind: t("vr-token"),
        lines: [t(`vr-token-${id}`)],
        trust: null,
      };
    case "pawn":
      return {
        title: t(`pawn-${id}`),
        glyph: glyphOf(id),
        tones: TONES.action,
        kind: t("vr-pawn"),
        lines: [t(`vr-pawn-${id}`, { n: view.players[seat]?.mercenary_price ?? 0 })],
        trust: null,
      };
    case "place":
      return {
        title: t(id === "hunt" ? "table-hunt" : `place-${id}`),
        glyph: glyphOf(id),
        tones: PLACE_TONES[id] ?? TONES.action,
        kind: t("vr-place"),
        lines: [t(id === "hunt" && view.phantom ? "vr-place-hunt-alone" : `vr-place-${id}`)],
        trust: null,
      };
    case "room":
    case "statue":
    case "element":
      return {
        title: t(`vr-${family}`, { element: t(`element-${id}`) }),
        glyph: glyphOf(id),
        tones: tones([id as Element]),
        kind: t(family === "room" ? "place-cave" : family === "statue" ? "place-sanctuary" : "vr-skill"),
        lines: [t(family === "room" ? `vr-room-${id}` : `vr-${family}-text`)],
        trust: null,
      };
    default:
      return undefined;
  }
}

/** The faces at the table around the calling component, with the figures of the player's own board. */
export function faces(): (key: string) => Face | undefined {
  const at = atTable<View>();
  return (key) => {
    const catalogue = at.table.catalogue as Catalogue;
    const [family, id = ""] = key.split(":");
    const player = family === "strength" ? at.view.players[Number(id)] : undefined;
    if (player) return strength(t("vr-strength", at.named(Number(id))), strengthOf(catalogue, player));
    const face = faceOf(catalogue, at.view, at.table.you ?? 0, (phrase) => at.words(phrase), key);
    if (face && family === "statue") {
      const bids = taleOf(at.table.log, at.table.past).bids[id as Element];
      face.lines.push(...offered(bids, (seat) => at.nameOf(seat)));
    }
    return face;
  };
}

/** What a card says, to be read aloud. */
export function printed(): (card: string) => readonly string[] {
  const face = faces();
  return (card) => face(card)?.lines ?? [];
}
