/** What the server sent, as the frame shows it. */
import type { Look } from "../generated/engine/Look";
import type { TableInfo } from "../generated/protocol/TableInfo";
import type { WaitingFor } from "../generated/protocol/WaitingFor";
import type { Choice } from "$lib/choices";
import { speak, type Voice } from "$lib/speech";
import { t } from "$lib/words.svelte";

/** The choices of a look in words. */
export function choicesOf(look: Look, voice: Voice): Choice[] {
  return look.choices.map(({ action, label, targets, refusal }) => ({
    action,
    label: speak(label, voice),
    targets,
    ...(refusal === undefined ? {} : { refusal: speak(refusal, voice) }),
  }));
}

/** One sentence: the question, or whom we wait for. */
export function sentence(look: Look | null, waiting: readonly number[], over: boolean, voice: Voice): string {
  if (look?.prompt) return speak(look.prompt.question, voice);
  if (over) return t("game-over");
  if (waiting.length === 0) return t("waiting");
  const names = waiting.map((seat) => `[[seat:${String(seat)}]]`).join(", ");
  return t("waiting-for", { names });
}

/** The same wait by our own clock. */
export const byOurClock = (waiting: WaitingFor | null, skew: number): WaitingFor | null =>
  waiting && { ...waiting, since: waiting.since - skew };

export function titleOf({ game, campaign }: TableInfo): string {
  const name = t(`game-${game}`);
  return campaign ? t("campaign-table", { name, n: campaign.game }) : name;
}
