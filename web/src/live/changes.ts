/** What the server says has changed in a view: a JSON Patch (RFC 6902), as far as the server uses it. */
import type { JsonValue } from "../generated/serde_json/JsonValue";

interface Change {
  op: "add" | "replace" | "remove";
  path: string;
  value?: JsonValue;
}

/** The view with its changes; what has not changed is shared with the old one. */
export function changed(view: JsonValue, changes: readonly JsonValue[]): JsonValue {
  return (changes as unknown as Change[]).reduce(
    (now, change) => step(now, keysOf(change.path), change),
    view,
  );
}

const keysOf = (path: string): string[] =>
  path
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));

function step(at: JsonValue, [key, ...below]: string[], { op, path, value = null }: Change): JsonValue {
  if (key === undefined) return value;
  if (typeof at !== "object" || at === null) throw new Error(`there is nothing at ${path}`);
  const change = { op, path, value };
  if (Array.isArray(at)) {
    if (key === "-") return [...at, value];
    const index = Number(key);
    const last = below.length === 0;
    if (last && op === "remove") return at.toSpliced(index, 1);
    return at.with(index, step(at[index] ?? null, below, change));
  }
  if (below.length === 0 && op === "remove") {
    return Object.fromEntries(Object.entries(at).filter(([other]) => other !== key)) as JsonValue;
  }
  return { ...at, [key]: step(at[key] ?? null, below, change) };
}
