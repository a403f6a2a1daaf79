/** The board of Valeria: Card Kingdoms, for the page's frame. */
import type { Board } from "$lib/table";
import Area from "./Area.svelte";
import Centre from "./Centre.svelte";
import Glance from "./Glance.svelte";
import Large from "./Large.svelte";
import en from "./locales/en.ftl?raw";
import fr from "./locales/fr.ftl?raw";
import { marks } from "./marks";
import Mine from "./Mine.svelte";
import Opponents from "./Opponents.svelte";
import Status from "./Status.svelte";
import { others, steps } from "./steps";
import type { View } from "./view";

export const board: Board<View> = {
  Centre,
  Opponents,
  Area,
  Mine,
  Status,
  Glance,
  Large,
  marks,
  words: { fr, en },
  places: ["stack", "seat", "die", "card"],
  steps,
  others,
};
