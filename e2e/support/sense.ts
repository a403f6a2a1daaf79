/** What a person without much ambition does: build, slay, recruit, and come to an end. */
import type { Glance, Offer } from "./table.ts";

const GOODS = ["gain:gold", "gain:strength", "gain:gold", "gain:magic"];

/** The row of the stack: 0 monsters, 1 and 2 citizens, 3 domains. */
const row = (key: string) => Math.floor(Number(key.slice("stack:".length)) / 5);
const KEENNESS = [2, 1, 1, 3];

/** What glows on the sheets of Dice Kingdoms: act rather than turn dice, and take turns with the three actions. */
const SHEETS = ["road:", "lair:", "citizen:"];
function sheets(key: string | null, name: string, favourite: string): number | undefined {
  if (/^(Build|Fight|Recruit) with/.test(name)) return 9;
  const kind = SHEETS.find((each) => key?.startsWith(each));
  if (kind !== undefined) return kind === favourite ? 8 : 7;
  if (/^(domain:|die:)/.test(key ?? "")) return 0.5;
  return undefined;
}

/**
 * The city of Valroc: first the pawn, then a place for it; the mage trains and fights, and only now and then somebody
 * comes along. A little is bid, and nothing is played in between. `turn` varies places and elements.
 */
const CITY = ["fountain:", "tavern:", "cave:", "university:", "sanctuary:", "dark_quarter:"];
const ELEMENTS = ["fire", "water", "earth", "air"];
function city(key: string | null, name: string, turn: number): number | undefined {
  if (key === "pawn:mage" || (key === "pawn:assistant" && turn % 3 === 0)) return 20;
  if (/^Place nothing more/.test(name)) return turn % 7 === 0 ? 0.2 : 16;
  const kind = CITY.findIndex((each) => key?.startsWith(each));
  if (kind >= 0) return kind === turn % CITY.length ? 12.5 : 12 - kind * 0.1;
  if (key?.startsWith("training:")) return 14;
  if (key?.startsWith("arena:")) return turn % 4 === 0 ? 15 : 13;
  if (key?.startsWith("creature:")) return 11;
  if (key === "deck:actions") return turn % 5 === 0 ? 3 : 8;
  if (key?.startsWith("element:")) return key.endsWith(ELEMENTS[turn % 4] ?? "") ? 7 : 6;
  if (/^(vial|statue|zone|shown):/.test(key ?? "")) return 6;
  if (key?.startsWith("amount:")) return 5 - Math.abs(Number(key.slice("amount:".length)) - (turn % 3));
  if (/^(pawn|spell|course|token|used|trade):/.test(key ?? "")) return 0.5;
  if (/^Pass until the end of the round/.test(name)) return 6;
  if (/^Stop training/.test(name)) return 4;
  return undefined;
}

/**
 * The Shadow Kingdoms: to Camp whenever a plan can be executed, else round the shrines in turn; take cards and dice, and
 * change nothing that costs. `turn` varies the shrine.
 */
const SHRINES = ["plan", "champion", "gold", "plan", "gem", "magic"];
function shadows(key: string | null, name: string, turn: number): number | undefined {
  if (key === "place:camp") return 30;
  if (key?.startsWith("place:")) return key.endsWith(SHRINES[turn % SHRINES.length] ?? "") ? 22 : 21;
  if (/^die:\w+:\w+-\d/.test(key ?? "")) return 10;
  if (key === "execute" || /^(Strike|Refill the shrines|End the turn)/.test(name)) return 20;
  if (/^(champion|award|reserve):/.test(key ?? "")) return 9;
  if (key?.startsWith("arriving:")) return turn % 2 === 0 ? 8 : 1;
  if (/^(spot|link|board|face):|^zone:\d/.test(key ?? "")) return 8;
  if (/^(held|planned):/.test(key ?? "")) return 1.5;
  if (key?.startsWith("plan:")) return 9.5;
  if (/^Renew/.test(name) || /^See the/.test(name)) return 0.01;
  return undefined;
}

/**
 * A battle of Heroes III: place all units, strike whom one can, else go on; now and then a card, and another round as long
 * as one may. `turn` varies the card and the step.
 */
function battle(key: string | null, name: string, turn: number): number | undefined {
  if (key?.startsWith("army:")) return 40;
  if (/attack from here/.test(name)) return 45;
  if (/Can be attacked/.test(name)) return 35;
  if (/^space:/.test(key ?? "")) return 24 + ((Number(key?.slice(6)) * 7 + turn) % 5);
  if (/^(hand|morale)/.test(key ?? "")) return turn % 3 === 0 ? 30 : 0.3;
  if (/^(card|top|discard):/.test(key ?? "")) return 20;
  if (/movement point/.test(name)) return 20;
  if (/^(Retreat|Surrender)/.test(name)) return 0.01;
  return undefined;
}

const LOOT = /^(\d+ (gold|materials|valuables|experience|resource)|Search \(2\))/;
const IN_TOWN = /^((build|recruit|reinforce):|guild$)/;
/**
 * The adventure of Heroes III: visit what is near, beat what runs, look under tiles, fight now and then, walk on; now and
 * then to the town, for whatever can be had there. `turn` varies the way.
 */
function adventure(key: string | null, name: string, turn: number): number | undefined {
  if (key?.startsWith("field:")) {
    if (/quick combat/.test(name)) return 31;
    if (/attack/.test(name)) return turn % 3 === 0 ? 31.5 : 2.5;
    // Some places can be visited again and again.
    if (/visit,/.test(name)) return turn % 3 === 0 || /visited/.test(name) ? 1.5 : 30;
    // To end the turn is worth 20: sometimes it comes before a walk over open fields.
    return turn % 3 === 0 ? 6 : 21 + ((Number(key.slice(6)) * 7 + turn) % 5) / 10;
  }
  if (key?.startsWith("tile:")) return 32;
  if (key?.startsWith("die:") && LOOT.test(name)) return 20;
  if (IN_TOWN.test(key ?? "")) return 28;
  if (name === "The map") return 27;
  if (name === "Town") return turn % 5 === 0 ? 33 : 0.02;
  if (/^Confirm/.test(name)) return 25;
  if (/^Fill your hand/.test(name)) return 22;
  if (/^(machine|troop|use|hire|muster)/.test(key ?? "") || /^Turn the tile/.test(name)) return 0.02;
  return undefined;
}

function appeal({ key, name }: Offer, favourite: string, sheet: string, turn: number): number {
  const onMap = adventure(key, name, turn);
  if (onMap !== undefined) return onMap;
  const inBattle = battle(key, name, turn);
  if (inBattle !== undefined) return inBattle;
  const inShadows = shadows(key, name, turn);
  if (inShadows !== undefined) return inShadows;
  const inCity = city(key, name, turn);
  if (inCity !== undefined) return inCity;
  const onSheet = sheets(key, name, sheet);
  if (onSheet !== undefined) return onSheet;
  if (/^(End the harvest|No, thank you)/.test(name)) return 0;
  if (key?.startsWith("stack:")) return 10 + (KEENNESS[row(key)] ?? 0);
  if (key === favourite) return 2;
  if (/^Keep \d/.test(name)) return 5;
  return 1;
}

/** The most appealing offer; `count` varies the resource that is taken for want of better. */
export function choose({ offers, sentence }: Glance, count: number): Offer {
  const favourite = GOODS[count % GOODS.length] ?? "gain:gold";
  const sheet = SHEETS[count % SHEETS.length] ?? "road:";
  const worth = (offer: Offer) => appeal(offer, favourite, sheet, count);
  const [best] = [...offers].sort((a, b) => worth(b) - worth(a));
  if (!best) throw new Error(`nothing to choose: “${sentence}”`);
  return best;
}
