/** Short notices that go away by themselves. */
import { untrack } from "svelte";

export interface Toast {
  id: number;
  /** In the language that is spoken when it is read. */
  says: () => string;
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

/** What is said again, and what was refused before, gives way to the latest. */
export function toast(says: () => string, tone: Toast["tone"] = "plain", milliseconds = 5000): void {
  const id = next++;
  // Whoever gives notice does not wait for notices.
  untrack(() => {
    const before = toasts.find((shown) => (tone === "bad" && shown.tone === tone) || shown.says() === says());
    if (before) dismiss(before.id);
    toasts.push({ id, says, tone });
  });
  setTimeout(() => dismiss(id), milliseconds);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((shown) => shown.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
