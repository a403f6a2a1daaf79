import type { Page } from "@playwright/test";
import { judge } from "../support/judge.ts";
import { Scores } from "../support/scores.ts";
import type { Glance } from "../support/table.ts";
import { expect, PHONE, test } from "../support/test.ts";
import { enter, opened, QUICK } from "../support/ways.ts";

const GAME = "Shadow Kingdoms";
const asks = (question: RegExp) => (glance: Glance) => question.test(glance.sentence);
const moving = asks(/Warden/);
const offers = (kind: string) => (glance: Glance) =>
  glance.offers.some(({ key }) => key?.startsWith(kind) === true);

const three = (page: Page) =>
  opened(page, { game: "shadow-kingdoms", seats: [{ kind: "me" }, QUICK, QUICK], start: true });

test.slow();

test("a solo game to the end, against the Adversary", async ({ page }) => {
  const table = await enter(page, "Solo", GAME);
  await table.play(moving);
  const rival = page.locator('[data-key="seat:rival"]');
  await expect(rival).toContainText("Gems");
  await expect(rival).toContainText("next: Magic");
  const end = await table.play(undefined, 1500);
  expect(end.over).toBe(true);
  console.log(`shadow-kingdoms alone: ${String(table.decisions)} decisions`);
  await new Scores(page).addUp(2);
});

test("three players to the end, two of them of the house", async ({ page }) => {
  const table = await three(page);
  const end = await table.play(undefined, 1500);
  expect(end.over).toBe(true);
  console.log(`shadow-kingdoms of three: ${String(table.decisions)} decisions`);
  await new Scores(page).addUp(3);
});

test("a Camp move taken back half-way, step by step", async ({ page }) => {
  const table = await three(page);
  await table.play(offers("place:camp"), 400);
  const before = (await table.glance()).sentence;
  const camp = page.getByRole("region", { name: "To do" }).locator('button[data-key="place:camp"]');
  await camp.click();
  await expect(camp).toBeHidden();
  // On to the marker: the plan, its troops, the attack.
  await table.play(offers("spot:"), 40);
  const sheet = page.getByRole("region", { name: "Your plan" });
  await expect(sheet).toContainText(/Strength \d+/);
  // Back, one step after the other, until the Warden is asked again.
  for (let step = 0; step < 20 && (await table.glance()).sentence !== before; step += 1) {
    const now = await table.glance();
    await expect(table.undo).toBeEnabled();
    await table.ready();
    await table.undo.click();
    await table.changed(now);
  }
  await expect(table.sentence).toHaveText(before);
  await expect(sheet).toBeHidden();
  await expect(camp).toBeVisible();
});

test("a die in one click: the way to its gate and the die", async ({ page }) => {
  const table = await three(page);
  await table.play(moving);
  const die = page.locator('button[data-key^="die:gold:"][aria-disabled="false"]').first();
  const own = page.getByRole("region", { name: "Your board" });
  await die.click();
  await expect(own.locator('button[data-key^="held:"]')).toHaveCount(1);
});

test("axe finds nothing at the table, in Camp and on another's board", async ({ page }) => {
  const table = await three(page);
  await table.ready();
  await judge(page, "boards");
  await table.play(offers("face:"));
  await judge(page, "faces");
  await table.play(moving);
  await judge(page, "table");
  await table.play(offers("champion:"), 200);
  await judge(page, "champions");
  await table.play(offers("spot:"), 400);
  await judge(page, "camp");
  await page.locator('[data-key^="seat:"] button.open').first().click();
  await judge(page, "another's board");
});

test("on a phone everything fits, and a die is taken with the thumb", async ({ welcome }) => {
  const page = await welcome(PHONE);
  const table = await three(page);
  await table.play(moving);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  await judge(page, "phone");
  await page.locator('button[data-key^="die:gold:"][aria-disabled="false"]').first().tap();
  await expect(page.locator('button[data-key^="held:"]').first()).toBeVisible();
  for (const [tab, shows] of [
    ["Camp", "Plans executed"],
    ["Others", "Conquests"],
    ["Table", "Gems"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).tap();
    await expect(page.getByRole("tabpanel").getByText(shows).first()).toBeVisible();
    expect(await width()).toBe(390);
  }
});
