/**
 * Sentences with things in them. The words come from Fluent; a thing is a mark inside the text:
 * `[[seat:1]]`, `[[gold:2]]`, `[[card:goblin|Gobelin]]`. The page draws a mark as an icon, a coloured name or a
 * card one can look at.
 */
export type Part =
  { kind: "text"; text: string } | { kind: "mark"; name: string; value: string; text: string | undefined };

const MARK = /\[\[([a-z_]+)(?::([^\]|]*))?(?:\|([^\]]*))?\]\]/g;

export function parts(phrase: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of phrase.matchAll(MARK)) {
    if (match.index > end) found.push({ kind: "text", text: phrase.slice(end, match.index) });
    found.push({ kind: "mark", name: match[1] ?? "", value: match[2] ?? "", text: match[3] });
    end = match.index + match[0].length;
  }
  if (end < phrase.length) found.push({ kind: "text", text: phrase.slice(end) });
  return found;
}

/** The phrase as plain words, for labels that are only read aloud. */
export function plain(phrase: string, nameOf: (name: string, value: string) => string): string {
  return parts(phrase)
    .map((part) => (part.kind === "text" ? part.text : (part.text ?? nameOf(part.name, part.value))))
    .join("");
}
