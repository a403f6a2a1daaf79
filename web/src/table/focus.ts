/** Whoever plays with keys or by ear finds the focus at the next decision, and not where the last one vanished. */
const DECISIONS = ".thing.glows, .glows > .choose, section.bar .choices button:enabled";

/** Whether the last thing that was done was done without a pointer, and what it was done to. */
let byKeys = false;
let last: string | null = null;

window.addEventListener("pointerdown", () => (byKeys = false), true);
window.addEventListener("keydown", () => (byKeys = true), true);
// A screen reader clicks without a press.
window.addEventListener("click", ({ detail }) => (byKeys ||= detail === 0), true);
window.addEventListener("focusin", ({ target }) => {
  const thing = target instanceof Element ? target.closest("[data-key]") : null;
  last = thing?.getAttribute("data-key") ?? null;
});

const within = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.checkVisibility() && !element.closest("[inert]"),
  );

/** What had the focus may vanish a little later, with a movement that ends or a window that closes. */
const LATER = [120, 400];

/** A question has just been asked. `first` is where this game begins, if not with whatever can be chosen. */
export function toDecision(first?: string): void {
  if (!byKeys) return;
  requestAnimationFrame(() => seek(first));
  for (const wait of LATER) setTimeout(() => seek(first), wait);
}

function seek(first?: string): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (!byKeys || !lost || document.querySelector("dialog[open]")) return;
  const all = within(DECISIONS);
  const same = all.find(
    (element) => last !== null && element.closest("[data-key]")?.getAttribute("data-key") === last,
  );
  const [begin] = first === undefined ? [] : within(first);
  (begin ?? same ?? all[0])?.focus();
}
