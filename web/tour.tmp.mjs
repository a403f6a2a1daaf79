import { browser, person, shot, decide, URL0 } from "./play.tmp.mjs";
import { AxeBuilder } from "@axe-core/playwright";
const axe = async (page, name) => {
  const r = await new AxeBuilder({ page }).analyze();
  for (const v of r.violations)
    console.log(
      "AXE",
      name,
      v.id,
      v.nodes.length,
      v.nodes[0].target.join(" "),
      v.nodes[0].failureSummary?.split("\n")[1],
    );
};
const wide = await person(),
  small = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
const pages = {
  home: "/",
  new: "/new/card-kingdoms",
  rules: "/rules/card-kingdoms#harvest",
  settings: "/settings",
  about: "/about",
  link: "/link#K7QD-2M4X-9F3T",
  lost: "/nowhere",
  "no-table": "/table/AAAAAAAAAAAAAAAAAAAAAA",
};
async function both(page, name, size) {
  for (const theme of ["dark", "light"]) {
    await page.evaluate((t) => (document.documentElement.dataset.theme = t), theme);
    await page.waitForTimeout(150);
    await shot(page, `${name}-${size}-${theme}`);
    await axe(page, `${name}-${size}-${theme}`);
  }
}
const only = process.argv[2];
for (const [page, size] of [
  [wide, "wide"],
  [small, "small"],
]) {
  for (const [name, path] of Object.entries(pages)) {
    if (only && only !== name) continue;
    await page.goto(URL0 + path);
    await page.waitForTimeout(500);
    await both(page, name, size);
  }
  if (!only || only === "gather") {
    await page.goto(URL0);
    await page.waitForTimeout(300);
    await page.click("text=Inviter >> nth=0");
    await page.waitForSelector(".invite");
    await both(page, "gather", size);
  }
  if (!only || only === "table") {
    await page.goto(URL0);
    await page.waitForTimeout(300);
    await page.click("text=Jouer >> nth=0");
    await page.waitForSelector("section.bar");
    await page.waitForTimeout(400);
    await both(page, "dukes", size);
    for (let i = 0; i < 60; i++) {
      await decide(page);
      await page.waitForTimeout(150);
    }
    for (let i = 0; i < 40; i++) {
      if (await page.$("section.bar.mine")) break;
      await page.waitForTimeout(150);
    }
    await both(page, "table", size);
    if (size === "small")
      for (const tab of ["area", "opponents", "log", "help"]) {
        await page.click(`[data-tab=${tab}]`);
        await page.waitForTimeout(300);
        await both(page, `table-${tab}`, size);
      }
    else {
      await page.click("[data-tab=help]");
      await page.waitForTimeout(400);
      await both(page, "table-help", size);
      await page.click("button.menu");
      await page.waitForTimeout(300);
      await both(page, "table-menu", size);
      await page.keyboard.press("Escape");
      await page.click("[data-tab=log]");
      await page.click(".log .when >> nth=3");
      await page.waitForTimeout(700);
      await both(page, "table-past", size);
    }
  }
}
await browser.close();
