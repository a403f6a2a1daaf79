/** Which part of the map is to be seen, and how large. */
import { SIZE, type Box, type Point } from "./hexes";

/** The radius of a hex on the screen, in pixels. */
export const LEAST = 24;
export const MOST = 64;
/** A finger needs fields of 58 pixels. */
const BY_FINGER = 34;
const MARGIN = 10;

export class Camera {
  width = $state(0);
  height = $state(0);
  /** How many pixels a unit of the drawing is. */
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The player has moved it: it stays where it is. */
  moved = $state(false);
  #box: Box = { left: 0, top: 0, width: 1, height: 1 };
  #focus: Point = { x: 0, y: 0 };
  #finger = false;

  /** How much larger than the drawing words are, so that they can be read. */
  words = $derived.by(() => Math.max(1, 30 / SIZE / this.scale));

  /** The room it has, what there is to see, and what the eye is on. */
  look(box: Box, focus: Point, finger: boolean): void {
    this.#box = box;
    this.#focus = focus;
    this.#finger = finger;
    if (!this.moved) this.fit();
    else this.#keep();
  }

  /** The whole map, if it can be read that small; else as much of it as can, round the hero. */
  fit(): void {
    if (this.width === 0) return;
    const { left, top, width, height } = this.#box;
    const whole = Math.min((this.width - 2 * MARGIN) / width, (this.height - 2 * MARGIN) / height);
    const least = (this.#finger ? BY_FINGER : LEAST) / SIZE;
    this.scale = Math.min(MOST / SIZE, Math.max(least, whole));
    const shown = whole >= this.scale - 1e-6;
    const eye = shown ? { x: left + width / 2, y: top + height / 2 } : this.#focus;
    this.moved = false;
    this.centre(eye);
    this.moved = false;
  }

  centre({ x, y }: Point): void {
    this.x = this.width / 2 - x * this.scale;
    this.y = this.height / 2 - y * this.scale;
    this.#keep();
    this.moved = true;
  }

  /** Moves as little as it takes to see a point with some room around it. */
  show(point: Point, room: number): void {
    const { x, y } = this.on(point);
    const into = (at: number, length: number) => Math.max(room - at, 0) - Math.max(at - (length - room), 0);
    const [dx, dy] = [into(x, this.width), into(y, this.height)];
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.moved = true;
    this.#keep();
  }

  /** Larger or smaller, while what lies under this point stays there. */
  zoom(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = Math.min(MOST / SIZE, Math.max(LEAST / SIZE, this.scale * by));
    const grown = scale / this.scale;
    this.x = at.x - (at.x - this.x) * grown;
    this.y = at.y - (at.y - this.y) * grown;
    this.scale = scale;
    this.moved = true;
    this.#keep();
  }

  /** Where a point of the drawing is on the screen. */
  on({ x, y }: Point): Point {
    return { x: x * this.scale + this.x, y: y * this.scale + this.y };
  }

  /** What is not small enough to be seen as a whole never leaves the room; what is, stays inside. */
  #keep(): void {
    const { left, top, width, height } = this.#box;
    const hold = (at: number, start: number, length: number, room: number) => {
      const [from, long] = [start * this.scale, length * this.scale];
      const one = MARGIN - from;
      const other = room - MARGIN - from - long;
      return Math.min(Math.max(at, Math.min(one, other)), Math.max(one, other));
    };
    this.x = hold(this.x, left, width, this.width);
    this.y = hold(this.y, top, height, this.height);
  }
}

const cameras: Partial<Record<string, Camera>> = {};

/** The camera of a table: whoever comes back from a battle finds the place again. */
export function cameraOf(table: string): Camera {
  const camera = cameras[table] ?? new Camera();
  cameras[table] = camera;
  return camera;
}
