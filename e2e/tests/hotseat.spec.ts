import { expect, test } from "../support/test.ts";
import { Table } from "../support/table.ts";
import { opened } from "../support/ways.ts";

test("two people share a device, and a curtain hides what is secret", async ({ page }) => {
  const cover = page.getByRole("article", { name: "Valeria: Card Kingdoms" });
  await cover.getByRole("link", { name: "All options" }).click();
  await page.getByRole("button", { name: "Remove" }).last().click();
  await page.getByRole("combobox", { name: "Who plays on seat 2" }).selectOption("somebody on this device");
  await page.getByRole("textbox", { name: "Name of seat 2" }).fill("Zoé");
  await page.getByRole("button", { name: "Start" }).click();

  const table = new Table(page);
  const dukes = page.getByRole("region", { name: "Choose your Duke" }).getByRole("button");
  const offered: Record<string, string[]> = {};
  for (let i = 0; i < 2; i += 1) {
    const { curtain } = await table.ready();
    expect(curtain, "the curtain is down before each choice").not.toBeNull();
    await expect(page.locator("[data-key]"), "nothing of the table behind the curtain").toHaveCount(0);
    await expect(page.getByRole("log")).toHaveCount(0);
    for (const name of Object.values(offered).flat()) {
      expect(await page.content(), "no Duke behind the curtain").not.toContain(name);
    }
    await table.lift(curtain ?? "");
    await expect(dukes).toHaveCount(2);
    const names = await dukes.locator(".title").allInnerTexts();
    for (const other of Object.values(offered).flat()) {
      expect(await page.content(), "not the other's Dukes either").not.toContain(other);
    }
    offered[curtain ?? ""] = names;
    await dukes.first().click();
    await expect(dukes).toHaveCount(0);
  }
  expect(Object.keys(offered)).toHaveLength(2);

  // Turns go from hand to hand, each behind the curtain.
  const hands: string[] = [];
  let kept = "";
  while (hands.length < 4) {
    const glance = await table.ready();
    if (glance.curtain === null) {
      await table.decide(glance);
      continue;
    }
    expect(await page.content()).not.toContain("Your kingdom");
    hands.push(glance.curtain);
    await table.lift(glance.curtain);
    const duke = page.getByRole("button", { name: /^Duke: / });
    await expect(duke).toHaveCount(1);
    const name = (await duke.getAttribute("aria-label")) ?? "";
    expect(offered[glance.curtain]?.some((each) => name.endsWith(each))).toBe(true);
    expect(name).not.toBe(kept);
    kept = name;
    await expect(page.getByText("Secret", { exact: true })).toHaveCount(0);
  }
  expect(new Set(hands).size).toBe(2);
});

test("whoever shares a device has a name in the lobby and at home", async ({ page }) => {
  const seats = [{ kind: "me" }, { kind: "here", name: "Zoé" }, { kind: "open" }];
  await opened(page, { game: "card-kingdoms", seats });
  const places = page.getByRole("listitem");
  await expect(places.filter({ hasText: "Zoé" })).toContainText("on this device");
  await expect(places.filter({ hasText: "You" })).toHaveCount(1);
  await page.goto("/");
  const table = page.getByRole("region", { name: "Your tables" }).getByRole("listitem").first();
  await expect(table).toContainText("Zoé");
  await expect(table).toContainText("2 / 3 seats");
  await expect(table.getByRole("time")).toHaveText("just now");
});
