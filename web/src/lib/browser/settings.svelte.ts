/** What a person set once: language, theme, pace, size of words, sound, whether to be asked twice and whether letters are keys. Kept in this browser. */
export type Language = "fr" | "en";
export type Theme = "dark" | "light";
export const PACE = { slow: 1.8, calm: 1, quick: 0.5, still: 0 };
export type Pace = keyof typeof PACE;
/** How much larger than usual words are, and everything with them. */
export const TEXT = { usual: 1, large: 1.15, huge: 1.3 };
export type Text = keyof typeof TEXT;

interface Kept {
  language: Language;
  theme: Theme;
  pace: Pace;
  text: Text;
  sound: boolean;
  /** Whether what gives something up for good is asked once more. */
  doubt: boolean;
  /** Whether single letters do something at the table. */
  letters: boolean;
}

const STORED = "taverne.settings";

function initial(): Kept {
  const defaults: Kept = {
    language: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
    theme: window.matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark",
    pace: "calm",
    text: "usual",
    sound: true,
    doubt: true,
    letters: true,
  };
  try {
    const kept = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Kept>;
    return {
      language: kept.language === "fr" || kept.language === "en" ? kept.language : defaults.language,
      theme: kept.theme === "dark" || kept.theme === "light" ? kept.theme : defaults.theme,
      pace: kept.pace !== undefined && kept.pace in PACE ? kept.pace : defaults.pace,
      text: kept.text !== undefined && kept.text in TEXT ? kept.text : defaults.text,
      sound: kept.sound ?? defaults.sound,
      doubt: kept.doubt ?? defaults.doubt,
      letters: kept.letters ?? defaults.letters,
    };
  } catch {
    return defaults;
  }
}

export const settings = $state<Kept>(initial());

/** Shows the settings on the page and remembers them; call once, while the page is mounted. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset["theme"] = settings.theme;
    root.style.setProperty("--pace", String(PACE[settings.pace]));
    try {
      localStorage.setItem(STORED, JSON.stringify(settings));
    } catch {
      // Private windows may refuse to store: the settings then last as long as the page.
    }
  });
}

/** Milliseconds of an animation at the player's pace; 0 if motion is unwanted. */
export function paced(milliseconds: number): number {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : milliseconds * PACE[settings.pace];
}
