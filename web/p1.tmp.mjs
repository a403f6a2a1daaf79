import { browser, person, shot, decide, URL0 } from "./play.tmp.mjs";
const page = await person();
await page.goto(URL0);
await page.waitForTimeout(700);
await shot(page, "home");
let t0 = Date.now();
await page.click("text=Jouer >> nth=0");
await page.waitForSelector(".bar", { timeout: 10000 }).catch((e) => console.log("no bar", page.url()));
console.log("table after", Date.now() - t0, page.url());
await page.waitForTimeout(500);
await shot(page, "table-dukes");
let stuck = 0;
const until = Date.now() + Number(process.argv[2] ?? 20) * 1000;
let n = 0,
  last = "";
while (Date.now() < until) {
  const d = await decide(page);
  if (d === "dialog") {
    console.log("dialog", await page.textContent("dialog[open] h2"));
    break;
  }
  if (d.startsWith("stuck")) {
    stuck++;
    if (stuck > 10) {
      console.log(d);
      await shot(page, "stuck");
      break;
    }
  } else stuck = 0;
  if (d !== "wait") {
    n++;
    last = d;
    if (n < 25) console.log(d);
  }
  await page.waitForTimeout(180);
  if (n === 6) await shot(page, "table-early");
}
console.log("decisions", n, last);
await shot(page, "table-late");
await browser.close();
