/** Browsers that cannot show the page, and wishes that a browser already tells. */
import { expect, test } from "../support/test.ts";

test("without scripts a sentence says so, and only that one", async ({ welcome }) => {
  const page = await welcome({ javaScriptEnabled: false });
  await page.goto("/");
  // What stands in it is nobody's text for the usual search.
  await expect(page.locator("noscript p[lang=en]")).toBeVisible();
  await expect(page.locator("noscript p[lang=en]")).toContainText("allow JavaScript for this address");
  await expect(page.locator(".late")).toBeHidden();
});

test("a page whose scripts never arrive says what is wrong", async ({ welcome }) => {
  const page = await welcome({ careless: true });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  const sentence = page.getByText("The page has not started");
  await expect(sentence).toBeHidden();
  await expect(sentence).toBeVisible({ timeout: 15_000 });
});

test("the first theme is the one the device likes, and a choice stays", async ({ welcome }) => {
  const page = await welcome({ colorScheme: "light" });
  await page.goto("/settings");
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", "light");
  await page.getByRole("radio", { name: "Night" }).check();
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "dark");
});
