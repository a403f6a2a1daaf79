/** The page's words, in the language of the settings. Boards add their own. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../../locales/en.ftl?raw";
import fr from "../../locales/fr.ftl?raw";
import { settings, type Language } from "./settings.svelte";

export type Words = Record<Language, string>;

// Isolation marks would show up in copied text and in tests; player names are short and mostly left to right.
const bundles: Record<Language, FluentBundle> = {
  fr: new FluentBundle("fr", { useIsolating: false }),
  en: new FluentBundle("en", { useIsolating: false }),
};

export function addWords(words: Words): void {
  for (const language of ["fr", "en"] as const) {
    bundles[language].addResource(new FluentResource(words[language]), { allowOverrides: true });
  }
}

addWords({ fr, en });

/** The words for `key`; a missing key shows itself, so that it is noticed. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const bundle = bundles[settings.language];
  const [id = key, attribute] = key.split(".");
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  // With a list to report to, a missing value shows as {$name} instead of breaking the page.
  return pattern ? bundle.formatPattern(pattern, values, []) : key;
}
