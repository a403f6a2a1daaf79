/**
 * Sentences with things in them. The words come from Fluent; a thing is a mark inside the text:
 * `[[seat:1]]`, `[[gold:2]]`, `[[card:goblin|Gobelin]]`. The page draws a mark as an icon, a coloured name or a
 * card one can look at.
 */
export type Part =
  { kind: "text"; text: string } | { kind: "mark"; name: string; value: string; text: string | undefined };

const MARK = /\[\[([a-z_][a-z_\d]*)(?::([^\]|]*))?(?:\|([^\]]*))?\]\]/g;

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

/** A part with the punctuation that belongs to it: browsers would let a line break between a drawn thing and that. */
export interface Held {
  part: Part;
  before: string;
  after: string;
}

export function held(phrase: string): Held[] {
  const all = parts(phrase).map((part): Held => ({ part, before: "", after: "" }));
  for (const [i, each] of all.entries()) {
    if (each.part.kind === "text") continue;
    const left = all[i - 1]?.part;
    const right = all[i + 1]?.part;
    if (left?.kind === "text") {
      each.before = /[(«“+−][\u00a0\u202f]?$/.exec(left.text)?.[0] ?? "";
      left.text = left.text.slice(0, left.text.length - each.before.length);
    }
    if (right?.kind === "text") {
      each.after = /^[\u00a0\u202f]?[),.;:!?»”]+/.exec(right.text)?.[0] ?? "";
      right.text = right.text.slice(each.after.length);
    }
  }
  return all;
}

/** The phrase as plain words, for labels that are only read aloud. */
export function plain(phrase: string, nameOf: (name: string, value: string) => string): string {
  return parts(phrase)
    .map((part) => (part.kind === "text" ? part.text : (part.text ?? nameOf(part.name, part.value))))
    .join("");
}
