/** What a person set once: language, theme, pace, sound and name. Kept in this browser. */
export type Language = "fr" | "en";
export type Theme = "dark" | "light";
export type Pace = "calm" | "quick" | "still";

interface Kept {
  language: Language;
  theme: Theme;
  pace: Pace;
  sound: boolean;
  name: string;
}

const STORED = "taverne.settings";
const PACES: Record<Pace, number> = { calm: 1, quick: 0.5, still: 0 };

function initial(): Kept {
  const defaults: Kept = {
    language: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
    theme: "dark",
    pace: "calm",
    sound: true,
    name: "",
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    return typeof kept === "object" ? { ...defaults, ...kept } : defaults;
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
    root.style.setProperty("--pace", String(PACES[settings.pace]));
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
  return still ? 0 : milliseconds * PACES[settings.pace];
}
