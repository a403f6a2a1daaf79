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

function appeal({ key, name }: Offer, favourite: string, sheet: string): number {
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
  const [best] = [...offers].sort((a, b) => appeal(b, favourite, sheet) - appeal(a, favourite, sheet));
  if (!best) throw new Error(`nothing to choose: “${sentence}”`);
  return best;
}
