/** Who this browser is to the server. */
import type { Me } from "../generated/protocol/Me";
import { api } from "./api";

let mine = $state.raw<Me>({ person: "", name: "" });
let known: Promise<void> | null = null;

export const me = () => mine;

/** Asks the server once; a first visit makes a guest. */
export function introduce(): Promise<void> {
  known ??= api.me().then(
    (answer) => {
      mine = answer;
    },
    (trouble: unknown) => {
      known = null;
      throw trouble;
    },
  );
  return known;
}

/** The name that is being typed; null if nobody has touched it. */
let typed = $state<string | null>(null);

export const nameTyped = () => typed ?? mine.name;
export const typeName = (name: string) => (typed = name);
export const isRenamed = () => nameTyped().trim() !== "" && nameTyped().trim() !== mine.name;

/** Whoever sits down does so under the name they have typed. */
export async function takeName(): Promise<void> {
  if (isRenamed()) await rename(nameTyped().trim());
  typed = null;
}

export async function rename(name: string): Promise<void> {
  mine = await api.rename(name);
}

/** `handOver`: what this browser has may move to the person whose code it is. */
export async function claim(code: string, handOver: boolean): Promise<void> {
  mine = await api.claim(code, handOver);
}

/** The server forgets this person; the next page makes a new guest. */
export async function forget(): Promise<void> {
  await api.forget();
  known = null;
  await introduce();
}
