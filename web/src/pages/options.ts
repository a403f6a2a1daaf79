/** A game's options: their values, which of them matter, and how they are said. */
import { t } from "$lib/words.svelte";
import type { OptionSpec } from "../generated/engine/OptionSpec";
import type { JsonValue } from "../generated/serde_json/JsonValue";

export type Values = Record<string, JsonValue>;

/** What was chosen; what was left out has its default. */
export function chosen(specs: readonly OptionSpec[], options: JsonValue): Values {
  const given = typeof options === "object" && options !== null && !Array.isArray(options) ? options : {};
  return Object.fromEntries(specs.map((spec) => [spec.key, given[spec.key] ?? spec.default]));
}

/** Whether an option matters while the others are as they are. */
export const applies = (spec: OptionSpec, values: Values) =>
  spec.only_if === undefined || values[spec.only_if[0]] === spec.only_if[1];

/** What to send: everything that matters and is not as it would be anyway. */
export function wished(specs: readonly OptionSpec[], values: Values): Values {
  const told = specs.filter(
    (spec) => applies(spec, values) && JSON.stringify(values[spec.key]) !== JSON.stringify(spec.default),
  );
  return Object.fromEntries(told.map((spec) => [spec.key, values[spec.key] ?? null]));
}

export function inWords(spec: OptionSpec, value: JsonValue): string {
  const { kind } = spec;
  if (kind.type === "toggle") return value === true ? t("yes") : t("no");
  if (kind.type === "choice") return t(`${kind.words}-${String(value)}`);
  const several = Array.isArray(value) ? value : [];
  return several.map((one) => t(`${kind.words}-${String(one)}`)).join(", ") || "–";
}
