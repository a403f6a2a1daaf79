import { expect, test } from "../support/test.ts";
import { Scores } from "../support/scores.ts";
import { enter } from "../support/ways.ts";

test("a solo game to the end, beside the Dark Lord", async ({ page }) => {
  test.slow();
  const table = await enter(page, "Solo");
  await table.ready();
  const lord = page.locator('[data-key="seat:rival"]');
  await expect(lord).toContainText("The Dark Lord");
  await expect(lord).toContainText(/\d+ monsters alive/i);
  await lord.getByRole("button", { name: /See all of The Dark Lord/ }).click();
  await expect(page.getByRole("dialog", { name: "The Dark Lord" })).toContainText("Captives");
  await page.keyboard.press("Escape");

  const end = await table.play();
  expect(end.over).toBe(true);
  console.log(`solo: ${String(table.decisions)} decisions`);
  await new Scores(page).addUp(2);
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText(
    /kingdom is|kingdom saved/,
  );
});
