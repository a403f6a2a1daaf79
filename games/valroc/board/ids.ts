/** Events name cards by their number in the box, views and pictures by their id. */
const two = (n: number) => String(n).padStart(2, "0");

/** Tameable, wild, mythic: sixteen of each. */
const KINDS = ["d", "s", "m"] as const;
const EACH = 16;

export const creatureId = (n: number) => `${KINDS[Math.floor(n / EACH)] ?? ""}${two((n % EACH) + 1)}`;
export const courseId = (n: number) => `c${two(n + 1)}`;
export const spellId = (n: number) => `p${two(n + 1)}`;
export const actionId = (n: number) => `a${two(n + 1)}`;
export const magicId = (n: number) => `n${String(n + 1)}`;
