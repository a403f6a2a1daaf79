/**
 * The click, tap or key that is being answered, and whether it can be meant for what it hits: nobody decides about
 * something that appeared under the finger after the finger went down, or too shortly before to be seen; and the second
 * half of a double click neither undoes nor goes on with what the first half did.
 */

/** How long something must have been there to have been seen, in milliseconds. */
export const SEEN = 350;
/** For a window, which lays its buttons over what was pressed: as long as a slow double tap takes. */
export const WINDOW_SEEN = 500;
/** A click that comes later after its press was made by no press: by a screen reader, for instance. */
const LATE = 500;
/** The two halves of a double click are not further apart than this, in pixels. */
const NEAR = 24;

interface Press {
  /** By the page's clock, as all times here. */
  began: number;
  ended: number | null;
  /**
   * What pressed, for instance `touch`; a `shortcut` is a key that never makes a click. Clicks cannot be trusted with it:
   * older browsers leave it out.
   */
  by: string;
  /** Where, for a pointer. */
  at: { x: number; y: number } | null;
}

/** When a click began, for a second one in the same place also when the one before did, and by what press. */
interface Click {
  began: number;
  before: number;
  by: Press | null;
}

let press: Press | null = null;
/** The one that is being answered. */
let click: Click = { began: Infinity, before: Infinity, by: null };
let appeared = -Infinity;
let seen = -Infinity;
/** What did something last, and when. */
let done: { by: Press | null; at: number } = { by: null, at: -Infinity };

let hiding: ReturnType<typeof setTimeout> | undefined;

/** Something new is on the page that wants an answer. Until it takes one, the page says so: see `base.css`. */
export function nowAsked(within = SEEN): void {
  appeared = performance.now();
  seen = appeared + within;
  const page = document.documentElement;
  page.dataset["unseen"] = "";
  clearTimeout(hiding);
  hiding = setTimeout(() => delete page.dataset["unseen"], within + 10);
}

/** The click that is being answered has changed what the next one would do. */
export function nowDone(): void {
  done = { by: click.by, at: performance.now() };
}

/** Whether the click that is being answered began after the question was seen, and is more than the half of another. */
export const isMeant = (): boolean => click.began >= seen && click.before >= appeared && !isSecondHalf();

function isSecondHalf(): boolean {
  if (!click.by || !done.by) return false;
  return click.by === done.by || (near(click.by, done.by) && click.began < done.at + SEEN);
}

const near = ({ at: one }: Press, { at: two }: Press): boolean =>
  one !== null && two !== null && Math.hypot(one.x - two.x, one.y - two.y) < NEAR;

export const byFinger = (): boolean => press?.by === "touch";

/** Where a pointer went down last. */
export const lastPoint = (): { x: number; y: number } | null => press?.at ?? null;

function begin(event: Event): void {
  if (event instanceof KeyboardEvent) {
    const by = [" ", "Enter"].includes(event.key) ? "key" : "shortcut";
    if (!event.repeat) press = { began: event.timeStamp, ended: null, by, at: null };
    click = { began: press?.began ?? event.timeStamp, before: Infinity, by: press };
  } else if (event instanceof PointerEvent) {
    const { timeStamp, pointerType, clientX: x, clientY: y } = event;
    press = { began: timeStamp, ended: null, by: pointerType, at: { x, y } };
  }
}

function end({ timeStamp }: Event): void {
  if (press) press.ended = timeStamp;
}

function answer({ timeStamp, detail }: MouseEvent): void {
  const recent = press && (press.ended === null || timeStamp - press.ended < LATE);
  const by = recent && press?.by !== "shortcut" ? press : null;
  click = { began: by?.began ?? timeStamp, before: detail > 1 ? click.began : Infinity, by };
}

for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, begin, true);
for (const type of ["pointerup", "pointercancel", "keyup"]) window.addEventListener(type, end, true);
window.addEventListener("click", answer, true);
window.addEventListener("blur", () => (press = null));
