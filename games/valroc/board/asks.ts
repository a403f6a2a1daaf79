/** What is asked once a choice has been begun: after a pawn for its place, after a place for its pawn. */
import { kindOf } from "$lib/choosing/choices";
import { t } from "$lib/words/words.svelte";

const PAWNS = ["pawn", "token"];

export function asks(picked: readonly string[], next: readonly string[]): string | undefined {
  const [first = ""] = picked;
  const [family = "", id = ""] = first.split(":");
  const kinds = new Set(next.map(kindOf));
  if (PAWNS.includes(family) && next.some((key) => PLACES.includes(kindOf(key))))
    return t("vr-asks-place", { chosen: t(`${family}-${id}`) });
  if (PLACES.includes(family) && kinds.has("pawn"))
    return t("vr-asks-pawn", { chosen: t(`place-${family}`) });
  return undefined;
}

const PLACES = ["dark_quarter", "fountain", "tavern", "cave", "training", "sanctuary", "university", "arena"];
