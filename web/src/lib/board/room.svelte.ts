import { screen } from "$lib/browser/screen.svelte";

/** How much larger than in 1280 by 800 this table is drawn, where the frame around it leaves room: everything on it grows together. */
export class Room {
  readonly #onTablet: number;

  /** `onTablet`: how much larger on a screen between a phone and a laptop, where the board stands upright. */
  constructor(onTablet: number) {
    this.#onTablet = onTablet;
  }

  /** A screen between a phone and a laptop: there is room below the board. */
  tablet = $derived.by(() => screen.tabs && screen.width >= 600);

  /** What the frame keeps for itself: the rail beside, the top bar and the prompt above and below. */
  scale = $derived.by(() => {
    if (screen.tabs) return this.tablet ? this.#onTablet : 1;
    const rail = screen.width >= 1600 ? 340 : 268;
    const wide = (screen.width - rail) / 1012;
    const high = (screen.height - 100) / 700;
    return Math.round(Math.min(2.4, Math.max(0.86, Math.min(wide, high))) * 100) / 100;
  });
}
