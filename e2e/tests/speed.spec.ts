import { expect, test } from "../support/test.ts";
import { enter } from "../support/ways.ts";

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

for (const game of ["Valeria: Card Kingdoms", "Dice Kingdoms", "Valroc"]) {
  test(`home and the board of ${game} together weigh less than 150 kB of script`, async ({ welcome }) => {
    const page = await welcome();
    const sizes = new Map<string, Promise<number>>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.endsWith(".js")) return;
      // What is smaller than a packet is sent as it is.
      const { "content-encoding": encoding, "content-length": length } = response.headers();
      if (Number(length ?? Infinity) > 512) expect(encoding, pathname).toMatch(/^(br|gzip|zstd)$/);
      sizes.set(
        pathname,
        response
          .finished()
          .then(() => response.request().sizes())
          .then((it) => it.responseBodySize),
      );
    });
    const table = await enter(page, "Play", game);
    await table.ready();
    const all = await Promise.all(sizes.values());
    const total = all.reduce((sum, size) => sum + size, 0);
    console.log(
      `speed: ${game}: ${(total / 1000).toFixed(1)} kB of compressed script in ${String(all.length)} files`,
    );
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThan(150_000);
  });
}
