import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { measure } from "../support/measure.ts";
import type { Glance } from "../support/table.ts";
import { PHONE, test } from "../support/test.ts";
import { enter, finished, opened, QUICK } from "../support/ways.ts";

/** Every page and every board on every screen, and beside them what can be measured there. */
const FOLDER = process.env["SHOTS"] ?? "/tmp/e2e-shots";
const SCREENS = {
  // 200 % zoom on 1920 by 1080, and on 1600 wide.
  zoom: [960, 540],
  wide800: [800, 600],
  tablet: [820, 1180],
  laptop: [1280, 800],
  desk: [1920, 1080],
  wall: [2560, 1440],
} as const;

async function shot(page: Page, name: string, hits = 24): Promise<void> {
  await page.waitForTimeout(250);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  const found = await measure(page, { words: 12, hits });
  const lines = Object.entries(found).flatMap(([what, all]: [string, string[]]) =>
    all.map((it) => `  ${what}: ${it}`),
  );
  if (lines.length > 0) appendFileSync(join(FOLDER, "measured.txt"), `${name}\n${lines.join("\n")}\n`);
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function everywhere(page: Page, name: string): Promise<void> {
  for (const [screen, [width, height]] of Object.entries(SCREENS)) {
    await page.setViewportSize({ width, height });
    await shot(page, `${name}-${screen}`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "light"));
  await shot(page, `${name}-light`);
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  await page.emulateMedia({ forcedColors: "active" });
  await shot(page, `${name}-forced`);
  await page.emulateMedia({ forcedColors: "none" });
}

const PAGES = {
  home: "/",
  new: "/new/card-kingdoms",
  rules: "/rules/card-kingdoms",
  settings: "/settings",
  about: "/about",
  link: "/link",
  lost: "/nowhere",
  campaigns: "/campaigns/valroc",
};

test("pages", async ({ welcome }) => {
  const page = await welcome({ careless: true });
  const phone = await welcome({ ...PHONE, hasTouch: false, careless: true });
  for (const [name, path] of Object.entries(PAGES)) {
    for (const [on, at] of [
      [page, everywhere],
      [phone, async (it: Page, as: string) => shot(it, `${as}-phone`)],
    ] as const) {
      await on.goto(path);
      await on.waitForLoadState("networkidle");
      await at(on, `page-${name}`);
    }
  }
  await enter(page, "Invite");
  await page.getByRole("button", { name: "Start" }).waitFor();
  await everywhere(page, "page-gathering");
  await finished(page);
  await everywhere(page, "page-scores");
  await page.goto(page.url() + "/replay");
  await page.waitForLoadState("networkidle");
  await everywhere(page, "page-replay");
});

const LANGUAGE = process.env["LOOK"] ?? "en";
const GAMES: { name: string; wish: object; until: (glance: Glance, decisions: number) => boolean }[] = [
  {
    name: "cards",
    wish: { game: "card-kingdoms" },
    until: ({ sentence }, n) => n >= 15 && /^Choose an action/.test(sentence),
  },
  {
    name: "dice",
    wish: { game: "dice-kingdoms" },
    until: ({ sentence }, n) => n > 20 && /^Choose a die/.test(sentence),
  },
  {
    name: "valroc",
    wish: { game: "valroc", options: { hands: "prepared", rows: "suggested" } },
    until: ({ sentence }, n) => n >= 20 && /^Place a pawn/.test(sentence),
  },
  { name: "shadow", wish: { game: "shadow-kingdoms" }, until: (_, n) => n >= 20 },
];
const middles = async (page: Page, phone: Page, name: string) => {
  if (LANGUAGE === "fr") await page.locator(".switches button").first().click();
  await everywhere(page, name);
  await phone.goto(page.url());
  await phone.getByRole("tab").first().waitFor();
  for (const tab of await phone.getByRole("tab").all()) {
    await tab.click();
    await shot(phone, `${name}-phone-${String(await tab.getAttribute("data-tab"))}`);
  }
};

for (const { name, wish, until } of GAMES)
  test(`board ${name}`, async ({ welcome }) => {
    const page = await welcome();
    const table = await opened(page, { seats: [{ kind: "me" }, QUICK, QUICK], start: true, ...wish });
    await table.play((glance) => until(glance, table.decisions));
    const phone = await welcome({
      ...PHONE,
      hasTouch: false,
      storageState: await page.context().storageState(),
    });
    await middles(page, phone, `board-${name}`);
  });

for (const [name, way, decisions] of [
  ["guard", "Guard", 8],
  ["siege", "Siege", 8],
  ["map", "Solo", 12],
] as const)
  test(`board heroes ${name}`, async ({ welcome }) => {
    const page = await welcome();
    const table = await enter(page, way, "Heroes III");
    await table.play(
      (glance) =>
        table.decisions >= decisions &&
        (name !== "map" || glance.offers.some(({ key }) => key?.startsWith("field:"))),
    );
    const phone = await welcome({
      ...PHONE,
      hasTouch: false,
      storageState: await page.context().storageState(),
    });
    await middles(page, phone, `board-heroes-${name}`);
  });
