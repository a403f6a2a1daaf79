import { expect, it } from "vitest";
import { held, parts, plain } from "./phrase";

it("splits a phrase at its marks", () => {
  expect(parts("[[seat:1]] gagne [[gold:2]].")).toEqual([
    { kind: "mark", name: "seat", value: "1", text: undefined },
    { kind: "text", text: " gagne " },
    { kind: "mark", name: "gold", value: "2", text: undefined },
    { kind: "text", text: "." },
  ]);
});

it("keeps what is not a mark as it is", () => {
  expect(parts("a [[ b ]] c [d]")).toEqual([{ kind: "text", text: "a [[ b ]] c [d]" }]);
});

it("knows marks with a figure in their name", () => {
  expect(parts("[[flask10]]")).toEqual([{ kind: "mark", name: "flask10", value: "", text: undefined }]);
});

it("takes a card's name from the mark", () => {
  expect(parts("[[card:goblin|Gobelin]]")).toEqual([
    { kind: "mark", name: "card", value: "goblin", text: "Gobelin" },
  ]);
});

it("can be read aloud", () => {
  const said = plain("[[seat:1]] terrasse [[card:goblin|Gobelin]] : [[gold:2]]", (name, value) =>
    name === "seat" ? "Aldric" : `${value} Or`,
  );
  expect(said).toBe("Aldric terrasse Gobelin : 2 Or");
});

it("keeps brackets, commas and full stops with the things they belong to", () => {
  const said = held("Vous ([[card:archer|Archère]], [[gold:2]]).").map(
    ({ part, before, after }) => before + (part.kind === "text" ? part.text : part.name) + after,
  );
  expect(said).toEqual(["Vous ", "(card,", " ", "gold).", ""]);
  expect(held("−[[gold:2]] +[[magic:1]]").map(({ before }) => before)).toEqual(["", "−", "", "+"]);
});
