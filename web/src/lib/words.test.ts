import { afterEach, expect, it } from "vitest";
import en from "../../locales/en.ftl?raw";
import fr from "../../locales/fr.ftl?raw";
import { settings } from "./settings.svelte";
import { addWords, t } from "./words.svelte";

const keys = (ftl: string) => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]).sort();

afterEach(() => {
  settings.language = "fr";
});

it("has the same words in both languages", () => {
  expect(keys(fr)).toEqual(keys(en));
});

it("switches at once", () => {
  settings.language = "fr";
  expect(t("play")).toBe("Jouer");
  settings.language = "en";
  expect(t("play")).toBe("Play");
});

it("puts no invisible marks round values", async () => {
  settings.language = "en";
  await addWords({
    fr: () => Promise.resolve("test-hello = Bonjour { $name }"),
    en: () => Promise.resolve("test-hello = Hello { $name }"),
  });
  expect(t("test-hello", { name: "Isaure" })).toBe("Hello Isaure");
});

it("shows a missing key as it is", () => {
  expect(t("no-such-word")).toBe("no-such-word");
});
