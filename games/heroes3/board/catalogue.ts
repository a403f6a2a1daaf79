/** What is printed, as the server tells it, and the names of things. */
import { t } from "$lib/words/words.svelte";
import type { Phrase } from "../../../web/src/generated/engine/Phrase";
import type { CardPrint, Catalogue, FaceName, SideView, UnitFace, UnitPrint, View } from "./types";

const printed = (catalogue: unknown) => catalogue as Catalogue;
export const unitOf = (catalogue: unknown, id: string): UnitPrint | undefined =>
  printed(catalogue).units.find((unit) => unit.id === id);
export const faceOfUnit = (catalogue: unknown, id: string, face: FaceName): UnitFace | undefined =>
  unitOf(catalogue, id)?.faces.find((each) => each.face === face);
export const cardOf = (catalogue: unknown, id: string): CardPrint | undefined =>
  printed(catalogue).cards.find((card) => card.key === id);
/** The rows of a spell by the power they need. */
export const rowsOf = (card: CardPrint | undefined): [number, Phrase][] =>
  card?.plays.find(({ rows }) => rows.length > 0)?.rows ?? [];
export const unitsOf = (catalogue: unknown, faction: string | null): UnitPrint[] =>
  printed(catalogue).units.filter((unit) => unit.faction === faction);
export const figuresOf = ({ attack, defense, health, initiative }: UnitFace): number[] => [
  attack,
  defense,
  health,
  initiative,
];
/** Events name cards by their numbers. */
export const cardAt = (catalogue: unknown, number: number): string =>
  printed(catalogue).cards[number]?.key ?? "";
export const aiAt = (catalogue: unknown, number: number): string => printed(catalogue).ai[number]?.id ?? "";

export const unitName = (id: string) => t(`unit-${id}`);
/** A card is named by the key of its words: `spell-bloodlust`. */
export const cardName = (kind: string) => t(kind);
export const heroName = (id: string) => t(`hero-${id}`);

/** The class of the ground on which a side's pictures stand. */
export const groundOf = (faction: string | null) => `h3-${faction ?? "neutral"}`;
/** The class of the ground of a card: its school, or its family. */
export const groundOfCard = (card: CardPrint | undefined) => `h3-${card?.school ?? card?.kind ?? "ability"}`;

/** Which side a seat fights on; whoever looks on looks from the attacker's. */
export const sideOf = (view: View, seat: number | null): 0 | 1 =>
  seat !== null && view.sides[1].seat === seat ? 1 : 0;

export const sideName = (side: SideView): string =>
  side.hero === null ? t("h3-guard") : heroName(side.hero);
