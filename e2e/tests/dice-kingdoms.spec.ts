import type { Page } from "@playwright/test";
import { judge } from "../support/judge.ts";
import { Scores } from "../support/scores.ts";
import type { Glance, Table } from "../support/table.ts";
import { expect, PHONE, test } from "../support/test.ts";
import { enter } from "../support/ways.ts";

const GAME = "Dice Kingdoms";
/** All three actions are open, and nothing is clicked yet. */
const atAction = ({ offers }: Glance) => offers.some(({ key }) => key === "die:yellow");

/** Boxes with a stroke of the pen. */
const ticks = (page: Page) => page.locator("g.box.ticked").count();

async function toTheEnd(table: Table, columns: number): Promise<void> {
  const end = await table.play(() => false, 900);
  expect(end.over).toBe(true);
  console.log(`dice kingdoms, ${String(columns)} columns: ${String(table.decisions)} decisions`);
  await new Scores(table.page).addUp(columns);
}

test("a solo game to the end, tree by tree", async ({ page }) => {
  test.slow();
  const table = await enter(page, "Solo", GAME);
  await table.ready();
  await expect(page.getByRole("region", { name: "Events" })).toContainText("0 / 6");
  await expect(page.getByRole("banner")).toContainText("1 / 20");
  // The two citizens and the four starts that are ticked before the game begins.
  expect(await ticks(page)).toBe(2);
  await toTheEnd(table, 1);
  expect(await ticks(page)).toBeGreaterThan(80);
});

test("a game of three to the end, by clicking on the sheets", async ({ page }) => {
  test.slow();
  const table = await enter(page, "Play", GAME);
  await table.ready();
  await expect(page.locator("button.strip")).toHaveCount(2);
  // Two bots make many small decisions in a turn.
  await toTheEnd(table, 3);
});

test("dice narrow the sheets, and what they would tick is drawn before", async ({ page }) => {
  const table = await enter(page, "Play", GAME);
  await table.play(atAction);
  const before = await ticks(page);

  await table.thing("die:green").click();
  const road = page.locator('button[data-key^="road:"][aria-disabled="false"]');
  await expect(road.first()).toBeVisible();
  await expect(page.locator('button[data-key^="lair:"][aria-disabled="false"]')).toHaveCount(0);
  await road.first().hover();
  expect(await page.locator("g.box.ghost").count()).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect(page.locator('button[data-key^="lair:"][aria-disabled="false"]').first()).toBeVisible();

  // A road is built at once if there is only one way to, else by a button that says what it gives.
  await road.first().click();
  const build = table.bar.getByRole("button", { name: /^Build with \d+/ }).first();
  await expect.poll(async () => (await build.isVisible()) || (await ticks(page)) > before).toBe(true);
  if (await build.isVisible()) await build.click();
  await expect.poll(() => ticks(page)).toBeGreaterThan(before);
});

test("the others' sheets are one click away", async ({ page }) => {
  const table = await enter(page, "Play", GAME);
  await table.play(atAction);
  await page.locator("button.strip").first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: /^Castle sheet/ })).toBeVisible();
  await expect(dialog.getByRole("img", { name: /^Forest sheet/ })).toBeVisible();
  await judge(page, "another's sheets");
});

test("axe finds nothing on the sheets", async ({ page }) => {
  const table = await enter(page, "Play", GAME);
  await table.play((glance) => table.decisions > 12 && atAction(glance));
  await page.locator('[data-key="domain:d01"]').first().hover();
  await judge(page, "sheets");
});

test("on a phone what can be chosen comes into sight, and every tab begins at its top", async ({
  welcome,
}) => {
  const page = await welcome({ viewport: { width: 390, height: 844 } });
  const table = await enter(page, "Play", GAME);
  await table.play(({ sentence }) => /^A (combat|road box)/.test(sentence));
  await page.reload();
  await expect(page.locator(".forest .thing.glows").first()).toBeInViewport();
  await page.getByRole("tab", { name: "Kingdom" }).click();
  await expect(page.locator(".show")).toHaveJSProperty("scrollTop", 0);
});

test("on a phone both sheets fit, and a turn is played with the thumb", async ({ welcome }) => {
  const page = await welcome(PHONE);
  const table = await enter(page, "Play", GAME);
  await table.play(atAction);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  await judge(page, "phone");

  await page.locator('button[data-key="die:yellow"]').first().tap();
  const sheet = page.getByRole("dialog", { name: "A closer look" });
  await expect(sheet.getByRole("button", { name: /^Recruit with/ }).first()).toBeVisible();
  const before = await table.sentence.textContent();
  await sheet
    .getByRole("button", { name: /^Recruit with/ })
    .first()
    .tap();
  await expect(sheet).toBeHidden();
  await expect(table.sentence).not.toHaveText(before ?? "");

  for (const [tab, shows] of [
    ["Kingdom", "Your statues"],
    ["Others", "VP"],
    ["Table", "Forest"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).tap();
    await expect(page.getByRole("tabpanel").getByText(shows).first()).toBeVisible();
    expect(await width()).toBe(390);
  }
});
