import { judged } from "../support/measure.ts";
import { expect, PHONE, test } from "../support/test.ts";
import { opened, QUICK } from "../support/ways.ts";

/** Screens people sit at; a finger needs more room than a mouse, a thumb more than a finger. */
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
];

for (const players of [1, 2, 3, 4, 5]) {
  const seats = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => QUICK)];
  const wish = { game: "dice-kingdoms", seats, start: true };

  test(`Dice Kingdoms with ${String(players)} can be read and hit on every screen`, async ({
    page,
    welcome,
  }) => {
    const table = await opened(page, wish);
    await table.play(({ sentence }) => table.decisions > 20 && /^Choose a die/.test(sentence));
    for (const { width, height } of players === 3 ? SCREENS : SCREENS.slice(0, 2)) {
      await page.setViewportSize({ width, height });
      // The table of a tablet is that of a phone.
      await expect(page.locator("main .glance").last()).toBeVisible({ visible: width <= 900 });
      await judged(page, `dk-${String(players)}-${String(width)}`, 24);
    }
    if (players !== 3) return;
    const phone = await welcome({ ...PHONE, storageState: await page.context().storageState() });
    await phone.goto(page.url());
    await expect(phone.locator(".castle .thing").first()).toBeVisible();
    await judged(phone, `dk-${String(players)}-390`, 34);
  });
}
