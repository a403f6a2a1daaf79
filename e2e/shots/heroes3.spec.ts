import { shoot } from "../support/shoot.ts";
import type { Glance } from "../support/table.ts";
import { PHONE, test } from "../support/test.ts";
import { opened } from "../support/ways.ts";

const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  large: { viewport: { width: 1920, height: 1080 } },
  tablet: { viewport: { width: 820, height: 1180 } },
  phone: { ...PHONE, hasTouch: false },
};
const offers = (kind: string) => (glance: Glance) =>
  glance.offers.some(({ key }) => key?.startsWith(kind) === true);
const reaching = (glance: Glance) => glance.offers.some(({ name }) => /Can be attacked/.test(name));

for (const [size, wishes] of Object.entries(SIZES)) {
  test(`pictures of a battle, ${size}`, async ({ welcome }) => {
    test.setTimeout(300_000);
    const page = await welcome(wishes);
    for (const scenario of ["skirmish_guard", "skirmish_siege", "skirmish_ai_hero"]) {
      const table = await opened(page, {
        game: "heroes3",
        seats: [{ kind: "me" }],
        options: { scenario },
        start: true,
      });
      await table.play(offers("army:"));
      await shoot(page, `${scenario}-placing-${size}`);
      await table.play(reaching, 200);
      await page.locator('button[aria-label*="Can be attacked"]').first().hover();
      await shoot(page, `${scenario}-act-${size}`);
      await table.play(({ sentence }) => /Before the die/.test(sentence), 200);
      await shoot(page, `${scenario}-cards-${size}`);
    }
  });
}
