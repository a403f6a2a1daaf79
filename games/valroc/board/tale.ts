/** What happened in this round, place by place: the view shows what is, this what has just been. */
import type { Heard } from "../../../web/src/generated/engine/Heard";
import type { Centre } from "../../../web/src/generated/valroc/Centre";
import type { Element } from "../../../web/src/generated/valroc/Element";
import type { Event } from "../../../web/src/generated/valroc/Event";
import type { Reward } from "../../../web/src/generated/valroc/Reward";
import { actionId, creatureId } from "./ids";

export interface Search {
  seat: number;
  card: string;
  found: Reward | null;
}
export interface Training {
  seat: number;
  cards: { centre: Centre; immune: boolean }[];
}
export interface Bids {
  /** By seat; the phantom is null. */
  bids: { seat: number | null; vals: number; diamond: boolean }[];
  winner: number | null | undefined;
}
export interface Tale {
  searches: Map<Element, Search>;
  trainings: Training[];
  favour: { seat: number; statue: Element; centre: Centre; won: boolean } | undefined;
  beaten: { seat: number; creature: string }[];
  bids: Partial<Record<Element, Bids>>;
}

const blank = (): Tale => ({ searches: new Map(), trainings: [], favour: undefined, beaten: [], bids: {} });

function add(tale: Tale, event: Event): void {
  switch (event.type) {
    case "searched":
      tale.searches.set(event.room, { seat: event.seat, card: actionId(event.card), found: null });
      break;
    case "teleported": {
      const search = tale.searches.get(event.from);
      if (search) tale.searches.set(event.to, search);
      tale.searches.delete(event.from);
      break;
    }
    case "found": {
      const search = [...tale.searches.values()].findLast((each) => each.seat === event.seat);
      if (search) search.found = event.reward;
      break;
    }
    case "training_begins":
      tale.trainings.push({ seat: event.seat, cards: [] });
      break;
    case "trained":
      tale.trainings.at(-1)?.cards.push({ centre: event.centre, immune: event.immune });
      break;
    case "favour":
      tale.favour = event;
      break;
    case "beat":
      tale.beaten.push({ seat: event.seat, creature: creatureId(event.creature) });
      break;
    case "bid_shown":
      bidsOf(tale, event.statue).bids.push(event);
      break;
    case "phantom_bid":
      bidsOf(tale, event.statue).bids.push({ seat: null, vals: event.vals, diamond: false });
      break;
    case "statue_won":
      bidsOf(tale, event.statue).winner = event.winner;
      break;
  }
}

const bidsOf = (tale: Tale, statue: Element): Bids => (tale.bids[statue] ??= { bids: [], winner: undefined });

/** The tale of the round that goes on; the bids of the last offerings stay in memory until the next. */
export function taleOf(log: readonly Heard[], past: number | null): Tale {
  let tale = blank();
  for (const { play, event } of log) {
    if (past !== null && play > past) break;
    const told = event as Event;
    if (told.type === "round_begins") tale = { ...blank(), bids: tale.bids };
    else if (told.type === "offerings_begin") tale.bids = {};
    else add(tale, told);
  }
  return tale;
}
