/** Moving and enlarging the map with a mouse, a wheel, fingers. A press that does not move stays a click. */
import { zoomOf } from "$lib/browser/screen.svelte";
import type { Camera } from "./camera.svelte";
import type { Point } from "./hexes";

/** How far a finger may tremble. */
const SLACK = 7;
const STEP = 1.18;

interface Wishes {
  /** The wheel does something else just now; true if it did. */
  wheel?: (forward: boolean) => boolean;
  /** Any press. */
  press?: () => void;
}

export function gestures(camera: Camera, wishes: Wishes = {}) {
  return (room: HTMLElement) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let moves = false;
    const point = (event: PointerEvent | WheelEvent): Point => {
      const box = room.getBoundingClientRect();
      // In pixels of the map, however large the table is drawn.
      const zoom = zoomOf(room);
      return { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
    };
    const spread = () => {
      const [a, b] = [...fingers.values()];
      return a && b
        ? {
            far: Math.hypot(a.x - b.x, a.y - b.y),
            x: (a.x + b.x) / 2,
            y: (a.y + b.y) / 2,
          }
        : null;
    };

    function down(event: PointerEvent) {
      wishes.press?.();
      if (event.button > 0) return;
      fingers.set(event.pointerId, point(event));
      start = point(event);
      moves = fingers.size > 1;
    }
    function move(event: PointerEvent) {
      const before = fingers.get(event.pointerId);
      if (!before || !start) return;
      const now = point(event);
      if (!moves && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
      if (!moves) room.setPointerCapture(event.pointerId);
      moves = true;
      const was = spread();
      fingers.set(event.pointerId, now);
      const is = spread();
      if (was && is) {
        camera.pan(is.x - was.x, is.y - was.y);
        camera.zoom(is.far / Math.max(1, was.far), is);
      } else camera.pan(now.x - before.x, now.y - before.y);
    }
    function up(event: PointerEvent) {
      fingers.delete(event.pointerId);
    }
    /** The click at the end of a drag is none. */
    function click(event: MouseEvent) {
      if (!moves) return;
      moves = false;
      event.preventDefault();
      event.stopPropagation();
    }
    function wheel(event: WheelEvent) {
      event.preventDefault();
      if (wishes.wheel?.(event.deltaY > 0)) return;
      camera.zoom(event.deltaY > 0 ? 1 / STEP : STEP, point(event));
    }

    room.addEventListener("pointerdown", down);
    room.addEventListener("pointermove", move);
    room.addEventListener("pointerup", up);
    room.addEventListener("pointercancel", up);
    room.addEventListener("click", click, true);
    room.addEventListener("wheel", wheel, { passive: false });
    return () => {
      room.removeEventListener("pointerdown", down);
      room.removeEventListener("pointermove", move);
      room.removeEventListener("pointerup", up);
      room.removeEventListener("pointercancel", up);
      room.removeEventListener("click", click, true);
      room.removeEventListener("wheel", wheel);
    };
  };
}
