/** The choices somebody made last at each game. Kept in this browser. */
import type { JsonValue } from "../generated/serde_json/JsonValue";

export interface Kept {
  options: Record<string, JsonValue>;
  /** Who of the house was asked to play. */
  bots: { bot: string; character?: string }[];
  hints: boolean;
}

const STORED = "taverne.chosen";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function all(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    return isObject(stored) ? stored : {};
  } catch {
    return {};
  }
}

function store(chosen: Record<string, unknown>): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(chosen));
  } catch {
    // Private windows may refuse to store: then nothing was chosen before.
  }
}

/** What was chosen last at this game; null for somebody who is new to it. */
export function keptFor(game: string): Kept | null {
  const kept = all()[game];
  if (!isObject(kept) || !isObject(kept["options"]) || !Array.isArray(kept["bots"])) return null;
  return kept as unknown as Kept;
}

export const keep = (game: string, chosen: Kept) => store({ ...all(), [game]: chosen });

/** The house no longer knows such a choice. */
export function drop(game: string): void {
  store(Object.fromEntries(Object.entries(all()).filter(([id]) => id !== game)));
}
