/** Who can be asked to play, in groups from the gentlest to the hardest. */
import type { Character } from "../generated/protocol/Character";

const LEVELS = ["easy", "medium", "hard"];

export interface Group {
  level: string;
  people: Character[];
}

/** The levels for people; whoever plays otherwise is among the `other`. */
export function groups(characters: readonly Character[]): Group[] {
  const known = LEVELS.map((level) => ({ level, people: characters.filter((one) => one.bot === level) }));
  const other = characters.filter((one) => !LEVELS.includes(one.bot));
  return [...known, { level: "other", people: other }].filter(({ people }) => people.length > 0);
}

/** Somebody of the usual level who is not at the table yet. */
export function newcomer(
  characters: readonly Character[],
  taken: readonly string[],
  bot: string,
): Character | undefined {
  return (
    characters.find((one) => one.bot === bot && !taken.includes(one.id)) ??
    characters.find((one) => one.bot === bot)
  );
}
