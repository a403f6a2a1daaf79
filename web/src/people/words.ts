/** What is said about the people of the tavern, loaded where they are chosen. */
import { addWords, type Words } from "$lib/words/words.svelte";

const words: Words = {
  fr: async () => (await import("../../locales/people/fr.ftl?raw")).default,
  en: async () => (await import("../../locales/people/en.ftl?raw")).default,
};

export const meetPeople = () => addWords(words);
