/** What sentences of this game show as an icon or a card. */
import type { Phrase } from "../../../web/src/generated/engine/Phrase";

const CARD = /^(creature|course|spell)-(\w+)$/;
const MAGIC = /^magic-(n\d)(?:-(\d))?$/;
const NAMED = /^(?:element|pawn)-(fire|water|earth|air|mage|assistant|mercenary|monk)$/;
/** Amounts inside a sentence, in both languages. */
const PM = /(\d+)[\s\u00a0]PM\b/g;
const VALS = /(\d+)[\s\u00a0]Vals?\b/g;

export function draw(phrase: Phrase, words: string): string | undefined {
  const card = CARD.exec(phrase.key);
  if (card) return `[[card:${card[1] ?? ""}:${card[2] ?? ""}|${words}]]`;
  const magic = MAGIC.exec(phrase.key)?.[1];
  if (magic !== undefined) return `[[card:magic:${magic}|${words}]]`;
  const named = NAMED.exec(phrase.key)?.[1];
  if (named !== undefined) return `[[${named}|${words}]]`;
  return words.replace(PM, "[[pm:$1]]").replace(VALS, "[[vals:$1]]");
}
