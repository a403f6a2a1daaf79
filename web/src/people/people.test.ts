import { beforeAll, describe, expect, it } from "vitest";
import { faceOf } from "$lib/board/faces";
import { settings } from "$lib/browser/settings.svelte";
import { knows, learn } from "$lib/words/words.svelte";
import type { Character } from "../generated/protocol/Character";
import { groups, newcomer } from "./characters";
import { meetPeople } from "./words";

const one = (id: string, bot: string): Character => ({ id, name: id, bot });
const characters = [
  one("colin", "easy"),
  one("aldric", "medium"),
  one("bertrand", "medium"),
  one("fortunat", "random"),
];

describe("the people of the tavern", () => {
  beforeAll(async () => {
    await meetPeople();
    await learn("fr");
    await learn("en");
  });

  it("stand in groups, from the gentlest on", () => {
    expect(groups(characters).map(({ level, people }) => [level, people.length])).toEqual([
      ["easy", 1],
      ["medium", 2],
      ["other", 1],
    ]);
  });

  it("come one after another", () => {
    expect(newcomer(characters, [], "medium")?.id).toBe("aldric");
    expect(newcomer(characters, ["aldric"], "medium")?.id).toBe("bertrand");
    expect(newcomer(characters, ["aldric", "bertrand"], "medium")?.id).toBe("aldric");
    expect(newcomer(characters, [], "hard")).toBeUndefined();
  });

  it("have a face, and something to be said about them in both languages", () => {
    const everybody = Object.keys(import.meta.glob("./*.svg")).map((path) =>
      path.replace(/^\.\/|\.svg$/g, ""),
    );
    expect(everybody.length).toBeGreaterThan(15);
    for (const language of ["fr", "en"] as const) {
      settings.language = language;
      for (const id of everybody) {
        expect(faceOf(id)).toMatch(/svg/);
        expect(knows(`person-${id}`), `${id} in ${language}`).toBe(true);
      }
    }
    expect(faceOf("nobody")).toBeUndefined();
    expect(faceOf(null)).toBeUndefined();
  });
});
