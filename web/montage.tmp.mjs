import { browser } from "./play.tmp.mjs";
import fs from "node:fs";
const [out, h, ...names] = process.argv.slice(2);
const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
await page.setContent(
  `<body style="margin:0;background:#888;display:flex;flex-wrap:wrap;gap:6px">${names.map((n) => `<img style="height:${h}px" src="data:image/png;base64,${fs.readFileSync(`/tmp/shots2/${n}.png`).toString("base64")}">`).join("")}</body>`,
);
await page.screenshot({ path: `/tmp/shots2/m-${out}.png`, fullPage: true });
await browser.close();
