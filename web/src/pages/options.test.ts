import { expect, it } from "vitest";
import type { OptionSpec } from "../generated/engine/OptionSpec";
import { applies, chosen, wished } from "./options";

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
