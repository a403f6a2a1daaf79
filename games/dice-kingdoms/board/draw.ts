/** What sentences of this game show as an icon, or as something one can look at. */
import type { Phrase } from "../../../web/src/generated/engine/Phrase";

const REWARD = /^reward-(recruit|gold|road|sentinel|combat|pedestal|star)$/;
const NAMED = /^guild-(\w+)$/;
const DIE = /^die-(yellow|red|green|blue)$/;
const SHOWN = /^(citizen-c\w+|domain-d\w+|lair-den_\w+|statue-\d+|event-\d+)$/;

/** A die may be spent on nothing (ruling 12): one that can do nothing else glows faintly. */
export const idle = (label: Phrase) => label.key === "do-idle";

export function draw(phrase: Phrase, words: string): string | undefined {
  const reward = REWARD.exec(phrase.key)?.[1];
  if (reward !== undefined) return `[[${reward}|${words}]]`;
  const guild = NAMED.exec(phrase.key)?.[1];
  if (guild !== undefined) return `[[${guild}|${words}]]`;
  const die = DIE.exec(phrase.key)?.[1];
  if (die !== undefined) return `[[die_${die}|${words}]]`;
  if (!SHOWN.test(phrase.key)) return undefined;
  return `[[card:${phrase.key.replace("-", ":")}|${words}]]`;
}
