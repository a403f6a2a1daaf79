/** What is said about a finished game, loaded where it is said. */
import { addWords, type Words } from "$lib/words/words.svelte";

const words: Words = {
  fr: async () => (await import("../../locales/analysis/fr.ftl?raw")).default,
  en: async () => (await import("../../locales/analysis/en.ftl?raw")).default,
};

export const learnJudging = () => addWords(words);
