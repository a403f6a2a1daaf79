/**
 * How large everything is drawn. A table is laid out for a laptop of 1280 by 800, or in tabs for whatever is smaller; on a
 * larger screen it grows, words and all, and leaves a little of the room for more to be seen.
 */
import { settings, TEXT } from "./settings.svelte";

const LAPTOP = { width: 1280, height: 800 };
/** In tabs nothing is wider than this. */
export const TABS = 900;
/** Lower than this a laptop's table does not fit. */
const LOW = 580;
/** What a table needs that may not be drawn smaller, because its words are wanted large. */
const WHOLE = { width: 1180, height: 680 };
const NARROWEST = 320;
const LARGEST = 2.4;

export interface Drawn {
  /** How much larger than usual. */
  scale: number;
  /** One part of the table at a time. */
  tabs: boolean;
}

/** For a screen of this size, and words so much larger than usual. */
export function drawn(width: number, height: number, text: number): Drawn {
  const more = Math.min(width / LAPTOP.width, height / LAPTOP.height) - 1;
  const fit = Math.min(LARGEST, 1 + 0.8 * Math.max(0, more));
  const scale = Math.min(fit * text, Math.max(1, width / NARROWEST));
  const [wide, high] = [width / scale, height / scale];
  if (wide <= TABS || high < LOW) return { scale, tabs: true };
  if (text > 1) return { scale, tabs: wide < WHOLE.width || high < WHOLE.height };
  // Between a phone and a laptop: the laptop's table, a little smaller.
  return { scale: wide < 1100 ? 0.8 : wide < 1220 ? 0.9 : scale, tabs: false };
}

class Screen {
  #width = $state(LAPTOP.width);
  #height = $state(LAPTOP.height);
  /** Older browsers draw everything as large as it is. */
  #zooms = typeof CSS === "undefined" || CSS.supports("zoom", "1");

  constructor() {
    const measure = () => {
      this.#width = window.innerWidth;
      this.#height = window.innerHeight;
    };
    measure();
    window.addEventListener("resize", measure);
  }

  #drawn = $derived.by(() => drawn(this.#width, this.#height, this.#zooms ? TEXT[settings.text] : 1));
  tabs = $derived.by(() => this.#drawn.tabs);
  scale = $derived.by(() => (this.#zooms ? this.#drawn.scale : 1));
  /** In pixels as they are drawn. */
  height = $derived.by(() => this.#height / this.scale);
  width = $derived.by(() => Math.min(this.#width / this.scale, this.tabs ? TABS : Infinity));
}

export const screen = new Screen();

/** How much larger an element is drawn than its own pixels say; older browsers draw everything as it is. */
export const zoomOf = (element: Element): number =>
  (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
