/** The log in sections: a heading, for instance a turn, with the lines below it. */
import type { Heard } from "../generated/engine/Heard";

export interface Section {
  number: number;
  heading: Heard | null;
  lines: Heard[];
}

export function sections(log: readonly Heard[], opens: (heard: Heard) => boolean): Section[] {
  const found: Section[] = [];
  for (const heard of log) {
    const heading = opens(heard);
    if (heading || found.length === 0)
      found.push({ number: found.length, heading: heading ? heard : null, lines: [] });
    if (!heading) found.at(-1)?.lines.push(heard);
  }
  return found;
}
