/** Steps through the plays of a game; play 0 is the table as it was laid. */
export type Step = "first" | "back" | "on" | "last";

export function step(play: number, plays: number, how: Step): number {
  switch (how) {
    case "first":
      return 0;
    case "back":
      return Math.max(0, play - 1);
    case "on":
      return Math.min(plays, play + 1);
    case "last":
      return plays;
  }
}

/** The play that a link asks for, within what was played; the first one if it asks for none. */
export function wanted(at: string | null, plays: number): number {
  const play = at === null || at === "" ? NaN : Number(at);
  return Number.isInteger(play) ? Math.min(plays, Math.max(0, play)) : 0;
}

/** Keeps the moments that were seen, so that going back and forth asks the server only once. */
export class Moments<Moment> {
  #seen = new Map<number, Promise<Moment>>();
  #ask: (play: number) => Promise<Moment>;

  constructor(ask: (play: number) => Promise<Moment>) {
    this.#ask = ask;
  }

  at(play: number): Promise<Moment> {
    const seen = this.#seen.get(play);
    if (seen) return seen;
    const asked = this.#ask(play);
    this.#seen.set(play, asked);
    asked.catch(() => this.#seen.delete(play));
    return asked;
  }
}
