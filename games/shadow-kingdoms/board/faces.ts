/** Everything one can look at, as it is told large: a title, a picture, and sentences with marks. */
import { atTable } from "$lib/board/at-table.svelte";
import type { Face } from "$lib/board/LargeCard.svelte";
import { t } from "$lib/words/words.svelte";
import type { Phrase } from "../../../web/src/generated/engine/Phrase";
import type { Trust } from "../../../web/src/generated/engine/Trust";
import { awardOf, bonusTerms, championOf, faceOfScroll, linksAt, planOf, zoneWords } from "./catalogue";
import { dieWords, glyphOf, mark } from "./marks";
import { ownSeat } from "./steps";
import type { Battle, CardOrigin, Catalogue, Die, Row, Shrine, Troop, View } from "./types";

const ROWS: Record<Row, Face["tones"]> = {
  immediate: ["#8c6419", "#5a3d0b"],
  permanent: ["#2c7390", "#153f54"],
  scoring: ["#5d3a86", "#331c52"],
};
const BATTLES: Record<Battle, Face["tones"]> = {
  ambush: ["#33656e", "#1b3a42"],
  siege: ["#8f7136", "#533f17"],
  clash: ["#7c2a2c", "#471416"],
};
const TROOPS: Record<Troop, Face["tones"]> = {
  goblin: ["#4b8b39", "#25501a"],
  orc: ["#8c2c28", "#4d1513"],
  skeleton: ["#8d8571", "#4d473a"],
  gargoyle: ["#3c62b2", "#1d336a"],
  gnoll: ["#966427", "#553610"],
};
const NIGHT: Face["tones"] = ["#43236a", "#191033"];
const LEATHER: Face["tones"] = ["#7d5f2c", "#40300f"];

/** The table as whoever reads sees it. */
interface Eyes {
  view: View;
  catalogue: Catalogue;
  seat: number;
  say: (phrase: Phrase) => string;
}

const trusted = (origin: CardOrigin): Trust => origin.trust ?? "reconstructed";

function champion(
  { view, catalogue, seat, say }: Eyes,
  id: string,
  place: string | undefined,
): Face | undefined {
  const card = championOf(catalogue, id);
  if (!card) return undefined;
  const row = view.rows.find((each) => each.row === card.row);
  const worth = view.wardens[seat]?.scoring.find((each) => each.champion === id);
  return {
    title: t(`champion-${id}`),
    glyph: glyphOf(id),
    tones: ROWS[card.row],
    kind: t("sk-kind-champion", { row: t(`row-${card.row}`) }),
    lines: [
      say(card.text),
      ...(place?.includes("champion:") === true && row?.price !== undefined
        ? [t("sk-price-told", { price: mark("gold", row.price), base: row.base_cost })]
        : []),
      ...(worth ? [t("sk-worth-now", { points: mark("points", worth.points) })] : []),
    ],
    trust: trusted(card.origin),
  };
}

function plan({ view, catalogue, seat }: Eyes, id: string): Face | undefined {
  const card = planOf(catalogue, id);
  if (!card) return undefined;
  const space = view.column.find((each) => each.plan === id);
  const held = view.wardens[seat]?.reserve.find((each) => each.plan === id);
  const forecast = space?.forecast ?? held?.forecast;
  return {
    title: t(`plan-${id}`),
    glyph: glyphOf(card.battle),
    tones: BATTLES[card.battle],
    kind: t("sk-kind-plan", { battle: t(`battle-${card.battle}`) }),
    lines: [
      t("sk-plan-needs", {
        troops: card.troops.map((troop) => `[[${troop}|${t(`troop-${troop}`)}]]`).join(" "),
      }),
      ...(space?.price
        ? [
            t("sk-plan-prices", {
              reserve: mark("gold", space.price.reserve),
              camp: mark("gold", space.price.camp),
            }),
          ]
        : []),
      ...(forecast
        ? [
            t("sk-forecast", {
              strength: mark("strength", forecast.strength),
              points: mark("points", forecast.points),
            }),
          ]
        : []),
      ...(forecast && forecast.gems > 0 ? [t("sk-forecast-gems", { gems: mark("gem", forecast.gems) })] : []),
    ],
    trust: trusted(card.origin),
  };
}

function award({ view, catalogue, say }: Eyes, id: string): Face | undefined {
  const card = awardOf(catalogue, id);
  const there = view.awards.find((each) => each.award === id);
  return (
    card && {
      title: t(`award-${id}`),
      glyph: glyphOf("award"),
      tones: ["#6a4a94", "#331c52"],
      kind: t("sk-kind-award"),
      lines: [
        say(card.text),
        ...(there?.progress ? [t("sk-award-progress", { n: there.progress[0], of: there.progress[1] })] : []),
        ...(there?.next_points === undefined
          ? []
          : [t("sk-award-next", { points: mark("points", there.next_points) })]),
        t("sk-award-how"),
      ],
      trust: trusted(card.origin),
    }
  );
}

function zone({ view, catalogue, seat }: Eyes, index: number): Face | undefined {
  const player = view.wardens[seat];
  const face = player && faceOfScroll(catalogue, player.scroll, player.face);
  const kind = face?.zones[index];
  if (!player || !face || kind === undefined) return undefined;
  const links = linksAt(index, player.zones).flatMap((link) => face.links[link] ?? []);
  const now = view.active === seat ? view.camp?.zones.find(([which]) => which === index)?.[1] : undefined;
  return {
    title: zoneWords(kind),
    glyph: kind === "strength" ? glyphOf("strength") : glyphOf("troop" in kind ? kind.troop : kind.battle),
    tones: LEATHER,
    kind: t("sk-kind-zone"),
    lines: [
      t(
        kind === "strength"
          ? "sk-zone-strength-text"
          : "troop" in kind
            ? "sk-zone-troop-text"
            : "sk-zone-battle-text",
        {
          what:
            kind === "strength"
              ? ""
              : "troop" in kind
                ? t(`troop-${kind.troop}`)
                : t(`battle-${kind.battle}`),
        },
      ),
      ...(now === undefined ? [] : [t("sk-zone-now", { n: now })]),
      ...(links.length > 0
        ? [t("sk-zone-links", { links: links.map((chain) => t(`sk-chain-${chain}`)).join(", ") })]
        : []),
    ],
    trust: null,
  };
}

function die(id: string): Face {
  const [troop = "", strength = ""] = id.split("-");
  const it: Die = { troop: troop as Troop, strength: Number(strength) };
  return {
    title: dieWords(it),
    glyph: glyphOf(troop),
    tones: TROOPS[it.troop],
    kind: t("sk-kind-die"),
    lines: [
      t("sk-die-strength", { n: it.strength }),
      it.strength === 6
        ? t("sk-die-no-discount")
        : t("sk-die-discount", { price: mark("gold", 6 - it.strength) }),
    ],
    trust: null,
  };
}

const plain = (title: string, glyph: string, tones: Face["tones"], kind: string, lines: string[]): Face => ({
  title,
  glyph: glyphOf(glyph),
  tones,
  kind,
  lines,
  trust: null,
});

/** What a key stands for; undefined for what cannot be looked at. */
export function faceOf(eyes: Eyes, key: string, place?: string): Face | undefined {
  const [family = "", id = "", more = ""] = key.split(":");
  switch (family) {
    case "champion":
      return champion(eyes, id, place);
    case "plan":
      return plan(eyes, id);
    case "award":
      return award(eyes, id);
    case "zone":
      return zone(eyes, Number(id));
    case "die":
      return die(more);
    case "place":
      return plain(t(`shrine-${id}`), id as Shrine, NIGHT, t("sk-kind-shrine"), [
        t(`sk-shrine-${id}`, { n: eyes.view.gem_supply }),
      ]);
    case "spot":
      return {
        ...plain(t(`spot-${id}`), "marker", LEATHER, t("sk-kind-spot"), [
          t(`spot-${id}-about`),
          t("sk-spot-how"),
        ]),
        trust: trusted(
          eyes.catalogue.spots.find((spot) => spot.id === id)?.origin ?? { trust: null, figures: {} },
        ),
      };
    case "slot":
      return plain(t(`slot-${id}`), "reserve", LEATHER, t("sk-kind-slot"), [
        t(`sk-slot-${id}-text`, bonusTerms(eyes.catalogue, eyes.view.wardens[eyes.seat], id)),
      ]);
    case "link":
      return plain(t("sk-link"), "chain", LEATHER, t("sk-kind-scroll"), [
        t(`sk-chain-${id}`),
        t("sk-link-text"),
      ]);
    default:
      return undefined;
  }
}

/** The faces at the table around the calling component, with the figures of the player's own board. */
export function faces(): (key: string, place?: string) => Face | undefined {
  const at = atTable<View>();
  return (key, place) =>
    faceOf(
      {
        view: at.view,
        catalogue: at.table.catalogue as Catalogue,
        seat: ownSeat(at.view, at.table.you),
        say: (phrase) => at.words(phrase),
      },
      key,
      place,
    );
}

/** What a card says, to be read aloud. */
export function printed(): (card: string, place: string) => readonly string[] {
  const face = faces();
  return (card, place) => face(card, place)?.lines ?? [];
}
