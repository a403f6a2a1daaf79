/** Where a figure comes from, line by line: what a mage brings to a fight, what was offered for a statue. */
import { t } from "$lib/words/words.svelte";
import type { Catalogue } from "../../../web/src/generated/valroc/Catalogue";
import type { PlayerView } from "../../../web/src/generated/valroc/PlayerView";
import { ELEMENTS, figures, signed } from "./elements";
import type { Bids } from "./tale";

/** The skills, what weakens them, what gods and magic add or take, the total; then each mount, if it is ridden. */
export function strengthOf(
  catalogue: Catalogue,
  { skills, weakened, strength, beaten }: PlayerView,
): string[] {
  const taken = weakened.map((n) => -n);
  const rest = ELEMENTS.map((_, i) => (strength[i] ?? 0) - (skills[i] ?? 0) + (weakened[i] ?? 0));
  const line = (what: string, is: string) => (is === "" ? [] : [t("what-is", { what, is })]);
  return [
    ...line(t("vr-from-skills"), figures(skills)),
    ...line(t("vr-from-weakness"), signed(taken)),
    ...line(t("vr-from-gods"), signed(rest)),
    ...line(t("vr-from-all"), figures(strength)),
    ...beaten.flatMap((id) => {
      const mount = catalogue.creatures[id]?.mount;
      return mount ? line(t("vr-from-mount", { name: t(`creature-${id}`) }), signed(mount)) : [];
    }),
  ];
}

/** Who offered what, the winner first. */
export function offered(bids: Bids | undefined, nameOf: (seat: number | "lord") => string): string[] {
  if (!bids) return [];
  const won = (seat: number | null) => Number(seat === bids.winner);
  const lines = bids.bids
    .toSorted((a, b) => won(b.seat) - won(a.seat))
    .map(({ seat, vals, diamond }) =>
      t("what-is", {
        what: nameOf(seat ?? "lord"),
        is: [`[[vals:${String(vals)}]]`, ...(diamond ? [t("token-diamond")] : [])].join(" + "),
      }),
    );
  return [t("vr-last-bids"), ...lines];
}
