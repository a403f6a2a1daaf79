/** Short notices that go away by themselves. */
import { untrack } from "svelte";

export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "good" | "bad";
}

/** The dialogs that are open, the topmost last: everything outside of it is behind it and not read aloud. */
export const dialogs = $state<string[]>([]);

/** A dialog opens; answers how it closes. */
export function onTop(id: string): () => void {
  untrack(() => dialogs.push(id));
  return () => untrack(() => dialogs.splice(dialogs.indexOf(id), 1));
}

let next = 0;
export const toasts = $state<Toast[]>([]);

export function toast(text: string, tone: Toast["tone"] = "plain", milliseconds = 5000): void {
  const id = next++;
  // Whoever gives notice does not wait for notices.
  untrack(() => toasts.push({ id, text, tone }));
  setTimeout(() => dismiss(id), milliseconds);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((shown) => shown.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
