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

export async function rename(name: string): Promise<void> {
  mine = await api.rename(name);
}

export async function claim(code: string): Promise<void> {
  mine = await api.claim(code);
}

/** The server forgets this person; the next page makes a new guest. */
export async function forget(): Promise<void> {
  await api.forget();
  known = null;
  await introduce();
}
