import type { Page } from "@playwright/test";
import { expect, PHONE, test } from "../support/test.ts";
import { enter, opened, QUICK } from "../support/ways.ts";

/** Nothing reaches beyond the right edge; names what does. */
async function fits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth && clientWidth === 390) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > 391)
      .map((element) => `${element.tagName}.${element.getAttribute("class") ?? ""}`);
  });
  expect.soft(wide, `${page.url()} must not scroll sideways`).toEqual([]);
}

test("no page scrolls sideways on a phone", async ({ welcome }) => {
  const page = await welcome(PHONE);
  for (const path of ["/", "/new/card-kingdoms", "/rules/card-kingdoms", "/settings", "/about", "/nowhere"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await fits(page);
  }
  await enter(page, "Invite");
  await expect(page.getByRole("textbox", { name: "Link to the table" })).toBeVisible();
  await fits(page);
});

test("a turn is played with the thumb, and every tab opens", async ({ welcome }) => {
  const page = await welcome(PHONE);
  const table = await enter(page, "Play");
  const sheet = page.getByRole("dialog", { name: "A closer look" });

  // The first tap on a Duke shows it, a button takes it.
  await table.ready();
  await page.getByRole("region", { name: "Choose your Duke" }).getByRole("button").first().tap();
  await expect(sheet).toBeVisible();
  await sheet.getByRole("button", { name: /^Keep / }).tap();
  await expect(table.sentence).not.toHaveText(/duke/);

  for (let taps = 0; taps < 60; taps += 1) {
    const { sentence, offers } = await table.ready();
    if (/last action/.test(sentence)) break;
    const stack = offers.find(({ key }) => key?.startsWith("stack:"));
    const offer = stack ?? offers.find(({ name }) => !name.startsWith("End")) ?? offers[0];
    if (!offer) throw new Error("nothing to tap");
    await table.where(offer).tap();
    if (offer === stack) {
      await expect(sheet).toBeVisible();
      await sheet
        .getByRole("button", { name: /^(Recruit|Slay|Build)/ })
        .first()
        .tap();
      await expect(sheet).toBeHidden();
    }
  }
  await expect(table.sentence).toHaveText(/last action/);

  const panel = page.getByRole("tabpanel");
  for (const [tab, shows] of [
    ["Kingdom", "Your kingdom"],
    ["Others", "Secret"],
    ["Log", "Say something"],
    ["Rules", "Keyboard"],
    ["Table", "Zoom in"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).tap();
    const part = panel.getByText(shows).or(panel.getByLabel(shows)).or(panel.getByPlaceholder(shows));
    await expect(part.first()).toBeVisible();
    await fits(page);
  }
  await panel.getByRole("button", { name: "Zoom in" }).tap();
  await fits(page);
});

/** A tablet either way round: nothing reaches beyond the table, and nothing one could choose is a sliver. */
for (const viewport of [
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
]) {
  test(`a tablet of ${String(viewport.width)} shows whole boards`, async ({ welcome }) => {
    const page = await welcome({ viewport });
    for (const wish of [{ game: "dice-kingdoms" }, { game: "valroc", options: { hands: "prepared" } }]) {
      const seats = [{ kind: "me" }, QUICK, QUICK, QUICK];
      const table = await opened(page, { ...wish, seats, start: true });
      await table.play(({ sentence }) => /^(Choose a die|Place a pawn)/.test(sentence));
      const bad = await page.evaluate(() => {
        const room = document.querySelector("main")?.getBoundingClientRect().right ?? 0;
        return [...document.querySelectorAll("main *:not(svg, svg *)")]
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && box.right > room + 1)
          .map(({ element }) => element.outerHTML.slice(0, 90));
      });
      expect.soft(bad, wish.game).toEqual([]);
      for (const statue of await page.locator('button[data-key^="statue:"]:visible').all())
        expect.soft((await statue.boundingBox())?.width, wish.game).toBeGreaterThan(30);
    }
  });
}
