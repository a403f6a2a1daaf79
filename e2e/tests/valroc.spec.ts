import type { Page } from "@playwright/test";
import { judge } from "../support/judge.ts";
import { Scores } from "../support/scores.ts";
import type { Glance, Table } from "../support/table.ts";
import { expect, PHONE, test } from "../support/test.ts";
import { enter, meet, opened, QUICK, together } from "../support/ways.ts";

const GAME = "Valroc";
const asks = (question: RegExp) => (glance: Glance) => question.test(glance.sentence);
const planning = asks(/^Place a pawn/);
const prepared = { hands: "prepared", rows: "suggested" };

/** A table with two of the house, without a draft. */
const prepare = (page: Page) =>
  opened(page, {
    game: "valroc",
    seats: [{ kind: "me" }, QUICK, QUICK],
    options: prepared,
    start: true,
  });

/** Both place nothing, so that both have something to bid at the first statue; whoever is asked first waits there. */
async function toTheBids(...tables: Table[]): Promise<void> {
  const bidding = asks(/in secret/);
  for (let looks = 0; looks < 1000; looks += 1) {
    let ready = 0;
    for (const table of tables) {
      const glance = await table.glance();
      if (glance.busy || glance.offers.length === 0) continue;
      if (bidding(glance)) ready += 1;
      else if (!planning(glance)) await table.decide(glance);
      else {
        await table.click({ key: null, name: "Place nothing more" });
        await table.changed(glance);
        await table.giveUp();
      }
    }
    if (ready === tables.length) return;
    await tables[0]?.page.waitForTimeout(20);
  }
  throw new Error("they were never asked for a bid together");
}

test("a draft by clicking: nine creatures picked, six kept", async ({ page }) => {
  const table = await opened(page, {
    game: "valroc",
    seats: [{ kind: "me" }, QUICK, QUICK],
    start: true,
  });
  for (const kind of ["Tameable", "Wild", "Mythic"]) {
    const packet = page.getByRole("region", { name: `Draft: ${kind}` });
    for (let left = 4; left > 1; left -= 1) {
      await expect(packet.locator('button[data-key^="creature:"]')).toHaveCount(left);
      const now = await table.ready();
      await packet.locator('button[data-key^="creature:"]').first().click();
      await table.changed(now);
    }
  }
  const nine = page.getByRole("region", { name: "Six of nine" });
  await expect(nine.locator('button[data-key^="creature:"]')).toHaveCount(9);
  await table.play(planning, 6);
  const hand = page.getByRole("region", { name: "Your board" }).locator('button[data-key^="creature:"]');
  await expect(hand).toHaveCount(6);
  await expect(hand.and(page.getByLabel("Mythic"))).toHaveCount(2);
});

test("a solo game to the end, beside the Phantom", async ({ page }) => {
  test.slow();
  const table = await enter(page, "Solo", GAME);
  await table.play(planning);
  const phantom = page.locator('[data-key="seat:rival"]');
  await expect(phantom).toContainText("The Phantom");
  await expect(page.getByRole("banner")).toContainText("Round 1 / 12");
  await expect(page.getByRole("region", { name: "River" }).locator("li")).toHaveCount(4);
  await table.decide();
  await table.decide();
  await expect(phantom.getByRole("list", { name: "Plan of the round" })).toContainText(
    /Mage|Assistant|Mercenary/,
  );
  const end = await table.play();
  expect(end.over).toBe(true);
  console.log(`valroc alone: ${String(table.decisions)} decisions`);
  await new Scores(page).addUp(1);
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText(/points/);
});

test("two browsers bid in secret", async ({ welcome }) => {
  const [host, guest] = [await welcome(), await welcome()];
  // With nobody else at the table, nobody takes what they keep for the statues.
  const wish = { game: "valroc", seats: [{ kind: "me" }, { kind: "open" }], options: prepared };
  const [one, two] = await meet(host, guest, "Zoé", opened(host, wish));
  await toTheBids(one, two);

  // A sealed bid is seen to be there, and nothing else.
  const bid = (page: Page, seat: number) => page.locator(`[data-key="bid:fire:${String(seat)}"]`);
  await host.locator('button[data-key="amount:1"]').click();
  await expect(bid(host, 0)).toContainText("1 Val");
  await expect(bid(guest, 0)).toContainText("sealed");
  await expect(bid(guest, 0)).not.toContainText("Val");
  await guest.locator('button[data-key="amount:0"]').click();
  // Opened together, for both alike.
  for (const page of [host, guest]) {
    await expect(bid(page, 0)).toContainText("1 Val");
    await expect(bid(page, 1)).toContainText("0 Vals");
    await expect(bid(page, 1)).not.toContainText("sealed");
  }
});

test("two browsers play to the end", async ({ welcome }) => {
  test.slow();
  const [host, guest] = [await welcome(), await welcome()];
  // Two of the house sit with them, who know how to come to an end.
  const wish = { game: "valroc", seats: [{ kind: "me" }, { kind: "open" }, QUICK, QUICK], options: prepared };
  const [one, two] = await meet(host, guest, "Zoé", opened(host, wish));
  await together(one, two);
  console.log(`valroc together: ${String(one.decisions)} and ${String(two.decisions)} decisions`);
  const totals = await new Scores(host).addUp(4);
  expect(await new Scores(guest).addUp(4)).toEqual(totals);
});

test("pawns and places narrow each other, and every place explains itself", async ({ page }) => {
  const table = await prepare(page);
  await table.play(planning);
  await table.thing("pawn:assistant").click();
  await expect(table.thing("fountain:0").or(table.thing("fountain:1"))).not.toHaveCount(0);
  await expect(page.locator('button[data-key^="training:"][aria-disabled="false"]')).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator('button[data-key^="training:"][aria-disabled="false"]')).toHaveCount(1);
  const large = page.getByRole("complementary").getByRole("article");
  for (const place of ["Dark Quarter", "Sanctuary", "Arena", "Hunt"]) {
    await page.getByRole("region", { name: place }).getByRole("button", { name: place }).first().focus();
    await expect(large).toHaveAccessibleName(place);
  }
  await page
    .getByRole("region", { name: "Your board" })
    .locator('button[data-key^="creature:"]')
    .first()
    .focus();
  await expect(large).toContainText(/Takes .*You have now/);
});

test("a double click on Back goes back, and does nothing else", async ({ page }) => {
  const table = await prepare(page);
  const before = await table.play(planning);
  const back = table.bar.getByRole("button", { name: "Back" });
  const stop = table.bar.getByRole("button", { name: "Place nothing more" });
  await table.thing("pawn:mage").click();
  await expect(stop).toBeHidden();
  await back.dblclick();
  await expect(back).toBeHidden();
  // What stands there now has been hit by the second half.
  await expect(stop).toBeVisible();
  await page.waitForTimeout(400);
  await expect(page.getByRole("dialog")).toBeHidden();
  expect((await table.glance()).sentence).toBe(before.sentence);
  await expect(page.locator(".thing.picked")).toHaveCount(0);
});

test("axe finds nothing in the city, in the draft and among the bids", async ({ page }) => {
  const table = await opened(page, { game: "valroc", seats: [{ kind: "me" }, QUICK], start: true });
  await table.ready();
  await judge(page, "draft");
  await table.play(planning);
  await judge(page, "city");
  await table.play(asks(/in secret/));
  await judge(page, "bids");
  await page.locator('[data-key^="seat:"] button.open').first().click();
  await judge(page, "another's board");
});

test("on a phone the coins lie below all bids", async ({ page }) => {
  // Who has no Vals left is asked three rounds later.
  test.slow();
  const table = await opened(page, {
    game: "valroc",
    seats: [{ kind: "me" }, QUICK, QUICK, QUICK],
    options: prepared,
    start: true,
  });
  await table.play(asks(/in secret/));
  await page.setViewportSize({ width: 390, height: 844 });
  const top = async (selector: string) => (await page.locator(selector).last().boundingBox())?.y ?? 0;
  await expect(page.locator(".bids li")).toHaveCount(16);
  expect(await top("[role=group] .coin")).toBeGreaterThan((await top(".bids li")) + 26);
});

test("on a phone everything fits, and a pawn is placed with the thumb", async ({ welcome }) => {
  const page = await welcome(PHONE);
  const table = await prepare(page);
  await table.play(planning);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  await judge(page, "phone");

  const sheet = page.getByRole("dialog", { name: "A closer look" });
  await page.locator('button[data-key^="fountain:"][aria-disabled="false"]').tap();
  await sheet.getByRole("button", { name: /^Mage: Fountain/ }).tap();
  await expect(sheet).toBeHidden();
  await expect(
    page
      .locator('button[data-key="fountain:0"], button[data-key="fountain:1"]')
      .filter({ has: page.locator(".pawn") }),
  ).not.toHaveCount(0);
  for (const [tab, shows] of [
    ["Board", "Score:"],
    ["Others", "?"],
    ["Table", "Dark Quarter"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).tap();
    await expect(page.getByRole("tabpanel").getByText(shows).first()).toBeVisible();
    expect(await width()).toBe(390);
  }
});
