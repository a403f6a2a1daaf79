/** The ways in, as people take them. */
import { expect, type Page } from "@playwright/test";
import { Table } from "./table.ts";

export async function enter(
  page: Page,
  way: "Play" | "Invite" | "Solo",
  game = "Valeria: Card Kingdoms",
): Promise<Table> {
  await page.goto("/");
  const cover = page.getByRole("article", { name: game });
  await cover.getByRole("button", { name: way, exact: true }).click();
  await page.waitForURL(/\/table\/[\w-]+$/);
  return new Table(page);
}

/** A game with the house, at the start of this person's actions. */
export async function atActions(page: Page): Promise<Table> {
  const table = await enter(page, "Play");
  await table.play(({ sentence }) => /^Choose an action/.test(sentence));
  return table;
}

/** Gives up, whereupon the house plays to the end at once. */
export async function finished(page: Page): Promise<Table> {
  const table = await enter(page, "Play");
  await table.play(({ sentence }) => /^Choose an action/.test(sentence));
  await page.getByRole("button", { name: "This table" }).click();
  await page.getByRole("button", { name: "Give up my seat" }).click();
  await page.getByRole("button", { name: "Yes, give up" }).click();
  await expect(page.getByRole("dialog").locator("tfoot")).toBeVisible({ timeout: 15_000 });
  return table;
}
