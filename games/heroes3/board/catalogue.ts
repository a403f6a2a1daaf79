/** What is printed, as the server tells it, and the names of things. */
import { t } from "$lib/words/words.svelte";
import type { Phrase } from "../../../web/src/generated/engine/Phrase";
import type {
  Catalogue,
  Face,
  Faction,
  HeroCard,
  Side,
  SideView,
  UnitCard,
  UnitFace,
  UnitView,
  Fought,
} from "./types";

const printed = (catalogue: unknown) => catalogue as Catalogue;
export const unitOf = (catalogue: unknown, id: string): UnitCard | undefined =>
  printed(catalogue).units.find((unit) => unit.id === id);
export const faceOfUnit = (catalogue: unknown, id: string, face: Face): UnitFace | undefined =>
  unitOf(catalogue, id)?.faces.find((each) => each.face === face);
export const unitsOf = (catalogue: unknown, faction: Faction | null): UnitCard[] =>
  printed(catalogue).units.filter((unit) => unit.faction === faction);
export const figuresOf = ({ attack, defense, health, initiative }: UnitFace): number[] => [
  attack,
  defense,
  health,
  initiative,
];

/** A card by the key of its name. */
export const cardOf = (catalogue: unknown, key: string): HeroCard | undefined =>
  printed(catalogue).cards.find((card) => card.key === key);
/** The rows of a spell by the power they need. */
export const rowsOf = (card: HeroCard | undefined): [number, Phrase][] =>
  card?.plays.find(({ rows }) => rows.length > 0)?.rows ?? [];
/** Events name cards by their numbers. */
export const cardAt = (catalogue: unknown, number: number): string =>
  printed(catalogue).cards[number]?.key ?? "";
export const aiAt = (catalogue: unknown, number: number): string => printed(catalogue).ai[number]?.id ?? "";
/** With how many movement points a battle begins. */
export const movementOf = (view: Fought, catalogue: unknown, left: number): number =>
  view.adventure
    ? Math.max(3, left)
    : (printed(catalogue).scenarios.find(({ id }) => id === view.scenario)?.movement_points ?? 0);

export const unitName = (id: string) => t(`unit-${id}`);
/** A card is named by the key of its words: `spell-bloodlust`. */
export const cardName = (key: string) => t(key);

/** The class of the ground on which a side's pictures stand. */
export const groundOf = (faction: string | null) => `h3-${faction ?? "neutral"}`;
/** The class of the ground of a card: its school, or its family. */
export const groundOfCard = (card: HeroCard | undefined) => `h3-${card?.school ?? card?.kind ?? "ability"}`;

export const otherSide = (side: Side): Side => (side === "attacker" ? "defender" : "attacker");
export const sideView = (view: Fought, side: Side): SideView =>
  view.battle.sides[side === "attacker" ? 0 : 1];
/** Which side a seat fights on; whoever looks on looks from the side that somebody plays. */
export const ownSide = (view: Fought, seat: number | null): Side => {
  const mine = view.battle.sides.find((side) => side.seat !== null && (seat === null || side.seat === seat));
  return mine?.side ?? "attacker";
};
export const own = (view: Fought, seat: number | null): SideView => sideView(view, ownSide(view, seat));
export const foe = (view: Fought, seat: number | null): SideView =>
  sideView(view, otherSide(ownSide(view, seat)));

export function sideName(side: SideView): string {
  if (side.hero !== null) return t(`hero-${side.hero}`);
  if (side.ai === null) return t("h3-guard");
  return side.faction === null
    ? t("h3-ai-hero")
    : t("h3-ai-hero-of", { faction: t(`faction-${side.faction}`) });
}

export const LEVELS = ["", "I", "II", "III", "IV", "V", "VI", "VII"];
export const isDone = (unit: UnitView) => unit.marks.includes("done");
export const leftOf = (unit: UnitView) => unit.health - unit.damage;
