/** How much larger than on a laptop of 1280 by 800 this table is drawn: everything on it grows together. */
export class Room {
  readonly #tablet: number;
  #width = $state(1280);
  #height = $state(800);

  /** `tablet`: how much larger on a screen between a phone and a laptop, where the board stands upright. */
  constructor(tablet: number) {
    this.#tablet = tablet;
    const measure = () => {
      this.#width = window.innerWidth;
      this.#height = window.innerHeight;
    };
    measure();
    window.addEventListener("resize", measure);
  }

  /** What the frame keeps for itself: the rail beside, the top bar and the prompt above and below. */
  scale = $derived.by(() => {
    if (this.#width <= 900) return this.#width >= 600 ? this.#tablet : 1;
    const frame = this.#width < 1100 ? 0.8 : this.#width < 1220 ? 0.9 : 1;
    const rail = this.#width >= 1600 ? 340 : 268;
    const wide = (this.#width / frame - rail) / 1012;
    const high = (this.#height / frame - 100) / 700;
    return Math.round(Math.min(2.4, Math.max(0.86, Math.min(wide, high))) * 100) / 100;
  });
}
