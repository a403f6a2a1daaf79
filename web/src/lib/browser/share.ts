import { toast } from "$lib/look/toasts.svelte";
import { t } from "$lib/words/words.svelte";

/** Hands a link to somebody: through the device's own way of sharing, else through the clipboard. */
export async function share(link: string, title: string): Promise<void> {
  if ("share" in navigator && window.matchMedia("(pointer: coarse)").matches) {
    const shared = await navigator.share({ url: link, title }).then(
      () => true,
      (problem: unknown) => problem instanceof DOMException && problem.name === "AbortError",
    );
    if (shared) return;
  }
  await copy(link);
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(() => t("link-copied"), "good");
  } catch {
    // Without HTTPS browsers may refuse: then the link is shown to be copied by hand.
    toast(() => text, "plain", 20_000);
  }
}
