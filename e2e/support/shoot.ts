/** Pictures to be looked at, in both lights. */
import { join } from "node:path";
import type { Page } from "@playwright/test";

const FOLDER = process.env["SHOTS"] ?? "/tmp/e2e-shots";

export async function shoot(page: Page, name: string, whole = false): Promise<void> {
  for (const theme of ["dark", "light"]) {
    await page.evaluate((light) => (document.documentElement.dataset["theme"] = light), theme);
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(FOLDER, `${name}-${theme}.png`), fullPage: whole });
  }
}
