/** How things of the adventure are drawn: goods, buildings, tokens, AI heroes. */
import { knows, t } from "$lib/words/words.svelte";
import glyphs from "../glyphs.icons.json";
import buildings from "../town/buildings.icons.json";
import type { AdventureView, Faction, Price, RealmView, Resource, Slot } from "../types";
import icons from "./realm.icons.json";

export const GOODS = ["gold", "materials", "valuables"] as const satisfies readonly Resource[];
export const SLOTS = [
  "dwelling_bronze",
  "dwelling_silver",
  "dwelling_golden",
  "citadel",
  "mage_guild",
  "city_hall",
  "special_tent",
  "special_gears",
] as const satisfies readonly Slot[];
export const TOKENS = ["build", "population", "spell_book"] as const;

const drawings: Record<string, string> = { ...glyphs, ...icons };
export const sign = (name: string): string => drawings[name] ?? glyphs.neutral;

const houses: Record<string, string> = buildings;
export const buildingGlyph = (faction: Faction, slot: Slot): string =>
  houses[slot] ?? houses[`${faction}-${slot}`] ?? icons.town;
export const buildingKey = (faction: Faction, slot: Slot) => `building-${faction}-${slot}`;

/** What a building does, in a few words; some are alike in every town. */
export const houseDoes = (faction: Faction, slot: Slot): string => {
  const own = `h3-house-${faction}-${slot}`;
  return t(knows(own) ? own : `h3-house-${slot}`);
};

/** The goods a price asks for. */
export const parts = (price: Price) =>
  GOODS.map((good) => ({ good, n: price[good] })).filter(({ n }) => n > 0);

/** What is missing for a price. */
export const missing = (price: Price, realm: RealmView) =>
  GOODS.map((good, i) => ({
    good,
    n: price[good] - (realm.resources[i] ?? 0),
  })).filter(({ n }) => n > 0);

/** Even rounds are those of the astrologers, odd ones pay income; the first is neither (RULES 5). */
export const kindOfRound = (round: number) =>
  round === 1 ? "first" : round % 2 === 0 ? "astrologer" : "resource";

export const nextIncome = ({ round, last_round }: AdventureView) => {
  const next = round % 2 === 0 ? round + 1 : round + 2;
  return next <= last_round ? next : null;
};
