/** What the server sent, as the frame shows it. */
import type { Heard } from "../generated/engine/Heard";
import type { Look } from "../generated/engine/Look";
import type { Phrase } from "../generated/engine/Phrase";
import type { SeatInfo } from "../generated/protocol/SeatInfo";
import type { TableInfo } from "../generated/protocol/TableInfo";
import type { WaitingFor } from "../generated/protocol/WaitingFor";
import type { Choice } from "$lib/choosing/choices";
import { speak, type Voice } from "$lib/words/speech";
import type { Board, Missing } from "$lib/board/table";
import type { Beat } from "$lib/motion/motion.svelte";
import { t } from "$lib/words/words.svelte";

/** What is told line by line, and how it moves on the table; a board that plays back by itself tells its lines, too. */
export const beatsOf = (board: Board<never>, heard: readonly Heard[]): Beat[] =>
  heard
    .map((each) => ({ heard: each, motions: board.motions(each.event) }))
    .filter(({ motions }) => !board.playsBack || motions.length > 0);

/** The choices of a look in words. */
export function choicesOf(look: Look, voice: Voice, idle?: (label: Phrase) => boolean): Choice[] {
  return look.choices.map(({ id, action, label, targets, refusal, gives_up }) => ({
    id,
    action,
    label: speak(label, voice),
    deed: label.key,
    targets,
    idle: idle?.(label),
    givesUp: gives_up,
    ...(refusal === undefined ? {} : { refusal: speak(refusal, voice) }),
  }));
}

/** A look from one's own seat while the house plays on there: to see, and not to decide. */
export const onlyLooking = ({ seat, view, scores, heard }: Look): Look => ({
  seat,
  view,
  scores,
  heard,
  choices: [],
  can_undo: false,
});

/**
 * Those we wait for in vain, if this page may let the house play on for them: the host may, and everybody once the host
 * is away.
 */
export function missing(
  table: TableInfo,
  you: number | null,
  waiting: readonly number[],
  skew: number,
): Missing[] {
  const from = (seat: SeatInfo) => (seat.replaceable_from === null ? Infinity : seat.replaceable_from - skew);
  const me = you === null ? undefined : table.seats[you]?.person;
  if (me === undefined) return [];
  const hosts = table.seats.filter((seat) => seat.person === table.host).map(from);
  const allowed = me === table.host ? 0 : Math.max(...(hosts.length > 0 ? hosts : [Infinity]));
  return table.seats
    .filter(({ seat }) => waiting.includes(seat))
    .map((seat) => ({ seat: seat.seat, from: Math.max(allowed, from(seat)) }))
    .filter(({ from }) => from < Infinity);
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
