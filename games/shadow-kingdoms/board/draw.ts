/** What sentences of this game show as an icon, a die or a card. */
import { numberIn } from "$lib/words/speech";
import type { Phrase } from "../../../web/src/generated/engine/Phrase";

const CARD = /^(champion|plan|award)-(\w+)$/;
const GOODS = /^goods-(gold|magic|influence|gem)$/;
const NAMED = /^(?:battle|row|troop)-(\w+)$/;

export function draw(phrase: Phrase, words: string): string | undefined {
  const [, family, id] = CARD.exec(phrase.key) ?? [];
  if (family !== undefined) return `[[card:${family}:${id ?? ""}|${words}]]`;
  const n = numberIn(phrase, "n");
  const good = GOODS.exec(phrase.key)?.[1];
  if (good !== undefined && n !== undefined) return `[[${good}:${String(n)}]]`;
  if (phrase.key === "die" && n !== undefined)
    return `[[piece:${troopIn(phrase)}-${String(n)}|${bare(words)}]]`;
  const named = NAMED.exec(phrase.key)?.[1];
  return named === undefined ? undefined : `[[${named}|${words}]]`;
}

/** The words of marks inside words: a mark holds no mark. */
const bare = (words: string) => words.replace(/\[\[\w+\|([^\]]*)\]\]/g, "$1");

function troopIn(phrase: Phrase): string {
  const arg = phrase.args?.find(([name]) => name === "troop")?.[1];
  return arg !== undefined && "phrase" in arg ? arg.phrase.key.replace(/^troop-/, "") : "";
}
