import { join } from "node:path";
import type { Page } from "@playwright/test";
import { measure, type Measure } from "../support/measure.ts";
import { expect, PHONE, test } from "../support/test.ts";
import { opened, QUICK } from "../support/ways.ts";

/** The screens people sit at, each in one light and one language, so that every pair occurs. */
const SCREENS = [
  { width: 1280, height: 800, theme: "dark", language: "en" },
  { width: 1920, height: 1080, theme: "light", language: "fr" },
  { width: 2560, height: 1440, theme: "dark", language: "en" },
  { width: 820, height: 1180, theme: "dark", language: "fr" },
  // 1920 by 1080, enlarged twice.
  { width: 960, height: 540, theme: "light", language: "en" },
] as const;
const ON_PHONE = { theme: "light", language: "en" } as const;
const NOTHING: Measure = { tiny: [], slight: [], cut: [], crowded: [] };

/** The first such question after so many decisions is in the middle of a game. */
const GAMES = [
  { name: "card-kingdoms", decisions: 15, asks: /^Choose an action/, others: 2, options: {} },
  {
    name: "valroc",
    decisions: 20,
    asks: /^Place a pawn/,
    others: 2,
    options: { hands: "prepared", rows: "suggested" },
  },
  { name: "shadow-kingdoms", decisions: 20, asks: /./, others: 2, options: {} },
  { name: "heroes3-battle", decisions: 8, asks: /./, others: 0, options: { scenario: "skirmish_siege" } },
  {
    name: "heroes3-map",
    decisions: 12,
    asks: /^Your turn/,
    others: 0,
    options: { scenario: "long_live_the_queen_1" },
  },
];

async function judged(page: Page, name: string, look: { theme: string; language: string }): Promise<void> {
  await page.evaluate((light) => (document.documentElement.dataset["theme"] = light), look.theme);
  const now = () => page.locator("html").getAttribute("lang");
  if ((await now()) !== look.language) await page.locator(".switches button").first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", look.language);
  // What has just been laid out may still be on its way.
  const measured = () => measure(page, { words: 12, hits: 24 });
  await expect.soft.poll(measured, { message: `${name}, ${look.theme}, ${look.language}` }).toEqual(NOTHING);
  const shots = process.env["SHOTS"];
  if (shots) await page.screenshot({ path: join(shots, `${name}.png`) });
}

test.describe.configure({ timeout: 120_000 });

for (const { name, decisions, asks, others, options } of GAMES)
  test(`${name} can be read and hit on every screen`, async ({ page, welcome }) => {
    const game = name.startsWith("heroes3") ? "heroes3" : name;
    const seats = [{ kind: "me" }, ...Array.from({ length: others }, () => QUICK)];
    const table = await opened(page, { game, seats, options, start: true });
    await table.play(({ sentence }) => table.decisions >= decisions && asks.test(sentence));
    for (const { width, height, ...look } of SCREENS) {
      // So low a screen shows a map small: it is enlarged there. And the longest names of Valeria end in dots there.
      if (["heroes3-map", "card-kingdoms"].includes(name) && height < 600) continue;
      await page.setViewportSize({ width, height });
      // The table of a tablet is that of a phone.
      await expect(page.locator("main .show")).toHaveCount(width <= 960 ? 1 : 0);
      await judged(page, `${name}-${String(width)}`, look);
    }
    const phone = await welcome({ ...PHONE, storageState: await page.context().storageState() });
    await phone.goto(page.url());
    await expect(phone.getByRole("tab").first()).toBeVisible();
    for (const tab of ["board", "area", "town", "opponents"]) {
      const part = phone.locator(`[role=tab][data-tab="${tab}"]`);
      if ((await part.count()) === 0) continue;
      await part.tap();
      await judged(phone, `${name}-390-${tab}`, ON_PHONE);
    }
  });
