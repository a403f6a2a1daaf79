import { shoot } from "../support/shoot.ts";
import type { Glance } from "../support/table.ts";
import { PHONE, test } from "../support/test.ts";
import { enter, opened, QUICK } from "../support/ways.ts";

const offers = (kind: string) => (glance: Glance) =>
  glance.offers.some(({ key }) => key?.startsWith(kind) === true);
const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  large: { viewport: { width: 1920, height: 1080 } },
  tablet: { viewport: { width: 820, height: 1180 } },
  phone: { ...PHONE, hasTouch: false },
};

for (const [size, wishes] of Object.entries(SIZES)) {
  test(`pictures of the Shadow Kingdoms, ${size}`, async ({ welcome }) => {
    test.setTimeout(300_000);
    const page = await welcome(wishes);
    const table = await opened(page, {
      game: "shadow-kingdoms",
      seats: [{ kind: "me" }, QUICK, QUICK],
      start: true,
    });
    await table.ready();
    await shoot(page, `shadow-boards-${size}`);
    await table.play(offers("face:"));
    await shoot(page, `shadow-faces-${size}`);
    await table.play((glance) => table.decisions > 30 && offers("place:")(glance), 400);
    await page.getByRole("button", { name: /French/ }).click();
    await shoot(page, `shadow-table-fr-${size}`);
    await page.getByRole("button", { name: /nglais/ }).click();
    await table.play(offers("champion:"), 200);
    await shoot(page, `shadow-champions-${size}`);
    await table.play(offers("planned:"), 400);
    await shoot(page, `shadow-change-${size}`);
    await table.play(offers("zone:"), 40);
    await shoot(page, `shadow-zone-${size}`);
    if (page.viewportSize()?.width === 390 || size === "tablet") {
      for (const part of ["Camp", "Others"]) {
        await page.getByRole("tab", { name: part }).click();
        await shoot(page, `shadow-${part.toLowerCase()}-${size}`);
      }
    } else {
      await page.locator('[data-key^="seat:"] button.open').first().click();
      await shoot(page, `shadow-others-${size}`);
    }
  });
}

test("pictures of the Shadow Kingdoms alone", async ({ welcome }) => {
  const page = await welcome({});
  const table = await enter(page, "Solo", "Shadow Kingdoms");
  await table.play((glance) => table.decisions > 25 && offers("place:")(glance), 400);
  await shoot(page, "shadow-solo");
});
