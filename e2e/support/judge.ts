/** What axe thinks of a page. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What axe has to say, with the places. Only colours differ between the two lights. */
export async function judge(page: Page, name: string): Promise<void> {
  for (const theme of ["dark", "light"]) {
    await page.evaluate((light) => (document.documentElement.dataset["theme"] = light), theme);
    // The legacy mode does without a helper page, and here are no frames for which it would be needed.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (theme === "light") axe.withRules(["color-contrast", "link-in-text-block"]);
    const { violations } = await axe.analyze();
    const told = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => String(node.target)).join(" | ")}`,
    );
    expect.soft(told, `${name}, ${theme}`).toEqual([]);
  }
}
