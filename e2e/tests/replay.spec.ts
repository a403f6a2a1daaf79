import { readFile } from "node:fs/promises";
import { expect, test } from "../support/test.ts";
import { finished } from "../support/ways.ts";

test("a game is looked at again: scrubber, keys, link to a moment, record", async ({ page, welcome }) => {
  await finished(page);
  await page.getByRole("dialog").getByRole("button", { name: "Look back" }).click();
  await page.waitForURL(/\/replay/);
  const bar = page.getByRole("region", { name: "Look back" });
  const scrubber = bar.getByRole("slider", { name: "Moment of the game" });
  await expect(scrubber).toBeVisible();
  const plays = Number(await scrubber.getAttribute("max"));
  expect(plays).toBeGreaterThan(20);
  const at = (play: number) =>
    expect(bar.getByText(`${String(play)} / ${String(plays)}`, { exact: true })).toBeVisible();

  // From the beginning; buttons, then the scrubber, then the keys.
  await at(0);
  await bar.getByRole("button", { name: "To the end" }).click();
  await at(plays);
  await expect(page.getByRole("log", { name: "Log" })).toContainText("The game is over.");
  await bar.getByRole("button", { name: "To the start" }).click();
  await at(0);
  await bar.getByRole("button", { name: "One step forward" }).click();
  await at(1);
  await scrubber.fill(String(Math.floor(plays / 2)));
  await at(Math.floor(plays / 2));
  await scrubber.blur();
  await page.keyboard.press("ArrowRight");
  await at(Math.floor(plays / 2) + 1);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await at(Math.floor(plays / 2) - 1);
  await page.keyboard.press("Home");
  await at(0);
  await page.keyboard.press("End");
  await at(plays);
  await scrubber.fill("7");
  await at(7);

  // Somebody else opens the link to this moment.
  const link = page.url();
  expect(link).toMatch(/at=7$/);
  const friend = await welcome();
  await friend.goto(link);
  await expect(friend.getByText(`7 / ${String(plays)}`, { exact: true })).toBeVisible();

  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the record" }).click();
  const download = await coming;
  const record = await readFile(await download.path(), "utf8");
  expect(download.suggestedFilename()).not.toBe("");
  expect(record.length).toBeGreaterThan(500);
  expect(record).toMatch(/seed/);
});
