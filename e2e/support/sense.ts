/** What a person without much ambition does: build, slay, recruit, and come to an end. */
import type { Glance, Offer } from "./table.ts";

const GOODS = ["gain:gold", "gain:strength", "gain:gold", "gain:magic"];

/** The row of the stack: 0 monsters, 1 and 2 citizens, 3 domains. */
const row = (key: string) => Math.floor(Number(key.slice("stack:".length)) / 5);
const KEENNESS = [2, 1, 1, 3];

function appeal({ key, name }: Offer, favourite: string): number {
  if (/^(End the harvest|No, thank you)/.test(name)) return 0;
  if (key?.startsWith("stack:")) return 10 + (KEENNESS[row(key)] ?? 0);
  if (key === favourite) return 2;
  if (/^Keep \d/.test(name)) return 5;
  return 1;
}

/** The most appealing offer; `count` varies the resource that is taken for want of better. */
export function choose({ offers, sentence }: Glance, count: number): Offer {
  const favourite = GOODS[count % GOODS.length] ?? "gain:gold";
  const [best] = [...offers].sort((a, b) => appeal(b, favourite) - appeal(a, favourite));
  if (!best) throw new Error(`nothing to choose: “${sentence}”`);
  return best;
}
