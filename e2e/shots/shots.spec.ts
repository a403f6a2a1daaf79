import { shoot } from "../support/shoot.ts";
import type { Glance } from "../support/table.ts";
import { PHONE, test } from "../support/test.ts";
import { enter } from "../support/ways.ts";

const PAGES = {
  home: "/",
  new: "/new/card-kingdoms",
  rules: "/rules/card-kingdoms",
  settings: "/settings",
  about: "/about",
  "no-table": "/table/nobody-knows-it",
};

for (const [size, wishes] of Object.entries({ desktop: {}, phone: { ...PHONE, hasTouch: false } })) {
  test(`pictures, ${size}`, async ({ welcome }) => {
    // A table that nobody knows is an error in the console, too.
    const page = await welcome({ ...wishes, careless: true });
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await shoot(page, `${name}-${size}`);
    }
    await enter(page, "Invite");
    await page.getByRole("button", { name: "Start" }).waitFor();
    await shoot(page, `gathering-${size}`);
    const table = await enter(page, "Play");
    await table.ready();
    await shoot(page, `duke-${size}`);
    await table.play(({ sentence }) => table.decisions > 24 && /^Choose an action/.test(sentence));
    if (size === "desktop") await page.locator('[data-key="stack:7"]').hover();
    await shoot(page, `table-${size}`);
    for (const part of size === "phone" ? ["Kingdom", "Others", "Log", "Rules"] : []) {
      await page.getByRole("tab", { name: part }).click();
      await shoot(page, `table-${part.toLowerCase()}-${size}`);
    }
    if (size === "phone") await page.getByRole("tab", { name: "Table" }).click();
    await table.play();
    await page.waitForTimeout(500);
    await shoot(page, `scores-${size}`);
    await page.getByRole("dialog").getByRole("button", { name: "Look back" }).click();
    await page.getByRole("slider").waitFor();
    await shoot(page, `replay-${size}`);
  });
}

const atAction = ({ offers }: Glance) => offers.some(({ key }) => key === "die:yellow");

for (const [size, wishes] of Object.entries({ desktop: {}, phone: { ...PHONE, hasTouch: false } })) {
  test(`pictures of Dice Kingdoms, ${size}`, async ({ welcome }) => {
    const page = await welcome(wishes);
    const table = await enter(page, "Play", "Dice Kingdoms");
    await table.ready();
    await shoot(page, `dice-start-${size}`);
    await table.play((glance) => table.decisions > 24 && atAction(glance));
    await table.thing("die:green").first().click();
    if (size === "phone") await page.keyboard.press("Escape");
    await page.locator('button[data-key^="road:"][aria-disabled="false"]').first().hover();
    await shoot(page, `dice-table-${size}`);
    if (size === "phone") {
      await page.getByRole("button", { name: "Forest", exact: true }).click();
      await shoot(page, "dice-forest-phone");
      await page.getByRole("tab", { name: "Kingdom" }).click();
      await shoot(page, "dice-area-phone");
      await page.getByRole("tab", { name: "Others" }).click();
    } else await page.locator("button.strip").first().click();
    await shoot(page, `dice-others-${size}`);
  });
  test(`pictures of Dice Kingdoms alone, ${size}`, async ({ welcome }) => {
    const page = await welcome(wishes);
    const table = await enter(page, "Solo", "Dice Kingdoms");
    await table.play((glance) => table.decisions > 60 && atAction(glance));
    await shoot(page, `dice-solo-${size}`);
    await table.play();
    await page.waitForTimeout(500);
    await shoot(page, `dice-scores-${size}`);
  });
}
