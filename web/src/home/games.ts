/** The five games as the home page presents them. Names and pitches are in the locales, as `game-<id>`. */
import type { JsonValue } from "../generated/serde_json/JsonValue";
import covers from "./covers.icons.json";

/** The three ways in. */
export type Way = "play" | "invite" | "solo";

export interface Cover {
  id: string;
  players: [least: number, most: number];
  minutes: number;
  /** From 1, light, to 5, heavy. */
  weight: number;
  /** The two tones of the picture. */
  tones: [bright: string, deep: string];
  glyph: string;
  /** The hero stands in a ring, or before its own shadow. */
  ring: boolean;
  small: [string, string, string];
  /** The game has a campaign for one player. */
  campaign?: boolean;
  /** A game for one: the ways in are these, each with its options. */
  battles?: { word: string; hint: string; options: Record<string, JsonValue> }[];
  /** The options that its rulebook advises for a first game, where they are not the usual ones. */
  first?: Record<string, JsonValue>;
}

export const coverOf = (id: string): Cover | undefined => games.find((cover) => cover.id === id);

export const games: Cover[] = [
  {
    id: "card-kingdoms",
    players: [1, 5],
    minutes: 45,
    weight: 2,
    tones: ["#7d2d20", "#33110b"],
    glyph: covers.castle,
    ring: true,
    small: [covers.goblin, covers.coins, covers.swords],
  },
  {
    id: "shadow-kingdoms",
    players: [1, 5],
    minutes: 90,
    weight: 3,
    tones: ["#4c2f72", "#1c1030"],
    glyph: covers["evil-tower"],
    ring: false,
    small: [covers.orc, covers.daemon, covers.skeleton],
  },
  {
    id: "dice-kingdoms",
    players: [1, 5],
    minutes: 45,
    weight: 2,
    tones: ["#27654a", "#0c2a1c"],
    glyph: covers.die,
    ring: false,
    small: [covers.bridge, covers.pine, covers.banner],
  },
  {
    id: "valroc",
    players: [1, 4],
    minutes: 60,
    weight: 3,
    tones: ["#2a5788", "#0d2138"],
    glyph: covers.archmage,
    ring: false,
    small: [covers.fire, covers.drop, covers.dragon],
    campaign: true,
    first: { hands: "prepared", rows: "suggested" },
  },
  {
    id: "heroes3",
    players: [1, 2],
    minutes: 60,
    weight: 4,
    tones: ["#7d5a1c", "#2e1f06"],
    glyph: covers.knight,
    ring: false,
    small: [covers.towers, covers["sea-dragon"], covers.swords],
    campaign: true,
    battles: [
      { word: "solo", hint: "battle-map-hint", options: { scenario: "long_live_the_queen_1" } },
      { word: "battle-guard", hint: "battle-guard-hint", options: { scenario: "skirmish_guard" } },
      { word: "battle-siege", hint: "battle-siege-hint", options: { scenario: "skirmish_siege" } },
      { word: "battle-hero", hint: "battle-hero-hint", options: { scenario: "skirmish_ai_hero" } },
    ],
  },
];
