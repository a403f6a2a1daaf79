import { afterEach, expect, it } from "vitest";
import en from "../../../locales/en.ftl?raw";
import fr from "../../../locales/fr.ftl?raw";
import { signed } from "./numbers";
import { settings } from "$lib/browser/settings.svelte";
import { addWords, learn, t } from "./words.svelte";

const keys = (ftl: string) => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]).sort();

afterEach(() => {
  settings.language = "fr";
});

it("has the same words in both languages", () => {
  expect(keys(fr)).toEqual(keys(en));
  const more = import.meta.glob<string>("../../../locales/*/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const french = Object.keys(more).filter((path) => path.endsWith("/fr.ftl"));
  expect(french.length).toBeGreaterThan(1);
  for (const path of french)
    expect(keys(more[path] ?? "")).toEqual(keys(more[path.replace(/fr\.ftl$/, "en.ftl")] ?? ""));
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

it("writes what is below nothing with a minus", async () => {
  await addWords({
    fr: () => Promise.resolve("test-score = Score : { $n }"),
    en: () => Promise.resolve("test-score = Score: { $n }"),
  });
  expect(t("test-score", { n: -3 })).toBe("Score\u00a0: −3");
  expect(signed(-2.5)).toBe("−2,5");
});

it("shows a missing key as it is", () => {
  expect(t("no-such-word")).toBe("no-such-word");
});

it("says what the game brought last says, also after another language was spoken", async () => {
  const one = {
    fr: () => Promise.resolve("test-title = Une"),
    en: () => Promise.resolve("test-title = One"),
  };
  const two = {
    fr: () => Promise.resolve("test-title = Deux"),
    en: () => Promise.resolve("test-title = Two"),
  };
  settings.language = "fr";
  await addWords(one);
  await addWords(two);
  expect(t("test-title")).toBe("Deux");
  await addWords(one);
  expect(t("test-title")).toBe("Une");
  await learn("en");
  settings.language = "en";
  expect(t("test-title")).toBe("One");
});
