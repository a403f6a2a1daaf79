/** What is asked once a choice has been begun: what was clicked, and what is to be clicked next. */
import { kindOf } from "$lib/choosing/choices";
import { t } from "$lib/words/words.svelte";
import type { Catalogue } from "../../../web/src/generated/dice-kingdoms/Catalogue";
import { capital, roadName } from "./labels";

/** The first of these that is to be chosen is what is asked for. */
const ASKED = ["citizen", "lair", "road", "change"];

export function asks(picked: readonly string[], next: readonly string[], catalogue: Catalogue): string {
  const chosen = [...new Set(picked.map((key) => nameOf(catalogue, key)))].join(" + ");
  return t("dk-asks", { chosen: capital(chosen), what: what(new Set(next.map(kind))) });
}

/** The blue die is only added to another. */
const kind = (key: string) => (key === "die:blue" ? "blue" : kindOf(key));

function what(kinds: ReadonlySet<string>): string {
  if (kinds.has("die")) return t("dk-asks-die");
  const asked = ASKED.filter((it) => kinds.has(it)).slice(0, 1);
  if (kinds.has("domain")) asked.push("domain");
  const things = asked.map((it) => t(`dk-asks-${it}`)).join(t("dk-asks-or"));
  const blue = kinds.has("blue") ? t("dk-asks-blue") : "";
  // A box on its own says which block of a lair.
  return [things, blue].filter((it) => it !== "").join(", ") || t("dk-asks-block");
}

function nameOf(catalogue: Catalogue, key: string): string {
  const [family = "", id = ""] = key.split(":");
  const road = family === "road" ? catalogue.map.roads.find((it) => it.id === id) : undefined;
  return road ? roadName(catalogue, road) : t(`${family}-${id}`);
}
