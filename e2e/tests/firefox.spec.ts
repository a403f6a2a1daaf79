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

/** What is asked, once it can be answered; it takes no answer before it could be read. */
function asked(): string | null {
  if ("unseen" in document.documentElement.dataset) return null;
  const choosable = 'button[data-key][aria-disabled="false"], section.bar .choices button:not(:disabled)';
  const seen = [...document.querySelectorAll<HTMLElement>(choosable)].filter(
    (each) => each.checkVisibility() && !each.closest("[inert]"),
  );
  const bar = document.querySelector("section.bar");
  if (!bar || bar.classList.contains("deciding") || seen.length === 0) return null;
  return `${bar.querySelector(".sentence")?.textContent ?? ""}|${document.body.innerText}`;
}

async function move(page: FirefoxPage): Promise<void> {
  const before = await page.until(asked, null, "a question");
  const onBoard = await page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].some(
        (each) => each.checkVisibility() && !each.closest("[inert]"),
      ),
    CHOOSABLE,
  );
  await page.press(onBoard ? CHOOSABLE : BESIDE);
  await page.until(
    (was) => (document.body.innerText === was ? null : true),
    before.split("|").slice(1).join("|"),
    "that something changes",
  );
}

for (const [name, { width, height }] of Object.entries(SIZES)) {
  test(`Firefox plays every game on a ${name}`, async ({ house }) => {
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
