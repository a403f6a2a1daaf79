/** A house behind a proxy: what is wrong with it is said, and nothing is wrong if it passes everything on. */
import { proxyBefore, type Proxy } from "../support/proxy.ts";
import { expect, test } from "../support/test.ts";
import { enter, opened, QUICK } from "../support/ways.ts";

let proxy: Proxy;
test.afterEach(() => proxy.close());

const TABLE = { game: "card-kingdoms", seats: [{ kind: "me" }, QUICK], start: true };

test("a proxy that passes everything on is not noticed", async ({ welcome, house }) => {
  proxy = await proxyBefore(house.url, {});
  const table = await enter(await welcome({ baseURL: proxy.url }), "Play");
  await table.decide();
  await expect(table.lost).toBeHidden();
});

test("a proxy that passes no sockets on is named", async ({ welcome, house }) => {
  proxy = await proxyBefore(house.url, { sockets: false });
  const page = await welcome({ baseURL: proxy.url, careless: true });
  await opened(page, TABLE);
  await expect(page.getByRole("status").getByText("does not pass WebSockets on")).toBeVisible();
});

test("a proxy that gives the house another name is named", async ({ welcome, house }) => {
  proxy = await proxyBefore(house.url, { host: new URL(house.url).host });
  const page = await welcome({ baseURL: proxy.url, careless: true });
  await page.goto("/");
  await page.getByRole("article", { name: "Valroc" }).getByRole("button", { name: "Play" }).click();
  const told = page.getByText("has to pass the Host header on as it is").first();
  await expect(told).toBeVisible();
  await expect(told).toContainText(new URL(house.url).host);
  await opened(page, TABLE);
  await expect(page.getByRole("status").getByText("has to pass the Host header on")).toBeVisible();
});
