import { shoot } from "../support/shoot.ts";
import type { Glance } from "../support/table.ts";
import { PHONE, test } from "../support/test.ts";
import { enter, opened, QUICK } from "../support/ways.ts";

const GAME = "Valroc";
const asks = (question: RegExp) => (glance: Glance) => question.test(glance.sentence);
const planning = asks(/^Place a pawn/);

for (const [size, wishes] of Object.entries({ desktop: {}, phone: { ...PHONE, hasTouch: false } })) {
  test(`pictures of Valroc, ${size}`, async ({ welcome }) => {
    const page = await welcome(wishes);
    const table = await opened(page, {
      game: "valroc",
      seats: [{ kind: "me" }, QUICK, QUICK, QUICK],
      start: true,
    });
    await table.ready();
    await shoot(page, `valroc-draft-${size}`);
    await table.play(asks(/^Drop/));
    await shoot(page, `valroc-six-${size}`);
    await table.play(planning);
    await shoot(page, `valroc-start-${size}`);
    await table.play(
      (glance) => asks(/^Draw,/)(glance) && glance.offers.some(({ name }) => name.startsWith("Stop")),
    );
    await table.decide();
    await table.ready();
    await shoot(page, `valroc-training-${size}`);
    await table.play(asks(/in secret/));
    await shoot(page, `valroc-bids-${size}`);
    await table.play((glance) => table.decisions > 90 && planning(glance));
    await page.getByRole("button", { name: /French/ }).click();
    await shoot(page, `valroc-table-fr-${size}`);
    await page.getByRole("button", { name: /Anglais|English|anglais/ }).click();
    if (size === "phone") {
      for (const part of ["Board", "Others"]) {
        await page.getByRole("tab", { name: part }).click();
        await shoot(page, `valroc-${part.toLowerCase()}-phone`);
      }
    } else {
      await page.locator('[data-key^="seat:"] button.open').first().click();
      await shoot(page, "valroc-others-desktop");
    }
  });
  test(`pictures of Valroc alone, ${size}`, async ({ welcome }) => {
    const page = await welcome(wishes);
    const table = await enter(page, "Solo", GAME);
    await table.play((glance) => table.decisions > 40 && planning(glance));
    await page.getByRole("button", { name: /French/ }).click();
    await shoot(page, `valroc-solo-fr-${size}`);
  });
}
