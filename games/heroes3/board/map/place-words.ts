/** Fields in words: what stands there, whose it is, what guards it, and what a click does. */
import { knows, t } from "$lib/words/words.svelte";
import { LEVELS } from "../catalogue";
import type { AdventureView, AiHeroView, FieldView } from "../types";
import { isGuarded } from "./field";
import type { Offer } from "./walk.svelte";

export const placeName = (location: string) => t(`location-${location}`);

/** With what tells it from others of its kind. */
export function fieldName({ location, resource, choice }: FieldView): string {
  const good = choice ?? resource;
  return good === null
    ? placeName(location)
    : t("h3-place-of", {
        place: placeName(location),
        good: t(`resource-${good}`),
      });
}

interface Seen {
  adventure: AdventureView;
  field: FieldView;
  offer?: Offer | undefined;
  seat: number | null;
}

/** Whose flag is on a field, in words. */
export function ownerWords({ field, seat }: Seen): string | undefined {
  const { owner } = field;
  if (owner === null) return undefined;
  return owner !== "ai" && (seat === null || owner.seat === seat) ? t("h3-yours") : t("h3-enemys");
}

export function doesWords(offer: Offer): string {
  return t(`h3-does-${offer.kind}`, { mp: offer.cost });
}

/** Everything about a field in one breath. */
export function fieldWords(seen: Seen): string {
  const { adventure, field, offer, seat } = seen;
  const heroes = [
    ...adventure.realms.flatMap((realm) =>
      realm.heroes
        .filter((hero) => hero.field === field.field)
        .map(({ which }) => (which === "main" ? t(`hero-${realm.hero}`) : t("h3-secondary"))),
    ),
    ...adventure.ai_heroes.filter((hero) => hero.field === field.field).map((hero) => aiName(hero.id)),
  ];
  return [
    fieldName(field),
    ...(seat === undefined ? [] : [ownerWords(seen)]),
    isGuarded(field)
      ? t(field.quick ? "h3-guard-weak" : "h3-guard-level", {
          level: LEVELS[field.guard] ?? "",
        })
      : undefined,
    field.cube ? t("h3-visited") : undefined,
    ...heroes,
    offer && doesWords(offer),
  ]
    .filter((words) => words !== undefined)
    .join(", ");
}

export const aiName = (id: string) => t(knows(`ai-hero-${id}`) ? `ai-hero-${id}` : `h3-foe-${id}`);

/** How a hero of the AI fares, and where. */
export function foeWords({ fields }: AdventureView, hero: AiHeroView): string[] {
  if (hero.beaten) return [t("h3-beaten")];
  const place = fields.find(({ field }) => field === hero.field);
  if (hero.moves) return [t("h3-moves"), ...(place ? [fieldName(place)] : [])];
  return place ? [place.location === "town" ? t("h3-stays") : fieldName(place)] : [];
}
