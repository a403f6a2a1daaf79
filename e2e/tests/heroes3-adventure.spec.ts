import type { Page } from "@playwright/test";
import { acting, adventure, campaignOf, onMap, tableOf, wonByTheHouse } from "../support/adventure.ts";
import { playThrough, setOut } from "../support/campaign.ts";
import { judge } from "../support/judge.ts";
import { judged } from "../support/measure.ts";
import { Table, type Glance } from "../support/table.ts";
import { DESKTOP, expect, PHONE, test } from "../support/test.ts";
import { enter, tabTo } from "../support/ways.ts";

const GAME = "Heroes III";

test.slow();

test("a whole scenario from the home page to its end by clicking", async ({ page }) => {
  const table = await enter(page, "Solo", GAME);
  await table.play(onMap, 60);
  await expect(page.getByRole("banner")).toContainText("Round 1/10");
  await expect(page.getByRole("region", { name: "Goal" })).toContainText("Take the enemy’s town");
  // What is built in the town stands there.
  await page.getByRole("button", { name: "Town", exact: true }).click();
  const house = page.locator('button[data-key^="build:"][aria-disabled="false"]').first();
  const name = (await house.getAttribute("aria-label")) ?? "";
  await house.click();
  await expect.poll(() => table.lines()).toContain(`You build: ${name}.`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Town" })).toContainText(`${name}, built`);

  const seen = new Set<string>();
  const end = await table.play(({ sentence, offers }) => {
    seen.add(sentence.replace(/\d+/g, "n"));
    for (const { key } of offers) if (key !== null) seen.add(key.replace(/:.*/, ""));
    return false;
  }, 1500);
  expect(end.over).toBe(true);
  console.log(`heroes3, Long Live the Queen: ${String(table.decisions)} decisions`);
  // It went over the map, under tiles, into the town and through combats.
  for (const met of ["field", "tile", "army"]) expect([...seen], met).toContain(met);
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText(/won|lost/);
});

test("a scenario is won with five cards kept, and they go along into the next one, also when it is lost", async ({
  welcome,
}) => {
  const page = await welcome({ careless: true });
  const id = await setOut(page, "Easy", GAME);
  const road = page.getByRole("list").filter({ hasText: "Homecoming" });
  await expect(page.getByRole("heading", { name: "Homecoming" })).toBeVisible();
  // Who leads is chosen in the other campaign only.
  await expect(page.getByText("Heroes III · Long Live the Queen · Easy", { exact: true })).toBeVisible();

  // The house plays at the table until it has won; what was lost is played again.
  let table = "";
  for (let game = 1, won = false; !won; game += 1) {
    expect(game, "the house wins one of two").toBeLessThan(15);
    await page.goto(`/campaign/${id}`);
    await page.getByRole("button", { name: `Play game ${String(game)}` }).click();
    await page.waitForURL(/\/table\/[\w-]+$/);
    table = page.url().split("/").at(-1) ?? "";
    expect((await tableOf(page, table)).options).toMatchObject({
      scenario: "long_live_the_queen_1",
      kept: [],
    });
    won = await wonByTheHouse(page, table, "ask-keep");
  }

  // The winner keeps five cards, one by one.
  await page.goto(`/table/${table}`);
  const keeping = new Table(page);
  const end = await keeping.play(
    ({ sentence }) => !/^Keep \d cards? for the next scenario/.test(sentence),
    6,
  );
  expect(end.over).toBe(true);
  expect(keeping.decisions, "chosen by hand").toBeGreaterThan(0);
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText("Won. Kept:");
  await judge(page, "a scenario won");
  await sheet.getByRole("button", { name: "The campaign" }).click();
  await expect(road.getByRole("listitem").first()).toContainText(/won in game \d/);
  const kept =
    (await campaignOf(page, id)).progress.lists.find((list) => list.id === "kept")?.objectives ?? [];
  expect(kept).toHaveLength(5);
  const names = await page.locator(".kept li").allInnerTexts();
  expect(names).toHaveLength(5);
  await judge(page, "campaign");
  await page.setViewportSize({ width: 390, height: 844 });
  await judge(page, "campaign on a phone");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize(DESKTOP);

  // They are in the deck with which the next scenario begins, and again in the one after that was lost.
  const games = (await campaignOf(page, id)).games.length;
  for (const game of [games + 1, games + 2]) {
    await page.goto(`/campaign/${id}`);
    await page.getByRole("button", { name: `Play game ${String(game)}` }).click();
    const next = new Table(page);
    await next.play(onMap, 60);
    const { options } = await tableOf(page, page.url().split("/").at(-1) ?? "");
    const carried = (options as { kept: string[] }).kept;
    expect(options).toMatchObject({ scenario: "long_live_the_queen_2" });
    expect(carried).toEqual(expect.arrayContaining(kept.map((card) => card.id.replace(/^\w+-/, ""))));
    const own = await cards(page);
    for (const name of names) expect(own, `${name} has come along`).toContain(name);
    if (game > games + 1) break;
    await playThrough(page, page.url().split("/").at(-1) ?? "", "end_turn");
    await page.goto(`/campaign/${id}`);
    await expect(page.getByText("One game lost here: it begins again with the same cards.")).toBeVisible();
  }
});

/** The names of all cards in hand, deck and discard pile. */
async function cards(page: Page): Promise<string[]> {
  const hand = page.getByRole("region", { name: "Hand" });
  const held = await hand
    .locator('[data-key^="hand:"]')
    .evaluateAll((all) => all.map((it) => it.ariaLabel ?? ""));
  const names = held.map((label) => label.replace(/[,.].*$/s, ""));
  for (const pile of [/deck$/, /discard$/]) {
    await hand.getByRole("button", { name: pile }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    names.push(...(await dialog.locator("li b").allInnerTexts()).map((name) => name.replace(/ ×\d+$/, "")));
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  return names;
}

test("the server is killed in a combat inside a turn, and it goes on at the same place", async ({
  welcome,
  house,
}) => {
  const page = await welcome({ careless: true });
  const table = await adventure(page);
  const before = await table.play(acting, 400);
  const lines = await table.lines();
  const offers = ({ offers: all }: Glance) => all.map(({ key, name }) => `${key ?? ""} ${name}`);

  await house.kill();
  await expect(table.lost).toBeVisible();
  await house.start();
  await expect(table.lost).toBeHidden({ timeout: 60_000 });
  const after = await table.ready();
  expect(after.sentence).toBe(before.sentence);
  expect(offers(after)).toEqual(offers(before));
  expect(await table.lines()).toEqual(lines);

  // Out of the combat, and back on the map.
  const end = await table.play((glance) => glance.over || onMap(glance), 300);
  expect(end.over || onMap(end)).toBe(true);
});

test("the map obeys the keyboard alone", async ({ page }) => {
  const table = await adventure(page);
  await table.play(onMap, 60);
  const map = page.getByRole("region", { name: "Map" });
  const field = map.locator('button[data-key^="field:"]').first();
  const box = async () => (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

  const whole = await box();
  for (let i = 0; i < 4; i += 1) await page.keyboard.press("+");
  await expect.poll(async () => (await box()).width).toBeGreaterThan(whole.width * 1.4);
  const large = await box();
  await page.keyboard.press("Control+ArrowRight");
  await expect.poll(async () => (await box()).x).toBeLessThan(large.x);
  await page.keyboard.press("Control+ArrowDown");
  await expect.poll(async () => (await box()).y).toBeLessThan(large.y);

  // Whatever Tab comes to is brought into sight.
  const room = await map.boundingBox();
  for (let i = 0; i < 40; i += 1) {
    await page.keyboard.press("Tab");
    const on = page.locator(':focus[data-key^="field:"]');
    if ((await on.count()) === 0) continue;
    const { x, y, width, height } = (await on.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(x + width / 2).toBeGreaterThan(room?.x ?? 0);
    expect(x + width / 2).toBeLessThan((room?.x ?? 0) + (room?.width ?? 0));
    expect(y + height / 2).toBeGreaterThan(room?.y ?? 0);
    expect(y + height / 2).toBeLessThan((room?.y ?? 0) + (room?.height ?? 0));
  }
  await page.keyboard.press("0");
  await expect.poll(async () => Math.round((await box()).width)).toBe(Math.round(whole.width));

  // The town opens and closes.
  await page.keyboard.press("t");
  await expect(page.getByRole("heading", { name: "Castle" })).toBeVisible();
  await expect(page.locator("[inert]").filter({ has: page.locator(".map") })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Castle" })).toBeHidden();

  // One step with the arrows, wherever the way is open; then the turn ends.
  const lines = await table.lines();
  for (const key of ["ArrowRight", "ArrowLeft", "Shift+ArrowRight", "Shift+ArrowLeft", "Shift+ArrowUp"]) {
    await page.keyboard.press(key);
    if ((await table.lines()).length > lines.length) break;
  }
  expect((await table.lines()).slice(lines.length)[0]).toBe("Main hero: you move.");
  await table.play(onMap, 60);
  await tabTo(page, ".bar button", "End the turn");
  await page.keyboard.press("Enter");
  const sure = page.getByRole("dialog", { name: "Give this up?" });
  await expect(sure.or(page.getByText("Your turn ends.", { exact: true })).first()).toBeVisible();
  if (await sure.isVisible()) {
    await sure.getByRole("button", { name: "Yes, give it up" }).focus();
    await table.ready();
    await page.keyboard.press("Enter");
  }
  await expect.poll(() => table.lines()).toContain("Your turn ends.");
});

test("axe finds nothing wrong on map, town, hero, enemies and piles", async ({ page }) => {
  const table = await adventure(page);
  await table.play(onMap, 60);
  await judge(page, "map");
  await page.keyboard.press("t");
  await judge(page, "town");
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^All about/ })
    .first()
    .click();
  await judge(page, "the enemy");
  await page.keyboard.press("Escape");
  await page.getByRole("region", { name: "Hand" }).getByRole("button", { name: /deck$/ }).click();
  await judge(page, "deck");
});

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [820, 1180],
] as const) {
  test(`everything can be read and hit on a screen of ${String(width)}`, async ({ welcome }) => {
    const page = await welcome({ viewport: { width, height } });
    const table = await adventure(page);
    await table.play(onMap, 60);
    const tall = () => page.evaluate(() => document.documentElement.scrollHeight);
    await judged(page, `h3-map-${String(width)}`, 24);
    expect(await tall()).toBeLessThanOrEqual(height);
    const narrow = width <= 900;
    if (narrow) await page.getByRole("tab", { name: "Town" }).click();
    else await page.keyboard.press("t");
    await judged(page, `h3-town-${String(width)}`, 24);
    if (narrow) {
      await page.getByRole("tab", { name: "Hero" }).click();
      await judged(page, `h3-hero-${String(width)}`, 24);
    }
    expect(await tall()).toBeLessThanOrEqual(height);
  });
}

test("on a phone map, hero, town and goal have their tabs, and a field is tapped twice", async ({
  welcome,
}) => {
  const page = await welcome(PHONE);
  const table = await adventure(page);
  const now = await table.play(onMap, 60);
  await judge(page, "phone");
  await judged(page, "h3-map-390", 34);
  for (const [tab, shows] of [
    ["Hero", page.getByRole("region", { name: "Your hero" })],
    ["Town", page.getByRole("heading", { name: "Castle" })],
    ["Goal", page.getByRole("region", { name: "Goal" })],
  ] as const) {
    await page.getByRole("tab", { name: tab }).tap();
    await expect(shows).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await judged(page, `h3-${tab.toLowerCase()}-390`, 34);
    await judge(page, `${tab} on a phone`);
  }
  await page.getByRole("tab", { name: "Map" }).tap();
  const goal = now.offers.find(({ key }) => key?.startsWith("field:"));
  if (!goal) throw new Error("nowhere to go");
  await table.where(goal).tap();
  await expect(page.locator(".brief")).toBeVisible();
  await table.where(goal).tap();
  await table.changed(now);
});
