/** A table's name, and who sits there, with a name for everybody. */
import type { SeatInfo as Sent } from "../generated/protocol/SeatInfo";
import type { TableInfo } from "../generated/protocol/TableInfo";
import type { SeatInfo } from "$lib/board/table";
import { knows, t } from "$lib/words/words.svelte";

const BOTS = ["Odilon", "Perceval", "Eudes", "Sidonie", "Gontran", "Perrine"];

/** A bot that is nobody of the tavern keeps the name of its seat through the whole game, and through a rematch. */
export const botName = (seat: number) => BOTS[seat % BOTS.length] ?? "Aldric";

export const botKind = (bot: string) => (knows(`bot-${bot}`) ? t(`bot-${bot}`) : t("bot"));

/** The bot that a seat gets if nobody says which: a good game for most people. */
export const usualBot = (bots: readonly string[]) =>
  bots.find((bot) => bot === "medium") ?? bots.at(-1) ?? "random";

export function seatOf(sent: Sent): SeatInfo {
  const nameless = sent.sitter === "bot" ? botName(sent.seat) : t("guest", { n: sent.seat + 1 });
  const base = { name: sent.name === "" ? nameless : sent.name, person: sent.person };
  if (sent.sitter === "open") return { ...base, name: t("seat-open"), kind: "open", away: false };
  if (sent.sitter === "bot") {
    const level = sent.resigned ? t("resigned") : botKind(sent.bot ?? "");
    return { ...base, kind: "bot", level, away: false, face: sent.character ?? undefined };
  }
  // The house plays on for somebody who was away.
  if (sent.bot !== null) return { ...base, kind: "bot", level: t("resigned"), away: false };
  return { ...base, kind: "person", away: !sent.online };
}

export function titleOf({ game, campaign }: TableInfo): string {
  const name = t(`game-${game}`);
  return campaign ? t("campaign-table", { name, n: campaign.game }) : name;
}

/** A seat of somebody's own: those who share their device are people of their own. */
export const isOf = (person: string, seat: Sent) => seat.sitter === "person" && seat.person === person;
