import type { CDPSession } from "@playwright/test";
import { test } from "../support/test.ts";
import { enter } from "../support/ways.ts";

/** What browsers call “Slow 3G”: two seconds there and back, 400 kbit a second. */
const SLOW_3G = {
  offline: false,
  latency: Number(process.env["LATENCY"] ?? 2000),
  downloadThroughput: (400 * 1024) / 8,
  uploadThroughput: (400 * 1024) / 8,
};

test("slow measure", async ({ welcome, browser, house }) => {
  for (const game of ["Valeria: Card Kingdoms", "Dice Kingdoms", "Valroc", "Shadow Kingdoms", "Heroes III"]) {
    const page = await welcome();
    const table = await enter(page, game === "Heroes III" ? "Solo" : "Play", game);
    await table.ready();
    const context = await browser.newContext({
      baseURL: house.url,
      locale: "en-GB",
      storageState: await page.context().storageState(),
    });
    await context.addInitScript(() => {
      const watch = () => {
        if (document.querySelector('button[data-key][aria-disabled="false"], section.bar .choices button'))
          performance.mark("first-move");
        else requestAnimationFrame(watch);
      };
      watch();
    });
    const fresh = await context.newPage();
    const line: CDPSession = await context.newCDPSession(fresh);
    await line.send("Network.enable");
    await line.send("Network.emulateNetworkConditions", SLOW_3G);
    const t0 = Date.now();
    const got: string[] = [];
    fresh.on("request", (r) => got.push(`  ${Date.now() - t0} > ${new URL(r.url()).pathname}`));
    fresh.on("requestfinished", (r) => got.push(`  ${Date.now() - t0} < ${new URL(r.url()).pathname}`));
    fresh.on("websocket", (ws) => {
      got.push(`  ${Date.now() - t0} ws`);
      ws.on("framereceived", (f) =>
        got.push(`  ${Date.now() - t0} ws< ${String(f.payload).slice(0, 40)} ${f.payload.length}`),
      );
    });
    await fresh.goto(page.url(), { waitUntil: "commit", timeout: 60_000 });
    const mark = await fresh.waitForFunction(
      () => performance.getEntriesByName("first-move")[0]?.startTime,
      undefined,
      { timeout: 60_000 },
    );
    const time = Math.round((await mark.jsonValue()) ?? Infinity);
    console.log(`slow: ${game}: ${time} ms, ${got.filter((l) => l.includes(">")).length} requests`);
    if (process.env["VERBOSE"]) console.log(got.join("\n"));
    await context.close();
  }
});
