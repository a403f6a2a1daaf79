import { shoot } from "../support/shoot.ts";
import { PHONE, test } from "../support/test.ts";
import { enter } from "../support/ways.ts";

for (const [size, wishes] of Object.entries({ desktop: {}, phone: { ...PHONE, hasTouch: false } })) {
  test(`pictures, ${size}`, async ({ welcome }) => {
    const page = await welcome(wishes);
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await shoot(page, `home-${size}`);
    const table = await enter(page, "Play");
    await table.ready();
    await shoot(page, `duke-${size}`);
    await table.play(({ sentence }) => table.decisions > 24 && /^Choose an action/.test(sentence));
    if (size === "desktop") await page.locator('[data-key="stack:7"]').hover();
    await shoot(page, `table-${size}`);
    await table.play();
    await page.waitForTimeout(500);
    await shoot(page, `scores-${size}`);
    await page.getByRole("dialog").getByRole("button", { name: "Look back" }).click();
    await page.getByRole("slider").waitFor();
    await shoot(page, `replay-${size}`);
  });
}
