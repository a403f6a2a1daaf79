import { nextGame, playThrough, setOut } from "../support/campaign.ts";
import { shoot } from "../support/shoot.ts";
import { PHONE, test } from "../support/test.ts";

for (const [size, wishes] of Object.entries({ desktop: {}, phone: { ...PHONE, hasTouch: false } })) {
  test(`pictures of a campaign, ${size}`, async ({ welcome }) => {
    const page = await welcome(wishes);
    await page.goto("/campaigns/valroc");
    await page.getByRole("button", { name: "Set out" }).waitFor();
    await shoot(page, `campaign-begin-${size}`);
    const id = await setOut(page);
    const table = await nextGame(page, id);
    await playThrough(page, table);
    await page.goto(`/campaign/${id}`);
    await page.getByRole("button", { name: "Play game 2" }).waitFor();
    await shoot(page, `campaign-${size}`, true);
    await page.goto(`/table/${table}`);
    await page.getByRole("button", { name: "Next game" }).waitFor();
    await shoot(page, `campaign-end-${size}`);
    await page.goto("/");
    await page.getByRole("button", { name: "Go on" }).waitFor();
    await shoot(page, `campaign-home-${size}`);
  });
}
