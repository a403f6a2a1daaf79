/**
 * The part of Markdown that the rules are written in, read into plain data. The page draws that data with its own
 * components, so whatever a text contains, nothing of it becomes markup.
 */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong"; parts: Inline[] }
  | { kind: "em"; parts: Inline[] }
  | { kind: "link"; to: string; parts: Inline[] };

export type Block =
  | { kind: "heading"; level: number; id: string; parts: Inline[] }
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "list"; ordered: boolean; items: Block[][] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

// Only places one may go to: a heading, a page of this house, the open web.
const SAFE = /^(#|\/(?!\/)|https?:\/\/)/;
const INLINE = /`([^`]+)`|\*\*([^*]+(?:\*[^*]+\*[^*]*)*)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

export function inline(text: string): Inline[] {
  const match = INLINE.exec(text);
  if (!match) return text === "" ? [] : [{ kind: "text", text }];
  const [whole, code, strong, em, label, to] = match;
  const before: Inline[] = match.index > 0 ? [{ kind: "text", text: text.slice(0, match.index) }] : [];
  const rest = inline(text.slice(match.index + whole.length));
  return [...before, ...found(code, strong, em, label, to), ...rest];
}

function found(code?: string, strong?: string, em?: string, label?: string, to?: string): Inline[] {
  if (code !== undefined) return [{ kind: "code", text: code }];
  if (strong !== undefined) return [{ kind: "strong", parts: inline(strong) }];
  if (em !== undefined) return [{ kind: "em", parts: inline(em) }];
  const parts = inline(label ?? "");
  return to !== undefined && SAFE.test(to) ? [{ kind: "link", to, parts }] : parts;
}

const HEADING = /^(#{1,6})\s+(.*?)(?:\s+\{#([\w-]+)\})?\s*$/;
const ITEM = /^(\s*)([-*]|\d+\.)\s+(.*)$/;

const slug = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^\w]+/g, "-")
    .replace(/^-|-$/g, "");

const cells = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));

export function parse(source: string): Block[] {
  return blocks(source.replaceAll("\r\n", "\n").split("\n"));
}

function blocks(lines: string[]): Block[] {
  const done: Block[] = [];
  let at = 0;
  const take = (belongs: (line: string) => boolean) => {
    const start = at;
    while (at < lines.length && belongs(lines[at] ?? "")) at += 1;
    return lines.slice(start, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const heading = HEADING.exec(line);
    if (line.trim() === "") at += 1;
    else if (heading) {
      const [, hashes = "#", text = "", id] = heading;
      done.push({ kind: "heading", level: hashes.length, id: id ?? slug(text), parts: inline(text) });
      at += 1;
    } else if (line.startsWith(">")) {
      const quoted = take((next) => next.startsWith(">"));
      done.push({ kind: "quote", blocks: blocks(quoted.map((next) => next.replace(/^> ?/, ""))) });
    } else if (line.startsWith("|")) {
      const [head = "", , ...rows] = take((next) => next.startsWith("|"));
      done.push({ kind: "table", head: cells(head), rows: rows.map(cells) });
    } else if (ITEM.test(line)) {
      done.push(list(take((next) => ITEM.test(next) || /^\s+\S/.test(next))));
    } else {
      const words = take((next) => next.trim() !== "" && !/^[>|#]/.test(next) && !ITEM.test(next));
      // A line that looks like something else but is not: keep it as words.
      if (words.length === 0) words.push(lines[at++] ?? "");
      done.push({ kind: "paragraph", parts: inline(words.join(" ")) });
    }
  }
  return done;
}

function list(lines: string[]): Block {
  const ordered = /^\s*\d/.test(lines[0] ?? "");
  const indent = ITEM.exec(lines[0] ?? "")?.[1]?.length ?? 0;
  const items: string[][] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item && (item[1] ?? "").length <= indent) items.push([item[3] ?? ""]);
    else items.at(-1)?.push(line.replace(/^\s{1,3}/, ""));
  }
  return { kind: "list", ordered, items: items.map(blocks) };
}

/** The section under the heading `id` with its sub-sections; empty if there is no such heading. */
export function section(all: Block[], id: string): Block[] {
  const start = all.findIndex((block) => block.kind === "heading" && block.id === id);
  const head = all[start];
  if (head?.kind !== "heading") return [];
  const after = all.slice(start + 1);
  const end = after.findIndex((block) => block.kind === "heading" && block.level <= head.level);
  return [head, ...(end < 0 ? after : after.slice(0, end))];
}
