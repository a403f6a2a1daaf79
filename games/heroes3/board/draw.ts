/** What sentences of this game show as a card one can look at. */
import type { Phrase } from "../../../web/src/generated/engine/Phrase";

const CARD = /^(spell|ability|artifact|statistic|specialty|war_machine|machine)-(\w+)$/;
const AI = /^ai-(\w+)$/;

export function draw(phrase: Phrase, words: string): string | undefined {
  if (CARD.test(phrase.key)) return `[[card:card:${phrase.key}|${words}]]`;
  const ai = AI.exec(phrase.key)?.[1];
  return ai === undefined ? undefined : `[[card:ai:${ai}|${words}]]`;
}
