/** The games that can be played, each part loaded when it is needed. Adding a game is adding an entry. */
import { french } from "$lib/words/french";
import type { Board } from "$lib/board/table";
import type { Words } from "$lib/words/words.svelte";
import type { Language } from "$lib/browser/settings.svelte";

interface Playable {
  board: () => Promise<Board<never>>;
  /** The words of the game and of its board. */
  words: Words;
  rules: Record<Language, () => Promise<string>>;
}

const text = async (...files: Promise<{ default: string }>[]) =>
  (await Promise.all(files)).map((file) => file.default).join("\n");

const games: Record<string, Playable> = {
  "card-kingdoms": {
    board: async () => (await import("../../games/card-kingdoms/board/index")).board as Board<never>,
    words: {
      fr: () =>
        text(
          import("../../games/card-kingdoms/locales/fr.ftl?raw"),
          import("../../games/card-kingdoms/board/locales/fr.ftl?raw"),
        ),
      en: () =>
        text(
          import("../../games/card-kingdoms/locales/en.ftl?raw"),
          import("../../games/card-kingdoms/board/locales/en.ftl?raw"),
        ),
    },
    rules: {
      fr: () => text(import("../../games/card-kingdoms/rules/fr.md?raw")),
      en: () => text(import("../../games/card-kingdoms/rules/en.md?raw")),
    },
  },
  "dice-kingdoms": {
    board: async () => (await import("../../games/dice-kingdoms/board/index")).board as Board<never>,
    words: {
      fr: () =>
        text(
          import("../../games/dice-kingdoms/locales/fr.ftl?raw"),
          import("../../games/dice-kingdoms/board/locales/fr.ftl?raw"),
        ),
      en: () =>
        text(
          import("../../games/dice-kingdoms/locales/en.ftl?raw"),
          import("../../games/dice-kingdoms/board/locales/en.ftl?raw"),
        ),
    },
    rules: {
      fr: () => text(import("../../games/dice-kingdoms/rules/fr.md?raw")),
      en: () => text(import("../../games/dice-kingdoms/rules/en.md?raw")),
    },
  },
  "shadow-kingdoms": {
    board: async () => (await import("../../games/shadow-kingdoms/board/index")).board as Board<never>,
    words: {
      fr: () =>
        text(
          import("../../games/shadow-kingdoms/locales/fr.ftl?raw"),
          import("../../games/shadow-kingdoms/board/locales/fr.ftl?raw"),
        ),
      en: () =>
        text(
          import("../../games/shadow-kingdoms/locales/en.ftl?raw"),
          import("../../games/shadow-kingdoms/board/locales/en.ftl?raw"),
        ),
    },
    rules: {
      fr: () => text(import("../../games/shadow-kingdoms/rules/fr.md?raw")),
      en: () => text(import("../../games/shadow-kingdoms/rules/en.md?raw")),
    },
  },
  valroc: {
    board: async () => (await import("../../games/valroc/board/index")).board as Board<never>,
    words: {
      fr: () =>
        text(
          import("../../games/valroc/locales/fr.ftl?raw"),
          import("../../games/valroc/board/locales/fr.ftl?raw"),
        ),
      en: () =>
        text(
          import("../../games/valroc/locales/en.ftl?raw"),
          import("../../games/valroc/board/locales/en.ftl?raw"),
        ),
    },
    rules: {
      fr: () => text(import("../../games/valroc/rules/fr.md?raw")),
      en: () => text(import("../../games/valroc/rules/en.md?raw")),
    },
  },
  heroes3: {
    board: async () => (await import("../../games/heroes3/board/index")).board as Board<never>,
    words: {
      fr: () =>
        text(
          import("../../games/heroes3/locales/fr.ftl?raw"),
          import("../../games/heroes3/board/locales/fr.ftl?raw"),
        ),
      en: () =>
        text(
          import("../../games/heroes3/locales/en.ftl?raw"),
          import("../../games/heroes3/board/locales/en.ftl?raw"),
        ),
    },
    rules: {
      fr: () => text(import("../../games/heroes3/rules/fr.md?raw")),
      en: () => text(import("../../games/heroes3/rules/en.md?raw")),
    },
  },
};

function find(game: string): Playable {
  const found = games[game];
  if (!found) throw new Error(`no board for the game "${game}"`);
  return found;
}

export const isPlayable = (game: string) => game in games;
export const boardOf = (game: string) => find(game).board();
export const wordsOf = (game: string) => find(game).words;

export async function rulesOf(game: string, language: Language): Promise<string> {
  const rules = await find(game).rules[language]();
  return language === "fr" ? french(rules) : rules;
}
