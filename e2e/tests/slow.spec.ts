import type { BrowserContext } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { enter } from "../support/ways.ts";

/** What browsers call “Slow 3G”: two seconds there and back, 400 kbit a second. */
const SLOW_3G = {
  offline: false,
  latency: 2000,
  downloadThroughput: (400 * 1024) / 8,
  uploadThroughput: (400 * 1024) / 8,
};

/** How long it takes from the address to the first thing that can be chosen, and how many requests. */
async function firstDecision(context: BrowserContext, url: string): Promise<[number, number]> {
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", SLOW_3G);
  let requests = 0;
  page.on("request", () => (requests += 1));
  await page.goto(url, { waitUntil: "commit", timeout: 60_000 });
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName("first-move")[0]?.startTime,
    undefined,
    { timeout: 60_000 },
  );
  const time = Math.round((await mark.jsonValue()) ?? Infinity);
  await page.close();
  return [time, requests];
}

// The limits are aims: not measured yet since the parts of a table are announced in their present order.
test.fixme("on a slow line a table is there soon, and sooner the second time", async ({
  welcome,
  browser,
  house,
}) => {
  const page = await welcome();
  const table = await enter(page, "Play");
  await table.ready();
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
  const [cold, requests] = await firstDecision(context, page.url());
  const [warm] = await firstDecision(context, page.url());
  await context.close();
  console.log(`slow: first move after ${cold} ms with ${requests} requests, ${warm} ms with a full cache`);
  // Five trips of two seconds and the weight of the page made 13 s; what is left is three trips and the weight.
  expect(cold).toBeLessThan(10_000);
  expect(warm).toBeLessThan(6000);
});
