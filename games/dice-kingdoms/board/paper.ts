/** Every sheet has its own symbols: `sign` names one of the sheet around. */
import { createContext } from "svelte";
import type { PowerPlan } from "../../../web/src/generated/dice-kingdoms/PowerPlan";

const [get, set] = createContext<string>();

export const inPaper = (id: string) => void set(id);
export function signs(): (name: string) => string {
  const id = get();
  return (name) => `#${id}-${name}`;
}

/** Which of the colours of `paper.css` a domain has. */
export const toneOf = (power: PowerPlan | undefined) =>
  power === undefined ? "any" : power.do === "citizen" ? power.guild : (power.die ?? "any");
