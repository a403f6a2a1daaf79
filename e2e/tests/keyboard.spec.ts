import { expect, test } from "../support/test.ts";
import { Table } from "../support/table.ts";
import { choose } from "../support/sense.ts";
import { enter, tabTo } from "../support/ways.ts";

/** Decides as a mouse would, but by Tab and Enter. */
async function decide(table: Table): Promise<void> {
  const glance = await table.ready();
  const offer = choose(glance, 0);
  if (offer.key === null) await tabTo(table.page, ".bar .choices button:not(:disabled)");
  else await tabTo(table.page, `button[data-key="${offer.key}"][aria-disabled="false"]`);
  await table.page.keyboard.press("Enter");
  await table.changed(glance);
}

test("a whole turn with the keyboard alone", async ({ welcome }) => {
  const page = await welcome();
  await page.goto("/");
  await tabTo(page, "article button");
  await expect(page.locator(":focus")).toHaveAccessibleName("Play");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  const table = new Table(page);

  // Duke, roll, harvest, two actions: until somebody else is asked, or the next turn begins.
  const seen: string[] = [];
  for (let i = 0; i < 25; i += 1) {
    const { sentence } = await table.ready();
    if (seen.some((past) => /last action/.test(past)) && /roll the dice/.test(sentence)) break;
    seen.push(sentence);
    await decide(table);
  }
  for (const asked of [/duke/, /roll the dice/, /Choose an action/, /last action/]) {
    expect(
      seen.some((sentence) => asked.test(sentence)),
      String(asked),
    ).toBe(true);
  }
  const turn = (await table.lines()).filter((line) => /^You (roll|gain|recruit|slay|build)/.test(line));
  expect(turn.length).toBeGreaterThanOrEqual(3);
});

test("arrows, Escape and the list of everything", async ({ page }) => {
  const table = await enter(page, "Play");
  await table.ready();
  await tabTo(page, '[role="tab"]');
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Chat" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Say something" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Rules" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(table.log).toBeVisible();

  // Everything is also a plain list; Escape closes it, and the focus is where it was.
  const every = table.everything;
  await every.focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("dialog", { name: "Everything you can do" });
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(every).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(list.getByRole("button", { name: /^Keep / }).first()).toBeFocused();
  await expect(page.locator("html[data-unseen]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(table.sentence).not.toHaveText(/duke/);
});
