/** Several people at one device: whose eyes may see the screen now. */
import type { Look } from "../generated/engine/Look";

export interface Front {
  look: Look | undefined;
  /** The seat that should take the device first; everything is hidden until then. */
  curtain: number | null;
}

/** `held` is the seat that last lifted the curtain. */
export function front(looks: readonly Look[], held: number | null, over: boolean): Front {
  const [first] = looks;
  if (looks.length <= 1) return { look: first, curtain: null };
  const holder = looks.find((look) => look.seat === held);
  if (over) return { look: holder ?? first, curtain: null };
  if (holder?.prompt) return { look: holder, curtain: null };
  const asked = looks.find((look) => look.prompt);
  if (asked) return { look: asked, curtain: asked.seat };
  return holder ? { look: holder, curtain: null } : { look: first, curtain: first?.seat ?? null };
}
