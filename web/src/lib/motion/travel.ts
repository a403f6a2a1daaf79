/** Lets a card travel: a copy of it glides to another thing and fades out there. */

import { zoomOf } from "$lib/browser/screen.svelte";

/** A copy that lies exactly over the thing, and is no thing itself. */
export function copyOf(thing: HTMLElement | null): HTMLElement | null {
  if (!thing) return null;
  const box = thing.getBoundingClientRect();
  // It is drawn as large as the thing, wherever it lies.
  const zoom = zoomOf(thing);
  const px = (length: number) => `${String(length / zoom)}px`;
  const copy = thing.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-key");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    zoom: String(zoom),
    left: px(box.left),
    top: px(box.top),
    width: px(box.width),
    height: px(box.height),
    zIndex: "40",
    pointerEvents: "none",
  });
  return copy;
}

export async function fly(copy: HTMLElement, end: HTMLElement, length: number): Promise<void> {
  document.body.append(copy);
  const a = copy.getBoundingClientRect();
  const b = end.getBoundingClientRect();
  const zoom = zoomOf(copy);
  const dx = (b.left + b.width / 2 - (a.left + a.width / 2)) / zoom;
  const dy = (b.top + b.height / 2 - (a.top + a.height / 2)) / zoom;
  const scale = Math.min(1, Math.max(0.3, b.width / Math.max(1, a.width)));
  const there = `translate(${String(dx)}px, ${String(dy)}px) scale(${String(scale)})`;
  const flight = copy.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: there, opacity: 0.85, offset: 0.85 },
      { transform: there, opacity: 0 },
    ],
    { duration: length, easing: "cubic-bezier(0.3, 0, 0.2, 1)" },
  );
  await flight.finished.catch(() => undefined);
  copy.remove();
}
