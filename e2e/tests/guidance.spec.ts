import { expect, test } from "../support/test.ts";
import { atActions, enter } from "../support/ways.ts";

test("a move is taken back, with the button and with U", async ({ page }) => {
  const table = await atActions(page);
  const gold = table.thing("gain:gold");
  const had = await table.has("gold");
  await gold.click();
  await expect(table.sentence).toHaveText(/last action/);
  expect(await table.has("gold")).toBe(had + 1);
  await table.undo.click();
  await expect(table.sentence).toHaveText(/2 left/);
  expect(await table.has("gold")).toBe(had);

  await gold.click();
  await expect(table.sentence).toHaveText(/last action/);
  await page.keyboard.press("u");
  await expect(table.sentence).toHaveText(/2 left/);
  expect(await table.has("gold")).toBe(had);
});

test("what cannot be done says why", async ({ page }) => {
  const table = await atActions(page);
  const refused = page.locator('button[data-key^="stack:"].refused').first();
  await expect(refused).toHaveAttribute("aria-disabled", "true");
  await expect(refused).toHaveAccessibleName(/\. (You are missing|At least)/);
  await refused.hover();
  await expect(refused.getByText(/You are missing|At least/).first()).toBeVisible();
  const large = page.getByRole("complementary").getByText(/You are missing|At least/);
  await expect(large.first()).toBeVisible();
  const { all } = await table.glance();
  await refused.click({ force: true });
  expect((await table.glance()).all, "a click on it does nothing").toBe(all);

  // The plain list of everything has it too, with the reason beside it.
  await table.everything.click();
  const list = page.getByRole("dialog", { name: "Everything you can do" });
  await expect(list.getByRole("button", { name: /^Gain 1 gold/ })).toBeEnabled();
  await expect(list.getByText(/You are missing/).first()).toBeVisible();
  await list.getByRole("button", { name: /^Gain 1 gold/ }).click();
  await expect(table.sentence).toHaveText(/last action/);
});

test("? opens the rule that applies, and the rules page finds its heading", async ({ page }) => {
  const table = await enter(page, "Play");
  await table.ready();
  const rail = page.getByRole("complementary");
  await table.bar.getByRole("button", { name: "The rule that applies" }).click();
  await expect(rail.getByRole("heading", { name: "Choosing your duke" })).toBeVisible();
  await page.getByRole("tab", { name: "Log" }).click();
  await table.play(({ sentence }) => /^Choose an action/.test(sentence));
  await page.keyboard.press("?");
  await expect(rail.getByRole("heading", { name: "Actions", exact: true })).toBeVisible();
  await expect(rail.getByRole("heading", { name: "Choosing your duke" })).toBeHidden();

  const rules = page.waitForEvent("popup");
  await rail.getByRole("link", { name: "All the rules" }).click();
  const popup = await rules;
  await popup.goto(`${new URL(popup.url()).pathname}#harvest`);
  await expect(popup.getByRole("heading", { name: "Harvest", exact: true })).toBeInViewport();
});

test("a line of the log shows the table as it was, and leads back", async ({ page }) => {
  const table = await atActions(page);
  await page
    .getByRole("button", { name: /^Show the table at that moment/ })
    .last()
    // At its beginning: what it names are buttons of their own.
    .click({ position: { x: 4, y: 4 } });
  const past = page.getByRole("region", { name: "Look back" });
  await expect(past).toContainText(/\d+ \/ \d+/);
  await past.getByRole("button", { name: "Back to now" }).click();
  await expect(table.sentence).toHaveText(/Choose an action/);
});

test("what happened since the last move is seen again with one click, and ends where one is", async ({
  page,
}) => {
  const table = await atActions(page);
  await table.thing("gain:gold").click();
  await expect(table.sentence).toHaveText(/last action/);
  await table.thing("gain:magic").click();
  await table.play(({ sentence }) => /^Choose an action/.test(sentence));
  const plays = async () => Number(await page.getByRole("slider").getAttribute("max"));
  await table.bar.getByRole("button", { name: "What happened since my last move" }).click();
  const past = page.getByRole("region", { name: "Look back" });
  await past.getByRole("button", { name: "Pause" }).click();
  const all = await plays();
  const [at = 0] = ((await past.locator(".where").textContent()) ?? "").split("/").map(Number);
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(all);
  await past.getByRole("button", { name: "One step forward" }).click();
  await expect(past.locator(".where")).toHaveText(`${String(at + 1)} / ${String(all)}`);
  await expect(past.locator(".told")).not.toBeEmpty();
  // Left alone it goes on to the end, and back to the question.
  await past.getByRole("button", { name: "Play on" }).click();
  await expect(table.sentence).toHaveText(/Choose an action/);
});
