import type { Page } from "@playwright/test";
import { judge } from "../support/judge.ts";
import { expect, PHONE, test } from "../support/test.ts";
import { Table } from "../support/table.ts";
import { atActions, finished } from "../support/ways.ts";

/** The form with all options. */
async function form(page: Page): Promise<void> {
  await page.goto("/new/card-kingdoms");
  await expect(page.getByRole("combobox", { name: "Who plays on seat 2" })).toBeVisible();
}

test("an opponent is chosen by portrait, and is met at the table", async ({ page }) => {
  await form(page);
  await page.getByRole("button", { name: /^Opponent on seat 2/ }).click();
  const people = page.getByRole("dialog", { name: "Choose an opponent" });
  for (const level of ["Easy", "Medium", "Hard"])
    await expect(people.getByRole("region", { name: level }).getByRole("button")).toHaveCount(5);
  await judge(page, "choosing an opponent");
  await people.getByRole("button", { name: /^Thorgrim/ }).click();
  await expect(people).toBeHidden();
  await expect(page.getByRole("button", { name: "Opponent on seat 2: Thorgrim" })).toContainText("medium");

  // Nobody sits twice at a table; and there are others, for those who look for them.
  await page.getByRole("button", { name: /^Opponent on seat 3/ }).click();
  await expect(people.getByRole("button", { name: /^Thorgrim/ })).toBeDisabled();
  await people.getByText(/^Other/).click();
  await people.getByRole("button", { name: /^Harpagon/ }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();

  await page.waitForURL(/\/table\/[\w-]+$/);
  const table = new Table(page);
  await table.ready();
  const strip = page.locator('[data-key="seat:1"]').first();
  await expect(strip).toContainText("Thorgrim");
  await expect(strip).toContainText("medium");
  await expect(strip.locator("img")).toHaveAttribute("src", /thorgrim/);
  expect(await strip.locator("img").evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  await table.play(({ sentence }) => /^Choose an action/.test(sentence));
  await expect(table.log).toContainText(/Thorgrim|Harpagon/);
  await page.getByRole("button", { name: "This table" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Harpagon" })).toBeVisible();
});

test("a hint shows what the house would do, and one of its tips is played", async ({ page }) => {
  const table = await atActions(page);
  await table.bar.getByRole("button", { name: "Hint" }).click();
  const hint = page.getByRole("region", { name: "Hint" });
  const tips = hint.getByRole("listitem");
  await expect(tips).toHaveCount(3);
  for (const tip of await tips.all()) await expect(tip).toContainText(/\d+%/);
  await expect(tips.first()).toContainText(/points/);
  await judge(page, "hint");

  // Pointing at a tip marks what it is about; the key closes and opens it.
  await tips.first().getByRole("button").focus();
  await expect(page.locator(".marked").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(hint).toBeHidden();
  await page.keyboard.press("h");
  await expect(tips).toHaveCount(3);

  // A click chooses it, a second one plays it.
  await tips.first().getByRole("button").click();
  await hint.getByRole("button", { name: "Play this" }).click();
  await expect(table.sentence).not.toHaveText(/2 left/);
  await expect(hint).toBeHidden();
});

test("a table can do without hints", async ({ page }) => {
  await form(page);
  await page.getByRole("checkbox", { name: "Hints allowed" }).uncheck();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL(/\/table\/[\w-]+$/);
  const table = new Table(page);
  await table.ready();
  await expect(table.bar.getByRole("button", { name: "Hint" })).toBeHidden();
  await page.keyboard.press("h");
  await expect(page.getByRole("region", { name: "Hint" })).toBeHidden();
  const id = new URL(page.url()).pathname.split("/")[2] ?? "";
  const answer = await page.request.post(`/api/tables/${id}/hint`, { data: { seat: 0, seq: 0 } });
  expect(answer.status()).toBe(403);
});

test("a finished game is analysed: progress, chart, decisions, and back to a moment", async ({
  page,
  welcome,
}) => {
  await finished(page);
  await page.getByRole("dialog").getByRole("button", { name: "Analysis" }).click();
  await page.waitForURL(/\/analysis$/);
  await expect(page.getByText("This game has not been analysed yet.")).toBeVisible();
  await judge(page, "not analysed yet");
  await page.getByRole("button", { name: "Analyse the game" }).click();
  await expect(page.getByRole("progressbar", { name: "Progress of the analysis" })).toBeVisible();
  const chart = page.getByRole("group", { name: "Chance to win over the game" });
  await expect(chart).toBeVisible({ timeout: 120_000 });
  await expect(chart.locator("polyline")).toHaveCount(3);
  await expect(page.getByText("of the best chances kept")).toHaveCount(3);
  await judge(page, "analysis");

  // Whoever gave the seat up still sees everybody's decisions.
  const decisions = page.getByRole("region", { name: "Decisions" });
  await decisions.getByRole("radio", { name: "all" }).check();
  await expect(decisions.getByRole("listitem").first()).toContainText(/to win|Better/);
  const all = await decisions.getByRole("status").textContent();
  await decisions.getByRole("radio", { name: "mistakes" }).check();
  await expect(decisions.getByRole("status")).not.toHaveText(all ?? "");

  // Anybody who has the link sees it, at once.
  const address = page.url();
  const friend = await welcome(PHONE);
  await friend.goto(address);
  await expect(friend.getByRole("group", { name: "Chance to win over the game" })).toBeVisible();
  await judge(friend, "analysis on a phone");
  expect(
    await friend.evaluate(() => document.documentElement.scrollWidth),
    "nothing sticks out sideways",
  ).toBe(390);

  const turn = chart.getByRole("link").first();
  const label = (await turn.getAttribute("aria-label")) ?? "";
  const play = /move (\d+)/.exec(label)?.[1] ?? "";
  await turn.click();
  await page.waitForURL(new RegExp(`/replay\\?at=${play}$`));
  await expect(page.getByRole("region", { name: "Look back" })).toContainText(`${play} /`);
  await page.getByRole("link", { name: "Analysis" }).click();
  await expect(chart).toBeVisible();
});

test("who played sees their own mistakes first", async ({ page }) => {
  await form(page);
  await page.getByRole("button", { name: "Remove" }).last().click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL(/\/table\/[\w-]+$/);
  const table = new Table(page);
  expect((await table.play()).over).toBe(true);
  await page.getByRole("dialog").getByRole("button", { name: "Analysis" }).click();
  await page.getByRole("button", { name: "Analyse the game" }).click();
  const decisions = page.getByRole("region", { name: "Decisions" });
  await expect(decisions).toBeVisible({ timeout: 120_000 });
  await expect(decisions.getByRole("radio", { name: "mine" })).toBeChecked();
  await expect(decisions.getByRole("listitem").first()).toContainText(
    /would have raised your chance from \d+% to \d+%/,
  );
});

test("on a phone: a portrait is chosen and a hint is read with the thumb", async ({ welcome }) => {
  const page = await welcome(PHONE);
  await form(page);
  await page.getByRole("button", { name: /^Opponent on seat 2/ }).tap();
  const people = page.getByRole("dialog", { name: "Choose an opponent" });
  await judge(page, "choosing an opponent on a phone");
  await people.getByRole("button", { name: /^Grom/ }).tap();
  await page.getByRole("button", { name: "Start", exact: true }).tap();
  await page.waitForURL(/\/table\/[\w-]+$/);
  const table = new Table(page);
  await table.ready();
  await table.bar.getByRole("button", { name: "Hint" }).tap();
  const tips = page.getByRole("region", { name: "Hint" }).getByRole("listitem");
  await expect(tips.first()).toBeVisible();
  await judge(page, "hint on a phone");
  await tips.first().getByRole("button").first().tap();
  await tips.first().getByRole("button", { name: "Play this" }).tap();
  await expect(table.sentence).not.toHaveText(/duke/);
});

test("who gives up hands the seat to the house, which plays on", async ({ page }) => {
  await atActions(page);
  await page.getByRole("button", { name: "This table" }).click();
  await page.getByRole("button", { name: "Give up my seat" }).click();
  await page.getByRole("button", { name: "Yes, give up" }).click();
  await expect(page.getByRole("dialog").locator("tfoot")).toBeVisible({ timeout: 120_000 });
});
