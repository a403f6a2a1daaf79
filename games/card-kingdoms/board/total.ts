/** How many cards a pile by name holds. */
export const total = (pile: Record<string, number>) =>
  Object.values(pile).reduce((sum, count) => sum + count, 0);
