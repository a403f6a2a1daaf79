/** The ways in, as people take them. */
import { expect, type Page } from "@playwright/test";
import { Table, type Glance } from "./table.ts";
import { home } from "./test.ts";

export async function enter(
  page: Page,
  way: "Play" | "Invite" | "Solo" | "Guard" | "Siege" | "Hero",
  game = "Valeria: Card Kingdoms",
): Promise<Table> {
  await page.goto("/");
  const cover = page.getByRole("article", { name: game });
  await cover.getByRole("button", { name: way, exact: true }).click();
  await page.waitForURL(/\/table\/[\w-]+$/);
  return new Table(page);
}

/** A game with the house, at the start of this person's actions. */
export async function atActions(page: Page): Promise<Table> {
  const table = await enter(page, "Play");
  await table.play(({ sentence }) => /^Choose an action/.test(sentence));
  return table;
}

/** A table as somebody wishes for it, opened without any clicks. */
export async function opened(page: Page, wish: object): Promise<Table> {
  await home(page);
  const answer = await page.request.post("/api/tables", { data: wish });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/table/${id}`);
  return new Table(page);
}

/** Somebody of the house who does not think long. */
export const QUICK = { kind: "bot", bot: "greedy" };

/** Two people at one table, the second by the first one's invitation and under a name. */
export async function meet(
  host: Page,
  guest: Page,
  name: string,
  invitation: Promise<Table> = enter(host, "Invite"),
): Promise<[Table, Table]> {
  const one = await invitation;
  await expect(host.getByRole("button", { name: "Start" })).toBeDisabled();
  await guest.goto(await host.getByRole("textbox", { name: "Link to the table" }).inputValue());
  // Sitting down takes the name that was typed; no other button has to be pressed.
  await guest.getByRole("textbox", { name: "Your name" }).fill(name);
  await guest.getByRole("button", { name: "Sit here" }).click();
  await expect(host.getByRole("listitem").filter({ hasText: name })).toBeVisible();
  await host.getByRole("button", { name: "Start" }).click();
  const two = new Table(guest);
  await Promise.all([one.ready(), two.ready()]);
  return [one, two];
}

/** Whoever is asked plays, until `done` says so or both see the scores; never more than `budget` looks. */
export async function together(
  one: Table,
  two: Table,
  done: (mine: Glance, yours: Glance) => boolean = () => false,
  budget = 1500,
): Promise<void> {
  for (let i = 0; i < budget; i += 1) {
    const [mine, yours] = await Promise.all([one.glance(), two.glance()]);
    if ((mine.over && yours.over) || done(mine, yours)) return;
    if (mine.offers.length > 0 && !mine.over && !mine.busy) await one.decide(mine);
    else if (yours.offers.length > 0 && !yours.over && !yours.busy) await two.decide(yours);
    else await one.page.waitForTimeout(20);
  }
  throw new Error(`not done after ${String(budget)} looks`);
}

/** Takes a name, where a page asks for one. */
export async function call(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  const keep = page.getByRole("button", { name: "Keep this name" });
  await keep.click();
  await expect(keep).toBeHidden();
}

/** Leaves one's seat to the house for good. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "This table" }).click();
  await page.getByRole("button", { name: "Give up my seat" }).click();
  await page.getByRole("button", { name: "Yes, give up" }).click();
}

/** A game that was given up at once and played to its end by those of the house who do not think long. */
export async function finished(page: Page): Promise<Table> {
  const wish = { game: "card-kingdoms", seats: [{ kind: "me" }, QUICK, QUICK], start: true };
  const answer = await page.request.post("/api/tables", { data: wish });
  const { id } = (await answer.json()) as { id: string };
  await page.request.post(`/api/tables/${id}/resign`, { data: {} });
  const phase = async () =>
    ((await (await page.request.get(`/api/tables/${id}`)).json()) as { phase: string }).phase;
  await expect.poll(phase, { timeout: 60_000 }).toBe("over");
  await page.goto(`/table/${id}`);
  await expect(page.getByRole("dialog").locator("tfoot")).toBeVisible({ timeout: 30_000 });
  return new Table(page);
}

/** Presses Tab until something of this kind, with these words, has the focus. */
export async function tabTo(page: Page, selector: string, words = ""): Promise<void> {
  const arrived = () =>
    page.evaluate(
      ([wanted, said]) => {
        const on = document.activeElement;
        return on !== null && on.matches(wanted) && on.textContent.includes(said);
      },
      [selector, words] as const,
    );
  for (let i = 0; i < 150; i += 1) {
    await page.keyboard.press("Tab");
    if (await arrived()) return;
  }
  throw new Error(`Tab never reaches ${selector} ${words}`);
}
