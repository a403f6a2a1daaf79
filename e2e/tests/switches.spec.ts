import { expect, test } from "../support/test.ts";
import { atActions } from "../support/ways.ts";

test("language and light change mid-game without losing the place", async ({ page }) => {
  const table = await atActions(page);
  const url = page.url();
  const [gold, lines] = [await table.has("gold"), (await table.lines()).length];
  await page.locator('[data-key="stack:5"]').hover();
  await expect(page.getByText("Source: rulebook").or(page.getByText("Source: published"))).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  await page.getByRole("button", { name: "Change the language: French, English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  const bar = page.getByRole("region", { name: "À faire" });
  await expect(bar).toContainText("Choisissez une action");
  const log = page.getByRole("log", { name: "Journal" });
  await expect(log).toContainText(/Vous lancez|Récolte/);
  await expect(log).not.toContainText(/Harvest|You roll/);
  await expect(page.locator('[data-key="stack:5"]')).toHaveAccessibleName(/cartes?,/);
  expect(await log.locator("p .words").count()).toBe(lines);
  expect(await table.has("gold")).toBe(gold);

  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const night = await background();
  await page.getByRole("button", { name: /lumière|nuit|parchemin/i }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(await background()).not.toBe(night);
  await expect(bar).toContainText("Choisissez une action");

  // It is remembered, and the game goes on where it was.
  await page.reload();
  await expect(bar).toContainText("Choisissez une action");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(page.url()).toBe(url);
  await page.locator('[data-key="gain:gold"]').click();
  await expect(bar).toContainText("dernière action");
});

test("the browser's language is the first one", async ({ welcome }) => {
  const page = await welcome({ locale: "fr-FR" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("button", { name: "Jouer" }).first()).toBeVisible();
});
