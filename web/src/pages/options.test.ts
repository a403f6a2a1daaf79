import { expect, it } from "vitest";
import type { OptionSpec } from "../generated/engine/OptionSpec";
import type { OptionRule } from "../generated/engine/OptionRule";
import { applies, chosen, fitting, open, seatsFor, wished } from "./options";

const setup: OptionSpec = {
  key: "setup",
  kind: { type: "choice", words: "preset", values: ["first", "custom"] },
  default: "first",
};
const areas: OptionSpec = {
  key: "areas",
  kind: { type: "several", words: "area", values: ["a", "b"], least: 0, most: 2 },
  default: [],
  only_if: ["setup", "custom"],
};
const specs = [setup, areas];

it("fills in what was left out", () => {
  expect(chosen(specs, { setup: "custom" })).toEqual({ setup: "custom", areas: [] });
  expect(chosen(specs, null)).toEqual({ setup: "first", areas: [] });
});
it("knows what does not matter", () => {
  expect(applies(areas, { setup: "first" })).toBe(false);
  expect(applies(areas, { setup: "custom" })).toBe(true);
});
it("sends only what matters and differs", () => {
  expect(wished(specs, { setup: "first", areas: ["a"] })).toEqual({});
  expect(wished(specs, { setup: "custom", areas: ["a"] })).toEqual({ setup: "custom", areas: ["a"] });
});

const choice = (key: string, ...values: string[]): OptionSpec => ({
  key,
  kind: { type: "choice", words: key, values },
  default: values[0] ?? null,
});
const faction = choice("faction", "castle", "dungeon");
const scenarios = [choice("scenario", "free", "siege"), faction, choice("level", "easy", "hard")];
const siege: OptionRule["when"] = [{ type: "is", key: "scenario", values: ["siege"] }];
const rules: OptionRule[] = [
  { when: siege, then: { type: "allows", key: "faction", values: ["dungeon"] } },
  { when: siege, then: { type: "seats", seats: [1, 2] } },
  { when: [{ type: "seats", seats: [3] }], then: { type: "hides", key: "level" } },
];

it("leaves what a scenario leaves, and takes something possible for what is not", () => {
  const values = { scenario: "siege", faction: "castle", level: "hard" };
  expect(fitting(scenarios, values, { rules, seats: 2 })).toEqual({ ...values, faction: "dungeon" });
  expect(open(faction, values, { rules, seats: 2 })?.kind).toMatchObject({ values: ["dungeon"] });
  expect(wished(scenarios, values, { rules, seats: 2 })).toEqual({ ...values, faction: "dungeon" });
});
it("hides what so many players do not choose", () => {
  const values = { scenario: "free", faction: "dungeon", level: "hard" };
  expect(scenarios.map((spec) => applies(spec, values, { rules, seats: 3 }))).toEqual([true, true, false]);
  expect(wished(scenarios, values, { rules, seats: 3 })).toEqual({ faction: "dungeon" });
});
it("knows how many can play", () => {
  expect(seatsFor({ scenario: "siege" }, { rules, seats: 3 })).toEqual([1, 2]);
  expect(seatsFor({ scenario: "free" }, { rules, seats: 3 })).toBeNull();
});
