// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inline, parse, section, type Block } from "./markdown";

const rules = (language: string) =>
  parse(
    readFileSync(new URL(`../../../../games/card-kingdoms/rules/${language}.md`, import.meta.url), "utf8"),
  );
const ids = (blocks: Block[]) => blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));

describe("words in a line", () => {
  it("can be strong, emphasised, code or a link, also inside each other", () => {
    expect(inline("a **b *c*** `d` [e](#f)")).toEqual([
      { kind: "text", text: "a " },
      {
        kind: "strong",
        parts: [
          { kind: "text", text: "b " },
          { kind: "em", parts: [{ kind: "text", text: "c" }] },
        ],
      },
      { kind: "text", text: " " },
      { kind: "code", text: "d" },
      { kind: "text", text: " " },
      { kind: "link", to: "#f", parts: [{ kind: "text", text: "e" }] },
    ]);
  });

  it.each(["javascript:alert", "data:text/html,x", "//elsewhere.example", "vbscript:x", "JaVaScRiPt:x"])(
    "never lead to %s",
    (to) => {
      expect(inline(`[click](${to})`)).toEqual([{ kind: "text", text: "click" }]);
    },
  );

  it("stay words if they look like markup", () => {
    const text = '<script>alert(1)</script> <img src=x onerror="y">';
    expect(inline(text)).toEqual([{ kind: "text", text }]);
  });
});

describe("the rules", () => {
  it("have the same headings in both languages", () => {
    expect(ids(rules("fr")).slice(1)).toEqual(ids(rules("en")).slice(1));
    expect(ids(rules("fr"))).toContain("dark-lord-attack");
  });

  it("read tables, lists and examples", () => {
    const kinds = new Set(rules("fr").map((block) => block.kind));
    expect(kinds).toEqual(new Set(["heading", "paragraph", "table", "list", "quote"]));
  });

  it("give a section with its sub-sections, and no more", () => {
    expect(ids(section(rules("en"), "harvest"))).toEqual(["harvest", "thief", "exchange", "consolation"]);
    expect(section(rules("en"), "no-such-heading")).toEqual([]);
  });
});

it("nests lists and keeps continued lines together", () => {
  const [list] = parse("1. one\n   goes on\n   - inner\n2. two");
  expect(list).toMatchObject({ kind: "list", ordered: true });
  if (list?.kind !== "list") return;
  expect(list.items).toHaveLength(2);
  expect(list.items[0]?.map((block) => block.kind)).toEqual(["paragraph", "list"]);
});
