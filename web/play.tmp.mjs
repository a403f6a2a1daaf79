import { chromium } from "playwright-core";
export const URL0 = "http://127.0.0.1:8090";
export const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync".split(
    " ",
  ),
});
export async function person(opts = {}) {
  const ctx = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "fr-FR", ...opts });
  const page = await ctx.newPage();
  page.on("console", (m) => {
    if (["error", "warning"].includes(m.type())) console.log("CONSOLE", m.text().slice(0, 300));
  });
  page.on("pageerror", (e) => console.log("PAGEERROR", e.message.slice(0, 400)));
  return page;
}
export const shot = (page, name) => page.screenshot({ path: `/tmp/shots2/${name}.png` });
// One decision by clicking: first a glowing thing, then buttons.
export async function decide(page) {
  return page.evaluate(() => {
    const pick = (list) => list[Math.floor(Math.random() * list.length)];
    if (document.querySelector(".curtain button")) {
      document.querySelector(".curtain button").click();
      return "lift";
    }
    if (document.querySelector("dialog[open]")) return "dialog";
    if (!document.querySelector("section.bar.mine")) return "wait";
    const glow = [...document.querySelectorAll("button.thing.glows, .strip.glows .choose")];
    const btn = [...document.querySelectorAll("section.bar .choices button")].filter(
      (b) => !b.disabled && !/choix|Annuler|Retour|choice|Undo|Back/.test(b.textContent),
    );
    const stacks = glow.filter((g) => (g.dataset.key ?? "").startsWith("stack"));
    const el = stacks.length && Math.random() < 0.8 ? pick(stacks) : pick([...glow, ...btn]);
    if (!el) return "stuck:" + document.querySelector(".sentence")?.textContent;
    el.click();
    return el.dataset.key ?? el.textContent.trim().slice(0, 40);
  });
}
