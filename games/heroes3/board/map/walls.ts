/** The edges that cannot be crossed, as they are drawn: each once, those round a blocked field thinner. */
import type { FieldView } from "../types";
import { corner, edgePath, middle } from "./hexes";

export interface Wall {
  path: string;
  joints: string;
}

const JOINTS = [0.2, 0.4, 0.6, 0.8];
const THICK = 3.4;

/** Short strokes across an edge, as between stones. */
function jointsOf(direction: number, x: number, y: number, wide: number): string {
  const [from, to] = [corner(direction), corner(direction + 1)];
  const angle = (direction * 60 * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * wide, Math.sin(angle) * wide];
  return JOINTS.map((share) => {
    const [px, py] = [x + from.x + (to.x - from.x) * share, y + from.y + (to.y - from.y) * share];
    const at = (sign: number) => `${(px + dx * sign).toFixed(1)} ${(py + dy * sign).toFixed(1)}`;
    return `M${at(-1)}L${at(1)}`;
  }).join("");
}

export function wallsOf(fields: readonly FieldView[], turn: number): { thick: Wall[]; thin: Wall[] } {
  const walls = { thick: [] as Wall[], thin: [] as Wall[] };
  const drawn = new Set<string>();
  // What encloses a blocked field is drawn as such, though the field beside it has the same edge.
  const ordered = [...fields].sort(
    (a, b) => Number(b.category === "blocked") - Number(a.category === "blocked"),
  );
  for (const field of ordered) {
    const blocked = field.category === "blocked";
    const { x, y } = middle(field, turn);
    for (let edge = 0; edge < 6; edge += 1) {
      if ((field.walls & (1 << edge)) === 0) continue;
      const direction = edge + turn;
      const angle = (direction * 60 * Math.PI) / 180;
      const key = `${String(Math.round(x + Math.cos(angle) * 31.2))},${String(Math.round(y + Math.sin(angle) * 31.2))}`;
      if (drawn.has(key)) continue;
      drawn.add(key);
      const wall = {
        path: edgePath(direction, { x, y }),
        joints: jointsOf(direction, x, y, blocked ? 2.2 : THICK),
      };
      walls[blocked ? "thin" : "thick"].push(wall);
    }
  }
  return walls;
}
