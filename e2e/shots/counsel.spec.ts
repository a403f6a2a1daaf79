import { shoot } from "../support/shoot.ts";
import { expect, PHONE, test } from "../support/test.ts";
import { Table } from "../support/table.ts";

for (const [size, wishes] of Object.entries({ desktop: {}, phone: { ...PHONE, hasTouch: false } })) {
  test(`pictures of levels, hint and analysis, ${size}`, async ({ welcome }) => {
    const page = await welcome(wishes);
    await page.goto("/new/card-kingdoms");
    await page.getByRole("button", { name: /^Opponent on seat 2/ }).click();
    await shoot(page, `people-${size}`);
    await page.getByRole("button", { name: /^Nicolette/ }).click();
    await shoot(page, `new-${size}`, true);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    const table = new Table(page);
    await table.play(({ sentence }) => table.decisions > 14 && /^Choose an action/.test(sentence));
    await page.getByRole("button", { name: "Hint" }).click();
    const tip = page
      .getByRole("region", { name: "Hint" })
      .getByRole("listitem")
      .first()
      .getByRole("button")
      .first();
    await tip.click();
    await tip.hover();
    await shoot(page, `hint-${size}`);
    await table.play();
    await shoot(page, `end-${size}`);
    await page.getByRole("dialog").getByRole("button", { name: "Analysis" }).click();
    await expect(page.getByRole("button", { name: "Analyse the game" })).toBeVisible();
    await shoot(page, `analysis-none-${size}`);
    await page.getByRole("button", { name: "Analyse the game" }).click();
    await page.waitForTimeout(1_000);
    await shoot(page, `analysis-running-${size}`);
    await page.getByRole("group", { name: "Chance to win over the game" }).waitFor({ timeout: 240_000 });
    await shoot(page, `analysis-${size}`, true);
    await page.locator(".chart").hover({ position: { x: 200, y: 100 } });
    await shoot(page, `analysis-pointed-${size}`);
  });
}
