/** The score sheet at the end of a game. */
import { expect, type Locator, type Page } from "@playwright/test";

export class Scores {
  readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole("dialog");
  }

  /** Checks that the lines of each column make its total, and that a winner is named. Returns the totals. */
  async addUp(columns: number): Promise<number[]> {
    const read = async (selector: string) =>
      (await this.dialog.locator(selector).allTextContents()).map((text) =>
        Number(text.replace(/[^\d−-]/g, "").replace("−", "-")),
      );
    const totals = await read("tfoot td");
    expect(totals).toHaveLength(columns);
    const cells = await read("tbody td");
    expect(cells.length % columns).toBe(0);
    for (const [column, total] of totals.entries()) {
      const own = cells.filter((_, i) => i % columns === column);
      expect(own.reduce((sum, points) => sum + points, 0)).toBe(total);
    }
    return totals;
  }

  async verifyDice(): Promise<void> {
    await this.dialog.getByText("Fair dice", { exact: true }).click();
    await this.dialog.getByRole("button", { name: "Verify" }).click();
    await expect(this.dialog.getByText("All is well: the dice were fair")).toBeVisible();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Close" }).click();
    await expect(this.dialog).toBeHidden();
  }
}
