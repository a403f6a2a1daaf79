/** What is loaded where a campaign is shown: how it is drawn, and the words of its game. */
import type { CampaignLook } from "$lib/board/campaign";
import { addWords, type Words } from "$lib/words/words.svelte";

const looks: Record<string, () => Promise<CampaignLook>> = {
  heroes3: async () => (await import("../../../games/heroes3/board/campaign")).look,
  valroc: async () => (await import("../../../games/valroc/board/campaign")).look,
};

/** A game that says nothing is drawn without its own signs. */
const plain: CampaignLook = { lists: {}, ranks: [] };

const own: Words = {
  fr: async () => (await import("../../locales/campaign/fr.ftl?raw")).default,
  en: async () => (await import("../../locales/campaign/en.ftl?raw")).default,
};

const sources = import.meta.glob<string>("../../../games/*/locales/*.ftl", {
  query: "?raw",
  import: "default",
});
const games = new Map<string, Words>();

function wordsOf(game: string): Words {
  const source = (language: string) => async () =>
    (await sources[`../../../games/${game}/locales/${language}.ftl`]?.()) ?? "";
  const words = games.get(game) ?? { fr: source("fr"), en: source("en") };
  games.set(game, words);
  return words;
}

export async function bringCampaign(game: string): Promise<CampaignLook> {
  const [look] = await Promise.all([looks[game]?.() ?? plain, addWords(own), addWords(wordsOf(game))]);
  return look;
}
