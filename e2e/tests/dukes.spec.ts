import { measure } from "../support/measure.ts";
import { DESKTOP, expect, PHONE, test } from "../support/test.ts";
import { opened, QUICK } from "../support/ways.ts";

/** Every duke there is, two by two. */
const PAIRS = [
  ["cornelius", "elsyn"],
  ["elisium", "hrothgar"],
  ["isabella", "lekzandr"],
  ["node", "reese"],
  ["simon", "waryn"],
] as const;

for (const [screen, wishes] of [
  ["a laptop", { viewport: DESKTOP }],
  ["a low window", { viewport: { width: 1280, height: 640 } }],
  ["a phone", PHONE],
] as const) {
  test(`every duke is read whole before one is kept, on ${screen}`, async ({ welcome }) => {
    const page = await welcome(wishes);
    // Which two lie there is chance: the page is told of all of them, one pair after the other.
    let pair: (typeof PAIRS)[number] = PAIRS[0];
    await page.routeWebSocket(/\/live/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => server.send(message));
      server.onMessage((message) =>
        socket.send(String(message).replace(/("choice":)\["[\w-]+","[\w-]+"\]/, `$1${JSON.stringify(pair)}`)),
      );
    });
    await opened(page, {
      game: "card-kingdoms",
      seats: [{ kind: "me" }, QUICK, QUICK, QUICK, QUICK],
      start: true,
    });
    const choice = page.getByRole("region", { name: /^(Choose your duke|Choisissez votre duc)$/i });
    for (pair of PAIRS) {
      await page.reload();
      for (let language = 0; language < 2; language += 1) {
        await expect(choice.locator("li")).toHaveCount(2);
        const { cut } = await measure(page);
        expect
          .soft(
            cut.filter((each) => each.includes("duke:")),
            pair.join(" and "),
          )
          .toEqual([]);
        const { lang } = await page.evaluate(() => ({ lang: document.documentElement.lang }));
        await page.locator(".switches button").first().click();
        await expect(page.locator("html")).not.toHaveAttribute("lang", lang);
      }
    }
  });
}
