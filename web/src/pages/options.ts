/** A game's options: their values, which of them matter, and how they are said. */
import { t } from "$lib/words/words.svelte";
import type { OptionRule } from "../generated/engine/OptionRule";
import type { OptionSpec } from "../generated/engine/OptionSpec";
import type { JsonValue } from "../generated/serde_json/JsonValue";

export type Values = Record<string, JsonValue>;

/** What was chosen; what was left out has its default. */
export function chosen(specs: readonly OptionSpec[], options: JsonValue): Values {
  const given = typeof options === "object" && options !== null && !Array.isArray(options) ? options : {};
  return Object.fromEntries(specs.map((spec) => [spec.key, given[spec.key] ?? spec.default]));
}

/** How options depend on each other and on the number of seats. */
export interface Setting {
  readonly rules?: readonly OptionRule[] | undefined;
  readonly seats?: number;
}

const same = (one: JsonValue | undefined, other: JsonValue) => JSON.stringify(one) === JSON.stringify(other);

function holds(rule: OptionRule, values: Values, seats = 0): boolean {
  return rule.when.every((condition) =>
    condition.type === "seats"
      ? condition.seats.includes(seats)
      : condition.values.some((value) => same(values[condition.key], value)),
  );
}

/** The option with the values that are possible while the others are as they are; none if there is nothing to choose. */
export function open(
  spec: OptionSpec,
  values: Values,
  { rules = [], seats }: Setting = {},
): OptionSpec | null {
  if (spec.only_if !== undefined && values[spec.only_if[0]] !== spec.only_if[1]) return null;
  let { kind } = spec;
  for (const { then } of rules.filter((rule) => holds(rule, values, seats))) {
    if (then.type === "seats" || then.key !== spec.key) continue;
    if (then.type === "hides") return null;
    if (kind.type !== "toggle")
      kind = { ...kind, values: kind.values.filter((value) => then.values.includes(value)) };
  }
  return kind === spec.kind ? spec : { ...spec, kind };
}

/** Whether an option matters while the others are as they are. */
export const applies = (spec: OptionSpec, values: Values, setting: Setting = {}) =>
  open(spec, values, setting) !== null;

/** The values with those made possible that are not: a form is filled in from top to bottom. */
export function fitting(specs: readonly OptionSpec[], values: Values, setting: Setting = {}): Values {
  const fitted: Values = {};
  for (const spec of specs) {
    const now = open(spec, fitted, setting);
    const value = now === null ? spec.default : (values[spec.key] ?? spec.default);
    fitted[spec.key] = now === null ? value : possible(now, value);
  }
  return fitted;
}

function possible({ kind, default: usual }: OptionSpec, value: JsonValue): JsonValue {
  if (kind.type === "toggle") return value;
  const known = (one: JsonValue) => typeof one === "string" && kind.values.includes(one);
  if (kind.type === "several") return Array.isArray(value) ? value.filter(known) : value;
  if (known(value)) return value;
  return known(usual) ? usual : (kind.values[0] ?? value);
}

/** How many can play with these values; null if all that the game allows. */
export function seatsFor(values: Values, { rules = [], seats }: Setting): readonly number[] | null {
  const demands = rules.flatMap((rule) =>
    rule.then.type === "seats" && holds(rule, values, seats) ? [rule.then.seats] : [],
  );
  const [first, ...others] = demands;
  return first?.filter((count) => others.every((other) => other.includes(count))) ?? null;
}

/** What to send: everything that matters and is not as it would be anyway. */
export function wished(specs: readonly OptionSpec[], values: Values, setting: Setting = {}): Values {
  const fitted = fitting(specs, values, setting);
  const told = specs.filter(
    (spec) => applies(spec, fitted, setting) && !same(fitted[spec.key], spec.default),
  );
  return Object.fromEntries(told.map((spec) => [spec.key, fitted[spec.key] ?? null]));
}

export function inWords(spec: OptionSpec, value: JsonValue): string {
  const { kind } = spec;
  if (kind.type === "toggle") return value === true ? t("yes") : t("no");
  if (kind.type === "choice") return t(`${kind.words}-${String(value)}`);
  const several = Array.isArray(value) ? value : [];
  return several.map((one) => t(`${kind.words}-${String(one)}`)).join(", ") || "–";
}
