/** A unit that is dragged from the army to its space, by mouse or finger. A press that does not move stays a click. */
import type { AtTable } from "$lib/board/at-table.svelte";
import { zoomOf } from "$lib/browser/screen.svelte";
import { placing } from "./formation.svelte";
import type { Fought } from "./types";

const SLACK = 8;

class Drag {
  /** Who is dragged, and where the pointer is. */
  unit = $state<string | null>(null);
  x = $state(0);
  y = $state(0);

  /** Makes an element something to drag by. */
  by(at: AtTable<Fought>, unit: string) {
    return (row: HTMLElement) => {
      let start: { x: number; y: number } | null = null;
      const down = (event: PointerEvent) => {
        if (event.button === 0) start = { x: event.clientX, y: event.clientY };
      };
      const move = (event: PointerEvent) => {
        if (!start) return;
        const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
        if (this.unit === null && far < SLACK) return;
        if (this.unit === null) row.setPointerCapture(event.pointerId);
        this.unit = unit;
        // In pixels of the table, however large it is drawn.
        const zoom = zoomOf(row);
        this.x = event.clientX / zoom;
        this.y = event.clientY / zoom;
      };
      const up = (event: PointerEvent) => {
        start = null;
        if (this.unit === null) return;
        this.unit = null;
        const under = document
          .elementsFromPoint(event.clientX, event.clientY)
          .find(
            (element): element is HTMLElement => element instanceof HTMLElement && "space" in element.dataset,
          );
        const choice = under && placing(at, unit, Number(under.dataset["space"]));
        if (choice) at.choosing.play(choice);
        // The click that ends a drag means nothing.
        window.addEventListener("click", stop, { capture: true, once: true });
        setTimeout(() => window.removeEventListener("click", stop, { capture: true }), 0);
      };
      const stop = (event: MouseEvent) => {
        event.preventDefault();
        event.stopPropagation();
      };
      const cancel = () => {
        start = null;
        this.unit = null;
      };
      row.addEventListener("pointerdown", down);
      row.addEventListener("pointermove", move);
      row.addEventListener("pointerup", up);
      row.addEventListener("pointercancel", cancel);
      return () => {
        cancel();
        row.removeEventListener("pointerdown", down);
        row.removeEventListener("pointermove", move);
        row.removeEventListener("pointerup", up);
        row.removeEventListener("pointercancel", cancel);
      };
    };
  }
}

export const drag = new Drag();
