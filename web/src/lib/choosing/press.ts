/**
 * The click, tap or key that is being answered, and whether it can be meant for what it hits: nobody decides about
 * something that appeared under the finger after the finger went down, or too shortly before to be seen.
 */

/** How long something must have been there to have been seen, in milliseconds. */
export const SEEN = 350;
/** A click that comes later after its press was made by no press: by a screen reader, for instance. */
const LATE = 500;

interface Press {
  /** By the page's clock, as all times here. */
  began: number;
  ended: number | null;
  /** What pressed, for instance `touch`. Clicks cannot be trusted with it: older browsers leave it out. */
  by: string;
  /** Where, for a pointer. */
  at: { x: number; y: number } | null;
}

let press: Press | null = null;
/** When the click that is being answered began, and for a second click in the same place the one before. */
let click = { began: Infinity, before: Infinity };
let appeared = -Infinity;

let hiding: ReturnType<typeof setTimeout> | undefined;

/** Something new is on the page that wants an answer. Until it takes one, the page says so: see `base.css`. */
export function nowAsked(): void {
  appeared = performance.now();
  const page = document.documentElement;
  page.dataset["unseen"] = "";
  clearTimeout(hiding);
  hiding = setTimeout(() => delete page.dataset["unseen"], SEEN + 10);
}

/** Whether the click that is being answered began after the question was seen. */
export const isMeant = (): boolean => click.began >= appeared + SEEN && click.before >= appeared;

export const byFinger = (): boolean => press?.by === "touch";

/** Where a pointer went down last. */
export const lastPoint = (): { x: number; y: number } | null => press?.at ?? null;

function begin(event: Event): void {
  if (event instanceof KeyboardEvent) {
    if (!event.repeat) press = { began: event.timeStamp, ended: null, by: "key", at: null };
    click = { began: press?.began ?? event.timeStamp, before: Infinity };
  } else if (event instanceof PointerEvent) {
    const { timeStamp, pointerType, clientX: x, clientY: y } = event;
    press = { began: timeStamp, ended: null, by: pointerType, at: { x, y } };
  }
}

function end({ timeStamp }: Event): void {
  if (press) press.ended = timeStamp;
}

function answer({ timeStamp, detail }: MouseEvent): void {
  const ours = press !== null && (press.ended === null || timeStamp - press.ended < LATE);
  click = {
    began: ours && press ? press.began : timeStamp,
    before: detail > 1 ? click.began : Infinity,
  };
}

for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, begin, true);
for (const type of ["pointerup", "pointercancel", "keyup"]) window.addEventListener(type, end, true);
window.addEventListener("click", answer, true);
window.addEventListener("blur", () => (press = null));
