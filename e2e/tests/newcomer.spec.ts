import { expect, test } from "../support/test.ts";
import { Table } from "../support/table.ts";
import { Scores } from "../support/scores.ts";

test("a newcomer starts in at most three clicks and plays a whole game against the house", async ({
  page,
}) => {
  test.slow();
  await page.evaluate(() => {
    document.addEventListener("click", () => (window.name = String(Number(window.name) + 1)), true);
  });
  const cover = page.getByRole("article", { name: "Valeria: Card Kingdoms" });
  await cover.getByRole("button", { name: "Play", exact: true }).click();
  const table = new Table(page);
  await expect(table.sentence).toHaveText(/Choose your duke/);
  expect(Number(await page.evaluate(() => window.name)), "clicks to the first decision").toBeLessThanOrEqual(
    3,
  );

  const end = await table.play();
  expect(end.over).toBe(true);
  console.log(`newcomer: ${String(table.decisions)} decisions`);
  const scores = new Scores(page);
  await scores.addUp(3);
  await scores.verifyDice();
  await scores.close();
  await expect(table.bar.getByRole("button", { name: "Scores" })).toBeVisible();
  await expect(table.log).toContainText("The game is over.");
});

test("however many options a game has, its table can be opened without looking for the button", async ({
  page,
}) => {
  for (const game of ["card-kingdoms", "shadow-kingdoms", "dice-kingdoms", "valroc", "heroes3"]) {
    await page.goto(`/new/${game}`);
    const start = page.getByRole("button", { name: "Start", exact: true });
    await expect(start, game).toBeInViewport({ ratio: 1 });
  }
});
