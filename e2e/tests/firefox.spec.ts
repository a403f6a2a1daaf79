/** Firefox plays: home, and the first moves of every game, on a desk and on a phone. */
import { Firefox, type FirefoxPage } from "../support/firefox.ts";
import { expect, test } from "../support/test.ts";

let firefox: Firefox;
test.beforeAll(async () => {
  firefox = await Firefox.open();
});
test.afterAll(() => firefox.close());

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** How a game is begun from home. */
const GAMES = [
  { game: "Valeria: Card Kingdoms", way: "Play" },
  { game: "Dice Kingdoms", way: "Play" },
  { game: "Valroc", way: "Play" },
  { game: "Shadow Kingdoms", way: "Play" },
  { game: "Heroes III", way: "Solo" },
];
const MOVES = 3;

const CHOOSABLE = 'button[data-key][aria-disabled="false"]';
const BESIDE = "section.bar .choices button:not(:disabled)";

/**
 * What is written and what can be chosen, once something can be; the page takes no answer before the question could be
 * read.
 */
function asked(selector: string): string | null {
  if ("unseen" in document.documentElement.dataset) return null;
  const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (each) => each.checkVisibility() && !each.closest("[inert]"),
  );
  const deciding = document.querySelector("section.bar.deciding") !== null;
  if (deciding || seen.length === 0) return null;
  const keys = seen.map((each) => `${each.dataset["key"] ?? ""} ${each.ariaPressed ?? ""}`);
  return document.body.innerText + keys.join();
}

/** Chooses what can be chosen, on the board or beside the question, until the table looks different. */
async function move(page: FirefoxPage): Promise<void> {
  const both = `${CHOOSABLE}, ${BESIDE}`;
  const before = await page.until(asked, both, "a question");
  await page.press(both);
  const changed = async () => {
    const now = await page.evaluate(asked, both);
    return now === null || now !== before;
  };
  await expect.poll(changed, { timeout: 20_000, message: "something changes" }).toBe(true);
}

for (const [name, { width, height }] of Object.entries(SIZES)) {
  // Home opens and a table too; that a press changes the table was not seen yet (the last run was cut short).
  test.fixme(`Firefox plays every game on a ${name}`, async ({ house }) => {
    for (const { game, way } of GAMES) {
      const page = await firefox.page(width, height);
      await page.goto(house.url);
      await page.until(
        () => (document.querySelectorAll("main article").length >= 5 ? true : null),
        null,
        "the games on the home page",
      );
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth, null);
      expect(wide, "home is not wider than its window").toBeLessThanOrEqual(0);
      await page.evaluate((title) => {
        for (const cover of document.querySelectorAll("article")) {
          const name = cover.querySelector("h2")?.textContent.replace(/\s+/g, " ").trim();
          cover.toggleAttribute("data-wanted", name === title);
        }
      }, game);
      await page.press("article[data-wanted] .ways button", way);
      for (let i = 0; i < MOVES; i += 1) await move(page);
      await firefox.ask("browsingContext.close", { context: page.context });
    }
    expect(firefox.troubles, "nothing goes wrong in the console").toEqual([]);
  });
}
