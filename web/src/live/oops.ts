/** What to show for something that did not work. */
import { plain } from "$lib/words/phrase";
import { speak } from "$lib/words/speech";
import { toast } from "$lib/look/toasts.svelte";
import { t } from "$lib/words/words.svelte";
import { Trouble } from "./api";

/** The reason in words. */
export function reason(problem: unknown): string {
  if (!(problem instanceof Trouble)) return t("trouble-offline");
  return plain(speak(problem.why, { you: null }), (_, value) => value);
}

/** The friendly page that fits. */
export function pageFor(problem: unknown): "no-table" | "offline" | "refused" {
  if (!(problem instanceof Trouble)) return "offline";
  if (problem.code === "not_found") return "no-table";
  return problem.code === "offline" || problem.code === "trouble" ? "offline" : "refused";
}

/** Does something with the server; if it does not work, says so and answers undefined. */
export async function attempt<Answer>(deed: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await deed;
  } catch (problem) {
    toast(() => reason(problem), "bad");
    return undefined;
  }
}
