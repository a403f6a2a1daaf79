import type { Page } from "@playwright/test";
import { judge } from "../support/judge.ts";
import { measure } from "../support/measure.ts";
import { choose } from "../support/sense.ts";
import type { Glance, Table } from "../support/table.ts";
import { expect, PHONE, test } from "../support/test.ts";
import { enter, opened, tabTo } from "../support/ways.ts";

const GAME = "Heroes III";
const asks = (question: RegExp) => (glance: Glance) => question.test(glance.sentence);
const deploying = asks(/^Place your units/);
const acting = asks(/move, attack or defend/);
const reaching = (glance: Glance) =>
  acting(glance) && glance.offers.some(({ name }) => /Can be attacked/.test(name));

/** A battle without the clicks that lead to it. */
const fight = (page: Page, options: object = {}) =>
  opened(page, { game: "heroes3", seats: [{ kind: "me" }], options, start: true });

test.slow();

for (const [way, what] of [
  ["Guard", "a guard"],
  ["Siege", "a town behind its walls"],
  ["Hero", "a hero of the AI"],
] as const) {
  test(`${what}, from the home page to the end by clicking, and another battle at once`, async ({ page }) => {
    const table = await enter(page, way, GAME);
    await table.play(deploying);
    const end = await table.play(undefined, 900);
    expect(end.over).toBe(true);
    console.log(`heroes3, ${way}: ${String(table.decisions)} decisions`);
    const before = page.url();
    await page.getByRole("dialog").getByRole("button", { name: "Rematch" }).click();
    await expect.poll(() => page.url()).not.toBe(before);
    await table.play(deploying);
  });
}

test("pointing at an enemy in reach tells what an attack would do, and one click goes there and strikes", async ({
  page,
}) => {
  const table = await fight(page);
  await table.play(reaching, 200);
  const enemy = page
    .locator('button[data-space][aria-disabled="false"][aria-label*="Can be attacked"]')
    .first();
  await enemy.hover();
  const preview = page.getByRole("region", { name: "What an attack would do" });
  await expect(
    preview
      .locator("li")
      .filter({ hasText: /Die .*: \d+ damage/ })
      .first(),
  ).toBeAttached();
  await expect(preview).toContainText(/Retaliation/);
  const before = await table.glance();
  await enemy.click();
  await table.changed(before);
});

/** Answers as a mouse would, but with keys alone. */
async function press(table: Table, glance: Glance): Promise<void> {
  const { page } = table;
  const { key, name } = choose(glance, table.decisions);
  // What one does instead of moving has a letter.
  const letter = acting(glance) && key === null ? /^(Defend|Do nothing)/.exec(name)?.[1] : undefined;
  if (letter !== undefined) await page.keyboard.press(letter === "Defend" ? "d" : "n");
  else {
    if (key === null) await tabTo(page, ".bar .choices button:not(:disabled)", /^\w+/.exec(name)?.[0]);
    else await tabTo(page, `button[data-key="${key}"][aria-disabled="false"]`);
    await page.keyboard.press("Enter");
  }
  table.decisions += 1;
  await table.changed(glance);
  const sure = page.getByRole("dialog", { name: "Give this up?" });
  if (await sure.isVisible()) await page.keyboard.press("Enter");
}

test("a whole battle with the keyboard alone", async ({ page }) => {
  const table = await fight(page, { guard: "1" });
  for (let i = 0; i < 250; i += 1) {
    const glance = await table.ready();
    if (glance.over) break;
    await press(table, glance);
  }
  expect((await table.glance()).over).toBe(true);
});

test("arrows go from space to space", async ({ page }) => {
  const table = await fight(page);
  await table.play(acting, 60);
  const spaces = page.locator("button[data-space]");
  await spaces.first().focus();
  const from = await page.evaluate(() => document.activeElement?.getAttribute("data-space"));
  for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
  const on = await page.evaluate(() => document.activeElement?.hasAttribute("data-space"));
  expect([from !== null, on]).toEqual([true, true]);
});

test("axe finds nothing wrong before, in and after a battle", async ({ page }) => {
  const table = await fight(page, { scenario: "skirmish_siege" });
  await table.play(deploying);
  await judge(page, "placing");
  await table.play(acting, 100);
  await judge(page, "acting");
  await table.play(asks(/Before the die|do you play a card/), 200);
  await judge(page, "cards");
  await table.play(undefined, 900);
  await judge(page, "the end");
});

for (const width of [1280, 1920, 820]) {
  test(`everything can be read and hit on a screen of ${String(width)}`, async ({ welcome }) => {
    const height = { 1280: 800, 1920: 1080, 820: 1180 }[width] ?? 800;
    const page = await welcome({ viewport: { width, height } });
    const table = await fight(page, { scenario: "skirmish_siege" });
    await table.play(acting, 100);
    const { tiny, slight, cut } = await measure(page);
    expect.soft(tiny).toEqual([]);
    expect.soft(slight).toEqual([]);
    expect.soft(cut).toEqual([]);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(tall).toBeLessThanOrEqual(height);
  });
}

test("on a phone the board stands upright, and an attack is shown before it is made", async ({ welcome }) => {
  const page = await welcome(PHONE);
  const table = await fight(page);
  await table.play(reaching, 200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await judge(page, "phone");
  const enemy = page
    .locator('button[data-space][aria-disabled="false"][aria-label*="Can be attacked"]')
    .first();
  await enemy.tap();
  const preview = page.getByRole("region", { name: "What an attack would do" });
  await expect(preview).toBeVisible();
  const before = await table.glance();
  await page.getByRole("button", { name: "Attack", exact: true }).tap();
  await table.changed(before);
  await page.getByRole("tab", { name: "Hero" }).tap();
  await expect(page.getByRole("region", { name: "Your hero" })).toBeVisible();
});
