/** The games that can be played, each part loaded when it is needed: whatever a folder of `games` has of them. */
import { french } from "$lib/words/french";
import type { Board } from "$lib/board/table";
import type { Words } from "$lib/words/words.svelte";
import type { Language } from "$lib/browser/settings.svelte";

type Loaded = Record<string, (() => Promise<unknown>) | undefined>;

const boards: Loaded = import.meta.glob("../../games/*/board/index.ts", { import: "board" });
const texts: Loaded = import.meta.glob(
  ["../../games/*/locales/*.ftl", "../../games/*/board/locales/*.ftl", "../../games/*/rules/*.md"],
  { query: "?raw", import: "default" },
);

async function load<T>(files: Loaded, game: string, part: string): Promise<T> {
  const found = files[`../../games/${game}/${part}`];
  if (!found) throw new Error(`the game "${game}" has no ${part}`);
  return (await found()) as T;
}

const words = new Map<string, Words>();

export const isPlayable = (game: string) => `../../games/${game}/board/index.ts` in boards;
export const boardOf = (game: string) => load<Board<never>>(boards, game, "board/index.ts");

/** The words of the game and of its board; always the same for one game, so that they are brought once. */
export function wordsOf(game: string): Words {
  const of = (language: Language) => async () =>
    (
      await Promise.all(
        ["locales", "board/locales"].map((folder) => load<string>(texts, game, `${folder}/${language}.ftl`)),
      )
    ).join("\n");
  const known = words.get(game) ?? { fr: of("fr"), en: of("en") };
  words.set(game, known);
  return known;
}

export async function rulesOf(game: string, language: Language): Promise<string> {
  const rules = await load<string>(texts, game, `rules/${language}.md`);
  return language === "fr" ? french(rules) : rules;
}
