/** The page's words, in the language of the settings. Games add their own, loaded for one language at a time. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../../../locales/en.ftl?raw";
import fr from "../../../locales/fr.ftl?raw";
import commonEn from "../../../../engine/locales/en.ftl?raw";
import commonFr from "../../../../engine/locales/fr.ftl?raw";
import { french } from "./french";
import { whole } from "./numbers";
import { settings, type Language } from "$lib/browser/settings.svelte";

/** The Fluent source of each language, to be loaded when it is spoken. */
export type Words = Record<Language, () => Promise<string>>;

// Isolation marks would show up in copied text and in tests; player names are short and mostly left to right.
const bundles: Record<Language, FluentBundle> = {
  fr: new FluentBundle("fr", { useIsolating: false, transform: french }),
  en: new FluentBundle("en", { useIsolating: false }),
};
interface Brought {
  words: Words;
  /** What was read so far, by language. */
  here: Partial<Record<Language, string>>;
}
const brought: Brought[] = [];
/** Counts what was added, so that what is on the page is said again. */
let added = $state(0);

/** Sources that were not read yet: a language that nobody speaks costs nothing. */
const unread: Record<Language, string[]> = { fr: [], en: [] };

function add(language: Language, source: string): void {
  unread[language].push(source);
}

function bundle(language: Language): FluentBundle {
  for (const source of unread[language].splice(0))
    bundles[language].addResource(new FluentResource(source), { allowOverrides: true });
  return bundles[language];
}

/** A number as it is counted at a table: the browser's own formats take tens of milliseconds to wake up. */
class Count extends FluentNumber {
  override toString(): string {
    return whole(this.value);
  }
}

/** The server's own words, by the file's path. */
const server = import.meta.glob<string>("../../../../server/locales/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

for (const [path, source] of Object.entries(server)) add(path.endsWith("/fr.ftl") ? "fr" : "en", source);
add("fr", commonFr);
add("en", commonEn);
add("fr", fr);
add("en", en);

/** Games share some keys, such as the name of their campaign: those brought last count. */
const last: Partial<Record<Language, Brought>> = {};

async function load(entry: Brought, language: Language): Promise<void> {
  const { words, here } = entry;
  const known = here[language];
  if (known !== undefined && last[language] === entry) return;
  const source = known ?? (await words[language]());
  if (known === undefined && here[language] !== undefined) return;
  here[language] = source;
  last[language] = entry;
  add(language, source);
  added += 1;
}

/** Brings a game's words; resolves once they can be said in the language of the settings. */
export async function addWords(words: Words): Promise<void> {
  const at = brought.findIndex((each) => each.words === words);
  const entry = brought[at] ?? { words, here: {} };
  if (at >= 0) brought.splice(at, 1);
  brought.push(entry);
  await load(entry, settings.language);
}

/** Loads what was brought so far in `language` too: to be called when the language changes. */
export async function learn(language: Language): Promise<void> {
  const latest = brought.at(-1);
  const unknown = brought.filter(({ here }) => here[language] === undefined);
  await Promise.all(unknown.map((entry) => load(entry, language)));
  if (latest) await load(latest, language);
}

function find(language: Language, key: string) {
  const [id = key, attribute] = key.split(".");
  const message = bundle(language).getMessage(id);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? undefined;
}

/** Whether there are words for `key`. */
export function knows(key: string): boolean {
  return added >= 0 && find(settings.language, key) !== undefined;
}

/**
 * The words for `key`. While a language is loading the other one stands in; a key that nobody knows shows itself, so
 * that it is noticed.
 */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const other: Language = settings.language === "fr" ? "en" : "fr";
  const language = added >= 0 && find(settings.language, key) === undefined ? other : settings.language;
  const pattern = find(language, key);
  if (!pattern) return key;
  const given = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    typeof value === "number" ? new Count(value) : value,
  ]);
  // With a list to report to, a missing value shows as {$name} instead of breaking the page.
  return bundle(language).formatPattern(pattern, Object.fromEntries(given) as typeof values, []);
}
