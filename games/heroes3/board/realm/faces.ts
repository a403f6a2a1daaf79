/** What lies on the map and in the town, as it is told large. */
import { t } from "$lib/words/words.svelte";
import { groundOf, LEVELS } from "../catalogue";
import type { Eyes, Face } from "../faces";
import { isGuarded } from "../map/field";
import { fieldName, ownerWords } from "../map/place-words";
import icons from "../map/places.icons.json";
import { realmOf } from "../map/walk.svelte";
import { mark } from "../marks";
import type { AdventureView, FieldView, Slot, View } from "../types";
import { buildingGlyph, buildingKey, houseDoes, parts, sign } from "./looks";

export type Mapped = View & { adventure: AdventureView };
export const isAdventure = (view: View): view is Mapped => view.adventure !== null;
type MapEyes = Eyes & { view: Mapped };

const drawings: Record<string, string> = icons;

/** The class of the ground of a field's picture: its terrain, or whose it is. */
function groundOfField({ view }: MapEyes, field: FieldView): string {
  const { adventure } = view;
  const { owner } = field;
  if (owner === "ai") return groundOf(adventure.ai_heroes[0]?.faction ?? null);
  if (owner !== null)
    return groundOf(adventure.realms.find(({ seat }) => seat === owner.seat)?.faction ?? null);
  const terrain = adventure.tiles.find(({ slot }) => slot === Math.floor(field.field / 7))?.terrain;
  return `h3-on-${terrain ?? "grass"}`;
}

function field(eyes: MapEyes, id: number): Face | undefined {
  const { view, catalogue, seat } = eyes;
  const it = view.adventure.fields.find((each) => each.field === id);
  if (!it) return undefined;
  const tile = view.adventure.tiles.find(({ slot }) => slot === Math.floor(id / 7));
  const good = it.choice ?? it.resource;
  const whose = ownerWords({ adventure: view.adventure, field: it, seat });
  const guarded = isGuarded(it);
  const difficulty = catalogue.difficulties.indexOf(view.difficulty);
  return {
    title: fieldName(it),
    glyph:
      it.category === "blocked"
        ? (drawings[tile?.terrain ?? "grass"] ?? icons.grass)
        : (drawings[it.location] ?? icons.hero),
    ground: groundOfField(eyes, it),
    kind: [
      t(`h3-category-${it.category}`),
      ...(tile?.terrain ? [t(`h3-terrain-${tile.terrain}`)] : []),
      ...(whose === undefined ? [] : [whose]),
    ].join(" · "),
    lines: [
      t(`h3-at-${it.location}`, {
        good: good === null ? "" : mark(good, incomeStep(good)),
        dice: it.dice,
      }),
      ...(it.cube && it.category === "visitable" ? [t("h3-visited-about")] : []),
      ...(it.first && it.category === "flaggable" && it.owner === null && it.location !== "town"
        ? [t("h3-first-about")]
        : []),
      ...(guarded ? [t(it.quick ? "h3-guard-quick-about" : "h3-guard-about")] : []),
    ],
    ...(guarded
      ? {
          guard: {
            level: LEVELS[it.guard] ?? "",
            weak: it.quick,
            tiers: catalogue.guards[it.guard - 1]?.[difficulty] ?? [],
          },
        }
      : {}),
    trust: null,
  };
}

/** RULES 3.3: what one step of the income is worth. */
const incomeStep = (good: string) => (good === "gold" ? 5 : good === "materials" ? 2 : 1);

function building({ view, seat }: MapEyes, slot: Slot): Face | undefined {
  const realm = realmOf(view.adventure, seat);
  const it = view.adventure.town?.buildings.find((each) => each.slot === slot);
  if (!realm || !it) return undefined;
  const key = buildingKey(realm.faction, slot);
  return {
    title: t(key),
    glyph: buildingGlyph(realm.faction, slot),
    ground: groundOf(realm.faction),
    kind: it.built ? t("h3-is-built") : it.forbidden ? t("h3-forbidden") : t("h3-can-be-built"),
    lines: [
      houseDoes(realm.faction, slot),
      ...(it.built
        ? []
        : [
            t("h3-costs", {
              price: parts(it.price)
                .map(({ good, n }) => mark(good, n))
                .join(" "),
            }),
          ]),
    ],
    trust: null,
  };
}

export function realmFace(eyes: MapEyes, family: string, id: string): Face | undefined {
  switch (family) {
    case "field":
      return field(eyes, Number(id));
    case "back":
      return {
        title: t("h3-tile-down", { levels: t(`h3-back-${id}`) }),
        glyph: icons.back,
        ground: "h3-neutral",
        kind: t(`h3-tile-${id}`),
        lines: [t("h3-tile-down-about")],
        trust: null,
      };
    case "building":
      return building(eyes, id as Slot);
    case "astrologer":
      return {
        title: t(`astrologer-${id}`),
        glyph: sign("astrologer"),
        ground: "h3-any",
        kind: t("h3-astrologer"),
        lines: [t(`h3-stars-${id}`)],
        trust: null,
      };
    case "secondary":
      return {
        title: t("h3-secondary"),
        glyph: sign("visor"),
        ground: "h3-neutral",
        kind: t("h3-secondary-about"),
        lines: [t("h3-secondary-text")],
        trust: null,
      };
    default:
      return undefined;
  }
}
