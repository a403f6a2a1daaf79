import { expect, test } from "../support/test.ts";
import { Scores } from "../support/scores.ts";
import { meet } from "../support/ways.ts";

test("two browsers meet through an invitation and play to the end", async ({ welcome }) => {
  test.setTimeout(150_000);
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
  for (let i = 0; i < 900; i += 1) {
    const [mine, yours] = await Promise.all([one.glance(), two.glance()]);
    if (mine.over && yours.over) break;
    if (/^Waiting for Zoé/.test(mine.sentence)) told += 1;
    if (mine.offers.length > 0 && !mine.over && !mine.busy) await one.decide(mine);
    else if (yours.offers.length > 0 && !yours.over && !yours.busy) await two.decide(yours);
    else await host.waitForTimeout(20);
  }
  console.log(`friends: ${String(one.decisions)} and ${String(two.decisions)} decisions`);
  expect(told).toBeGreaterThan(0);
  const totals = await new Scores(host).addUp(2);
  expect(await new Scores(guest).addUp(2)).toEqual(totals);
});
