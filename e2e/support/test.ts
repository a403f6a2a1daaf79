/** The tests' own `test`: a house for each file, and people who walk in. */
import { expect, test as base, type BrowserContextOptions, type Page } from "@playwright/test";
import { House } from "./house.ts";

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** The home page, once the house has told who is there: whoever asks for more before that may be two people. */
export async function home(page: Page): Promise<void> {
  const known = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/api/me");
  await page.goto("/");
  await known;
}

/** Somebody with a browser of their own. */
export type Welcome = (wishes?: BrowserContextOptions & { careless?: boolean }) => Promise<Page>;

interface Fixtures {
  house: House;
  /** A new person, English unless said otherwise; errors in their console fail the test. */
  welcome: Welcome;
  /** One person, before the home page. */
  page: Page;
}
interface Street {
  houseOf: (file: string) => Promise<House>;
}

export const test = base.extend<Fixtures, { street: Street }>({
  street: [
    // Playwright wants the first argument taken apart, even if nothing is needed.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      let open: { file: string; house: House } | null = null;
      await use({
        houseOf: async (file) => {
          if (open?.file !== file) {
            await open?.house.close();
            open = { file, house: await House.open() };
          }
          return open.house;
        },
      });
      await (open as { house: House } | null)?.house.close();
    },
    { scope: "worker" },
  ],
  house: async ({ street }, use, info) => use(await street.houseOf(info.file)),
  welcome: async ({ browser, house }, use) => {
    const troubles: string[] = [];
    const pages: Page[] = [];
    await use(async ({ careless = false, ...wishes } = {}) => {
      const context = await browser.newContext({
        baseURL: house.url,
        locale: "en-GB",
        viewport: DESKTOP,
        reducedMotion: "reduce",
        colorScheme: "dark",
        ...wishes,
      });
      const page = await context.newPage();
      pages.push(page);
      // A question that has just appeared takes no click yet: people look first, and so do the tests.
      await page.addLocatorHandler(page.locator("html[data-unseen]"), async () => {});
      if (!careless) {
        page.on("pageerror", (error) => troubles.push(error.message));
        page.on("console", (line) => line.type() === "error" && troubles.push(line.text()));
      }
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
    expect(troubles, "nothing goes wrong in the console").toEqual([]);
  },
  page: async ({ welcome }, use) => {
    const page = await welcome();
    await home(page);
    await use(page);
  },
});

export { expect };
