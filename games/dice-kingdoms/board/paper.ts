/** Every sheet has its own symbols: `sign` names one of the sheet around. */
import { createContext } from "svelte";

const [get, set] = createContext<string>();

export const inPaper = (id: string) => void set(id);
export function signs(): (name: string) => string {
  const id = get();
  return (name) => `#${id}-${name}`;
}
