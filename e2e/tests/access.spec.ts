import type { Page } from "@playwright/test";
import { judge } from "../support/judge.ts";
import { expect, PHONE, test } from "../support/test.ts";
import { atActions, enter, finished } from "../support/ways.ts";

async function pages(page: Page, paths: Record<string, string>): Promise<void> {
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await judge(page, name);
  }
}

test("axe finds nothing on the pages of the house", async ({ page }) => {
  await pages(page, {
    home: "/",
    "new table": "/new/card-kingdoms",
    rules: "/rules/card-kingdoms",
    settings: "/settings",
    about: "/about",
    "no such page": "/nowhere",
  });
  await enter(page, "Invite");
  await expect(page.getByRole("textbox", { name: "Link to the table" })).toBeVisible();
  await judge(page, "gathering");
});

test("axe finds nothing at a table", async ({ page }) => {
  const table = await enter(page, "Play");
  await table.ready();
  await judge(page, "choosing a Duke");
  await table.play(({ sentence }) => /^Choose an action/.test(sentence));
  await page.locator('[data-key="stack:0"]').hover();
  await judge(page, "running table");
  await page.locator('[data-key^="seat:"] button.open').first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await judge(page, "another's kingdom");
});

test("axe finds nothing at the end of a game", async ({ page }) => {
  await finished(page);
  await judge(page, "score sheet");
  await page.getByRole("dialog").getByRole("button", { name: "Look back" }).click();
  await expect(page.getByRole("slider", { name: "Moment of the game" })).toBeVisible();
  await judge(page, "replay");
});

test("axe finds nothing on a phone", async ({ welcome }) => {
  const page = await welcome(PHONE);
  await pages(page, { home: "/", "new table": "/new/card-kingdoms" });
  await atActions(page);
  await judge(page, "table");
  await page.getByRole("tab", { name: "Kingdom" }).tap();
  await judge(page, "kingdom");
});
