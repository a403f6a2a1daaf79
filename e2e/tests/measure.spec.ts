import { join } from "node:path";
import type { Page } from "@playwright/test";
import { measure, type Measure } from "../support/measure.ts";
import { expect, PHONE, test } from "../support/test.ts";
import { opened, QUICK } from "../support/ways.ts";

/** Screens people sit at; a finger needs more room than a mouse, a thumb more than a finger. */
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
];
const NOTHING: Measure = { tiny: [], slight: [], cut: [], crowded: [] };

/** Looks at the table in both languages and both lights. */
async function judged(page: Page, where: string, hits: number): Promise<void> {
  const languages = page.locator(".switches button").first();
  for (const theme of ["dark", "light"]) {
    await page.evaluate((light) => (document.documentElement.dataset["theme"] = light), theme);
    const language = (await page.locator("html").getAttribute("lang")) ?? "";
    // What has just been laid out may still be on its way.
    const measured = () => measure(page, { words: 12, hits });
    await expect.soft.poll(measured, { message: `${where}, ${theme}, ${language}` }).toEqual(NOTHING);
    const shots = process.env["SHOTS"];
    if (shots) await page.screenshot({ path: join(shots, `${where}-${theme}-${language}.png`) });
    await languages.click();
    await expect(page.locator("html")).not.toHaveAttribute("lang", language);
  }
}

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
      await expect(page.locator("main .glance")).toHaveCount(width <= 900 ? 1 : 0);
      await judged(page, `dk-${String(players)}-${String(width)}`, 24);
    }
    if (players !== 3) return;
    const phone = await welcome({ ...PHONE, storageState: await page.context().storageState() });
    await phone.goto(page.url());
    await expect(phone.locator(".castle .thing").first()).toBeVisible();
    await judged(phone, `dk-${String(players)}-390`, 34);
  });
}
