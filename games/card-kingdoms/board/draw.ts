/** What sentences of this game show as an icon or a card. */
import { numberIn } from "$lib/words/speech";
import type { Phrase } from "../../../web/src/generated/engine/Phrase";

const CARD = /^(citizen|monster|domain|duke)-(\w+)$/;
const GOODS = /^goods-(gold|strength|magic|points)$/;
const NAMED = /^(?:roles?|area|kind)-(\w+)$/;

export function draw(phrase: Phrase, words: string): string | undefined {
  const card = CARD.exec(phrase.key);
  if (card) return `[[card:${card[1] ?? ""}:${card[2] ?? ""}|${words}]]`;
  const good = GOODS.exec(phrase.key)?.[1];
  const n = numberIn(phrase, "n");
  if (good !== undefined && n !== undefined) return `[[${good}:${String(n)}]]`;
  const named = NAMED.exec(phrase.key)?.[1];
  return named === undefined ? undefined : `[[${named}|${words}]]`;
}
