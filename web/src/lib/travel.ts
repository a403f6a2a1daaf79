/**
 * Lets a card travel: a copy of the thing with one key glides to the thing with another and fades out there.
 * It never blocks: the table already shows the new state below it.
 */
import { paced } from "./settings.svelte";

const place = (key: string) => document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);

export async function travel(from: string, to: string): Promise<void> {
  const length = paced(350);
  const start = place(from);
  const end = place(to);
  if (!start || !end || length === 0) return;
  const a = start.getBoundingClientRect();
  const b = end.getBoundingClientRect();
  const copy = start.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-key");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${String(a.left)}px`,
    top: `${String(a.top)}px`,
    width: `${String(a.width)}px`,
    height: `${String(a.height)}px`,
    zIndex: "40",
    pointerEvents: "none",
  });
  document.body.append(copy);
  const dx = b.left + b.width / 2 - (a.left + a.width / 2);
  const dy = b.top + b.height / 2 - (a.top + a.height / 2);
  const scale = Math.min(1, Math.max(0.3, b.width / a.width));
  const flight = copy.animate(
    [
      { transform: "none", opacity: 1 },
      {
        transform: `translate(${String(dx)}px, ${String(dy)}px) scale(${String(scale)})`,
        opacity: 0.85,
        offset: 0.85,
      },
      { transform: `translate(${String(dx)}px, ${String(dy)}px) scale(${String(scale)})`, opacity: 0 },
    ],
    { duration: length, easing: "cubic-bezier(0.3, 0, 0.2, 1)" },
  );
  await flight.finished;
  copy.remove();
}
