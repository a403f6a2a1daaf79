/** Everything one can look at, as it is told large: a title, a picture, and sentences with marks. */
import { atTable } from "$lib/board/at-table.svelte";
import { t } from "$lib/words/words.svelte";
import type { Trust } from "../../../web/src/generated/engine/Trust";
import type { Catalogue } from "../../../web/src/generated/dice-kingdoms/Catalogue";
import type { PartOrigin } from "../../../web/src/generated/dice-kingdoms/PartOrigin";
import type { Reward } from "../../../web/src/generated/dice-kingdoms/Reward";
import type { SheetView } from "../../../web/src/generated/dice-kingdoms/SheetView";
import type { SoloView } from "../../../web/src/generated/dice-kingdoms/SoloView";
import type { View } from "../../../web/src/generated/dice-kingdoms/View";
import { capital, lairWorth, progress, roadName } from "./labels";
import { glyphOf } from "./marks";
import { statueSign } from "./statues";

export interface Face {
  title: string;
  glyph: string;
  /** A colour of `paper.css`. */
  tone: string;
  lines: string[];
  trust: Trust | null;
}

const boxes = (row: readonly (Reward | null)[]) =>
  row.map((reward) => (reward === null ? "▢" : `[[${reward}]]`)).join(" ");

const trusted = (origin: PartOrigin): Trust => origin.trust ?? "reconstructed";

/** What a card or a part of the sheets is, in words; the figures of `sheet` are how far it has come. */
export function faceOf(
  catalogue: Catalogue,
  sheet: SheetView | undefined,
  solo: SoloView | null | undefined,
  words: (phrase: Catalogue["statues"][number]["text"]) => string,
  card: string,
): Face | undefined {
  const [kind = "", id = ""] = card.split(":");
  switch (kind) {
    case "citizen": {
      const i = catalogue.citizens.findIndex((it) => it.id === id);
      const it = catalogue.citizens[i];
      return (
        it && {
          title: t(`citizen-${id}`),
          glyph: glyphOf(it.guild),
          tone: `guild-${it.guild}`,
          lines: [
            t("dk-citizen-text", {
              values: it.values.join(" / "),
              guild: `[[${it.guild}|${t(`guild-${it.guild}`)}]]`,
            }),
            `${boxes(it.boxes)} · ${progress(sheet?.citizens[i] ?? 0, it.boxes.length)}`,
          ],
          trust: trusted(it.origin),
        }
      );
    }
    case "guild": {
      const i = catalogue.guilds.findIndex((it) => it.guild === id);
      const it = catalogue.guilds[i];
      return (
        it && {
          title: t("dk-guild", { name: t(`guild-${id}`) }),
          glyph: glyphOf(id),
          tone: `guild-${id}`,
          lines: [
            t("dk-guild-text", { n: catalogue.end_tracks }),
            progress(sheet?.guilds[i] ?? 0, it.rows.flat().length),
            ...it.rows.map(boxes),
          ],
          trust: trusted(it.origin),
        }
      );
    }
    case "chest":
    case "wall": {
      const it = catalogue[kind];
      return {
        title: t(kind === "chest" ? "dk-chest-long" : "dk-wall"),
        glyph: glyphOf(kind),
        tone: kind,
        lines: [
          t(`reward-${kind === "chest" ? "gold" : "sentinel"}-about`).replace(
            /^/,
            `[[${kind === "chest" ? "gold" : "sentinel"}]] `,
          ),
          progress(sheet?.[kind] ?? 0, it.rows.flat().length),
          ...(kind === "chest" ? [`[[pedestal]] ${t("reward-pedestal-about")}`] : []),
        ],
        trust: trusted(it.origin),
      };
    }
    case "lair": {
      const it = catalogue.lairs.find((lair) => lair.id === id);
      return (
        it && {
          title: t(`lair-${id}`),
          glyph: glyphOf(id, "lair"),
          tone: "lair",
          lines: [
            t(solo ? "dk-lair-solo" : "dk-lair-text", {
              worth: lairWorth(it, catalogue.lairs.indexOf(it), solo),
              first: it.first,
              other: it.other,
            }),
            ...it.blocks.map(({ from, to, boxes: row }) =>
              t("what-is", {
                what: `${String(from)}–${String(to)}`,
                is: boxes(row),
              }),
            ),
          ],
          trust: trusted(it.origin),
        }
      );
    }
    case "road": {
      const it = catalogue.map.roads.find((road) => road.id === id);
      return (
        it && {
          title: capital(roadName(catalogue, it)),
          glyph: glyphOf(it.bridge ? "bridge" : "road"),
          tone: "reward-road",
          lines: [boxes(it.boxes), ...(it.bridge ? [t("dk-bridge-text")] : [])],
          trust: trusted(it.origin),
        }
      );
    }
    case "domain": {
      const i = catalogue.map.domains.findIndex((domain) => domain.id === id);
      const it = catalogue.map.domains[i];
      return (
        it && {
          title: t(`domain-${id}`),
          glyph: glyphOf(id),
          tone: it.power.do === "citizen" ? `guild-${it.power.guild}` : `die-${it.power.die ?? "black"}`,
          lines: [
            capital(words(it.text)),
            t(sheet?.domains.includes(i) ? "dk-domain-yours" : "dk-domain-text"),
          ],
          trust: trusted(it.origin),
        }
      );
    }
    case "statue": {
      const it = catalogue.statues[Number(id) - 1];
      return (
        it && {
          title: t(`statue-${id}`),
          glyph: glyphOf(statueSign(it), "statue"),
          tone: "reward-pedestal",
          lines: [capital(words(it.text)), t("dk-statue-text", { n: catalogue.statue_limit })],
          trust: trusted(it.origin),
        }
      );
    }
    case "event": {
      const it = catalogue.events[Number(id) - 1];
      return (
        it && {
          title: t(`event-${id}`),
          glyph: glyphOf(`event-${String(Number(id) - 1)}`, "boat"),
          tone: "strike",
          lines: [capital(words(it.text))],
          trust: trusted(it.origin),
        }
      );
    }
    case "die":
      return {
        title: capital(t(`die-${id}`)),
        glyph: glyphOf("die"),
        tone: `die-${id}`,
        lines: [t(`dk-die-${id}-text`)],
        trust: null,
      };
    default:
      return undefined;
  }
}

/** The faces at the table around the calling component, with the figures of the player's own sheets. */
export function faces(): (card: string) => Face | undefined {
  const at = atTable<View>();
  return (card) =>
    faceOf(
      at.table.catalogue as Catalogue,
      at.view.sheets[at.table.you ?? at.view.active],
      at.view.solo,
      (phrase) => at.words(phrase),
      card,
    );
}

/** What a card says, to be read aloud. */
export function printed(): (card: string) => readonly string[] {
  const face = faces();
  return (card) => face(card)?.lines ?? [];
}
