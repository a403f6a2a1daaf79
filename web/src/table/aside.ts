/** Buttons that give something up do not appear where the last click was: they step aside. */
import { lastPoint } from "$lib/choosing/press";

interface Point {
  x: number;
  y: number;
}
type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Room between the last click and the button, in pixels. */
const ROOM = 16;

export const covers = (box: Box, { x, y }: Point): boolean =>
  x > box.left - ROOM && x < box.right + ROOM && y > box.top - ROOM && y < box.bottom + ROOM;

/** How far to the left, or from the left side to the right, a row must move so that none of these boxes is hit. */
export function stepAside(boxes: readonly Box[], point: Point | null, fromLeft: boolean): number {
  if (point === null) return 0;
  const hit = boxes.filter((box) => covers(box, point));
  const steps = hit.map((box) => (fromLeft ? point.x - box.left : box.right - point.x) + ROOM);
  return Math.max(0, ...steps);
}

/** Keeps a row of buttons aside of the last click for as long as the question is the same. */
export function aside(row: HTMLElement, fromLeft: boolean): void {
  row.style.removeProperty("--aside");
  const boxes = [...row.querySelectorAll("[data-gives-up]")].map((button) => button.getBoundingClientRect());
  const step = stepAside(boxes, lastPoint(), fromLeft);
  if (step > 0) row.style.setProperty("--aside", `${String(Math.ceil(step))}px`);
}
