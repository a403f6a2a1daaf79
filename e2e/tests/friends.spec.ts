import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { Scores } from "../support/scores.ts";
import { enter, meet, together } from "../support/ways.ts";

test("a guest finds the seats before the invitation, a host the invitation before the seats", async ({
  welcome,
}) => {
  const [host, guest] = [await welcome(), await welcome()];
  await enter(host, "Invite");
  const headings = (page: Page) => page.getByRole("heading", { level: 2 });
  await expect(headings(host)).toHaveText(["Invite your friends", "Seats"]);
  await guest.goto(host.url());
  await expect(headings(guest)).toHaveText(["Seats", "Invite your friends"]);
});

test("two browsers meet through an invitation and play to the end", async ({ welcome }) => {
  test.slow();
  const [host, guest] = [await welcome(), await welcome()];
  const [one, two] = await meet(host, guest, "Zoé");

  await guest.getByRole("tab", { name: "Chat" }).click();
  await guest.getByRole("textbox", { name: "Say something" }).fill("Bonsoir !");
  await guest.keyboard.press("Enter");
  await host.getByRole("tab", { name: /^Chat/ }).click();
  await expect(host.getByRole("log", { name: "Chat" })).toContainText("Zoé Bonsoir !");
  await Promise.all([host, guest].map((page) => page.getByRole("tab", { name: "Log" }).click()));

  // Whoever is asked plays; who is not is told whom we wait for.
  let told = 0;
  await together(one, two, (mine) => {
    if (/^Waiting for Zoé/.test(mine.sentence)) told += 1;
    return false;
  });
  console.log(`friends: ${String(one.decisions)} and ${String(two.decisions)} decisions`);
  expect(told).toBeGreaterThan(0);
  const totals = await new Scores(host).addUp(2);
  expect(await new Scores(guest).addUp(2)).toEqual(totals);
});
