import { shoot } from "../support/shoot.ts";
import type { Glance } from "../support/table.ts";
import { PHONE, test } from "../support/test.ts";
import { opened, QUICK } from "../support/ways.ts";

const GAME = "Valroc";
const asks = (question: RegExp) => (glance: Glance) => question.test(glance.sentence);

for (const [size, wishes] of Object.entries({ desktop: {}, phone: { ...PHONE, hasTouch: false } })) {
  test(`pictures of Valroc, ${size}`, async ({ welcome }) => {
    const page = await welcome(wishes);
    const table = await opened(page, { game: "valroc", seats: [{ kind: "me" }, QUICK, QUICK], start: true });
    table.patience = 60_000;
    await table.ready();
    await shoot(page, `valroc-draft-${size}`);
    await table.play(asks(/^Drop/));
    await shoot(page, `valroc-six-${size}`);
    await table.play(asks(/^Place a pawn/));
    await shoot(page, `valroc-start-${size}`);
    await table.play(
      (glance) => asks(/^Draw again/)(glance) && glance.offers.some(({ name }) => name.startsWith("Stop")),
    );
    await table.decide();
    await table.ready();
    await shoot(page, `valroc-training-${size}`);
    await table.play(asks(/in secret/));
    await shoot(page, `valroc-bids-${size}`);
    await table.play(asks(/^Place a pawn/));
    await shoot(page, `valroc-table-${size}`);
    if (size === "phone") {
      for (const part of ["Kingdom", "Others"]) {
        await page.getByRole("tab", { name: part }).click();
        await shoot(page, `valroc-${part.toLowerCase()}-phone`);
      }
    } else {
      await page.locator('[data-key^="seat:"] button.open').first().click();
      await shoot(page, "valroc-others-desktop");
    }
  });
  test(`pictures of Valroc alone, ${size}`, async ({ welcome }) => {
    const page = await welcome({ ...wishes, locale: "fr-FR" });
    await page.goto("/");
    await page
      .getByRole("article", { name: GAME })
      .getByRole("button", { name: "Solo", exact: true })
      .click();
    await page.waitForURL(/\/table\//);
    await page.locator('button[data-key][aria-disabled="false"]').first().waitFor();
    await shoot(page, `valroc-solo-${size}`);
  });
}
