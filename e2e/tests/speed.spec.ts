import { expect, test } from "../support/test.ts";
import { enter } from "../support/ways.ts";
import { weigh } from "../support/weigh.ts";

test("the first move is possible soon after opening a table", async ({ welcome, browser, house }) => {
  const page = await welcome();
  const table = await enter(page, "Play");
  await table.ready();

  // The same person with nothing in the cache.
  const context = await browser.newContext({
    baseURL: house.url,
    locale: "en-GB",
    storageState: await page.context().storageState(),
  });
  await context.addInitScript(() => {
    const watch = () => {
      if (document.querySelector('button[data-key][aria-disabled="false"]')) performance.mark("first-move");
      else requestAnimationFrame(watch);
    };
    watch();
  });
  const times: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const fresh = await context.newPage();
    await fresh.goto(page.url());
    const mark = await fresh.waitForFunction(() => performance.getEntriesByName("first-move")[0]?.startTime);
    times.push(Math.round((await mark.jsonValue()) ?? Infinity));
    await fresh.close();
  }
  await context.close();
  console.log(`speed: first move possible after ${times.join(", ")} ms (the first with an empty cache)`);
  // The promise is one second. This runs with a debug server, on machines that do other work meanwhile: the figures
  // above tell how it is, the limit only catches what got far slower.
  expect(Math.min(...times)).toBeLessThan(2000);
});

/** How many kB of script home and a board may weigh together; a larger game may need more, and says so here. */
const LIMITS = {
  "Valeria: Card Kingdoms": 150,
  "Shadow Kingdoms": 150,
  "Dice Kingdoms": 150,
  Valroc: 150,
  // A map, a town and battles, with some 250 drawings.
  "Heroes III": 250,
};

for (const [game, limit] of Object.entries(LIMITS)) {
  test(`home and the board of ${game} together weigh less than ${limit} kB of script`, async ({
    welcome,
  }) => {
    const page = await welcome();
    const weight = weigh(page);
    const table = await enter(page, game === "Heroes III" ? "Solo" : "Play", game);
    await table.ready();
    const total = await weight();
    console.log(`speed: ${game}: ${(total / 1000).toFixed(1)} kB of compressed script`);
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThan(limit * 1000);
  });
}
