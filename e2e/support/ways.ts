/** The ways in, as people take them. */
import { expect, type Page } from "@playwright/test";
import { Table } from "./table.ts";

export async function enter(
  page: Page,
  way: "Play" | "Invite" | "Solo",
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

/** Two people at one table, the second by the first one's invitation and under a name. */
export async function meet(host: Page, guest: Page, name: string): Promise<[Table, Table]> {
  const one = await enter(host, "Invite");
  await expect(host.getByRole("button", { name: "Start" })).toBeDisabled();
  await guest.goto(await host.getByRole("textbox", { name: "Link to the table" }).inputValue());
  await call(guest, name);
  await guest.getByRole("button", { name: "Sit here" }).click();
  await expect(host.getByRole("listitem").filter({ hasText: name })).toBeVisible();
  await host.getByRole("button", { name: "Start" }).click();
  const two = new Table(guest);
  await Promise.all([one.ready(), two.ready()]);
  return [one, two];
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
  const quick = { kind: "bot", bot: "greedy" };
  const wish = { game: "card-kingdoms", seats: [{ kind: "me" }, quick, quick], start: true };
  const opened = await page.request.post("/api/tables", { data: wish });
  const { id } = (await opened.json()) as { id: string };
  await page.request.post(`/api/tables/${id}/resign`, { data: {} });
  const phase = async () =>
    ((await (await page.request.get(`/api/tables/${id}`)).json()) as { phase: string }).phase;
  await expect.poll(phase, { timeout: 20_000 }).toBe("over");
  await page.goto(`/table/${id}`);
  await expect(page.getByRole("dialog").locator("tfoot")).toBeVisible({ timeout: 10_000 });
  return new Table(page);
}
