import { afterEach, expect, it } from "vitest";
import { french } from "./french";
import { settings } from "$lib/browser/settings.svelte";
import { addWords, t } from "./words.svelte";

afterEach(() => {
  settings.language = "fr";
});

it("never lets a line begin with a sign, nor end with an opening quote", () => {
  expect(french("Encore ! Vraiment ? Oui ; bien : « Vous » à 50 %")).toBe(
    "Encore\u202f! Vraiment\u202f? Oui\u202f; bien\u00a0: «\u00a0Vous\u00a0» à 50\u00a0%",
  );
  expect(french("selon le total\n  : les vôtres")).toBe("selon le total\u00a0: les vôtres");
});

it("leaves times, addresses, marks and tables of Markdown alone", () => {
  for (const text of [
    "12:30",
    "https://taverne.example/t?x=1",
    "[[card:goblin|Gobelin]]",
    "| a | b |\n|---|:--|",
  ])
    expect(french(text)).toBe(text);
});

it("sets what the page says in French, but no English and nobody's own words", async () => {
  await addWords({
    fr: () => Promise.resolve("test-say = { $who } : « { $text } » !"),
    en: () => Promise.resolve("test-say = { $who } : “{ $text}” !"),
  });
  const values = { who: "Zoé", text: "Bonsoir !" };
  expect(t("test-say", values)).toBe("Zoé\u00a0: «\u00a0Bonsoir !\u00a0»\u202f!");
});
