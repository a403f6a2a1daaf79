import { afterEach, expect, it } from "vitest";
import { ago } from "./ago";
import { settings } from "$lib/browser/settings.svelte";

const NOW = new Date(2026, 10, 16, 15, 30).getTime();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const said = (language: "fr" | "en", ...times: number[]) => {
  settings.language = language;
  // Whether the browser puts a stop behind a short word, or a narrow space before it, is its own affair.
  return times.map((time) =>
    ago(NOW - time, NOW)
      .replace(/\s/g, " ")
      .replace(/\./g, ""),
  );
};

afterEach(() => (settings.language = "en"));

it("says how long ago something was", () => {
  expect(said("en", 0, 5 * MINUTE, 130 * MINUTE)).toEqual(["just now", "5 min ago", "2 hr ago"]);
  expect(said("fr", 0, 5 * MINUTE, 130 * MINUTE)).toEqual(["à l’instant", "il y a 5 min", "il y a 2 h"]);
});

it("counts days by the calendar", () => {
  expect(said("en", 16 * 60 * MINUTE, 2 * DAY, 65 * DAY)).toEqual(["yesterday", "2 days ago", "2 mo ago"]);
  expect(said("fr", 16 * 60 * MINUTE)).toEqual(["hier"]);
});

it("takes a clock that runs ahead for now", () => {
  expect(said("en", -MINUTE)).toEqual(["just now"]);
});
