import type { Page } from "@playwright/test";
import { choose } from "../support/sense.ts";
import type { Table } from "../support/table.ts";
import { expect, test } from "../support/test.ts";
import { enter, tabTo } from "../support/ways.ts";

/** Decides as a reader of screens does: goes to what its name says, and presses Enter. */
async function decide(table: Table): Promise<void> {
  const glance = await table.ready();
  await table.where(choose(glance, table.decisions)).focus();
  await table.page.keyboard.press("Enter");
  table.decisions += 1;
  await table.changed(glance);
  // Where the page asks once more, keys answer, too: a press of the mouse would say that somebody sees.
  const sure = table.page.getByRole("dialog", { name: "Give this up?" });
  await expect(async () => {
    if (await sure.isVisible()) {
      await sure.getByRole("button", { name: "Yes, give it up" }).focus();
      await table.page.keyboard.press("Enter");
    }
    await expect(sure).toBeHidden({ timeout: 500 });
  }).toPass();
}

const focused = (page: Page) => page.locator(":focus");

/** What is read aloud by itself: what happened, and what is asked. */
const announced = (page: Page) => page.locator(".spoken[aria-live=polite]").last();

/** One turn or so of every game, and something on its table that must say what it costs and what it does. */
const GAMES = [
  {
    game: "Valeria: Card Kingdoms",
    way: "Play",
    thing: /^Archer, \d+ cards?, \d gold/,
    does: /On your turn/,
  },
  { game: "Dice Kingdoms", way: "Play", thing: /^Minotaur Lair/, does: /first/i },
  { game: "Valroc", way: "Play", thing: /./, does: /./ },
  { game: "Shadow Kingdoms", way: "Play", thing: /^Assassin|gold/, does: /./ },
  { game: "Heroes III", way: "Guard", thing: /./, does: /./ },
] as const;

for (const { game, way, thing, does } of GAMES)
  test(`${game} is played by ear`, async ({ page }) => {
    const table = await enter(page, way, game);
    await table.ready();
    await tabTo(page, "button.skip");
    await page.keyboard.press("Enter");
    await expect(table.bar).toBeFocused();
    for (let i = 0; i < 8; i += 1) {
      await decide(table);
      const { over } = await table.ready();
      if (over) break;
      // The focus is where one goes on, and what is asked is told, also when it was asked before.
      await expect(focused(page).and(page.locator("button, section.bar"))).toHaveCount(1);
      const asked = ((await table.sentence.textContent()) ?? "").replace(/\s+/g, " ").trim();
      await expect(announced(page)).toContainText(asked.split(/[.:(]/)[0] ?? asked);
    }
    const told = page.getByRole("button", { name: thing }).and(page.locator("[aria-description]")).first();
    await expect(told).toHaveAccessibleDescription(does);
  });
