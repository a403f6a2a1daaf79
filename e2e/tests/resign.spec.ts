import { expect, test } from "../support/test.ts";
import { Table } from "../support/table.ts";
import { meet, resign, together } from "../support/ways.ts";

test("who gives up a seat leaves it to the house, and the game goes on", async ({ welcome }) => {
  const [host, guest] = [await welcome(), await welcome()];
  const [one] = await meet(host, guest, "Zoé");
  await expect(host.getByText("the house plays on")).toBeHidden();

  await resign(guest);
  await expect(host.locator('[data-key="seat:1"]')).toContainText("the house plays on");
  await expect(guest.getByRole("region", { name: "To do" }), "who left looks on").toContainText(
    "Waiting for",
  );

  // Two full turns: between them the house has taken its own.
  await one.play(() => one.decisions >= 12);
  expect((await one.lines()).filter((line) => line.startsWith("Zoé rolls")).length).toBeGreaterThan(0);
});

test("the house plays on for somebody who does not come back, until they do", async ({ welcome }) => {
  const [host, guest] = [await welcome(), await welcome()];
  const [one] = await meet(host, guest, "Zoé");
  const address = guest.url();
  const stand = host.getByRole("button", { name: "Let the house play for Zoé" });
  await one.decide();
  await expect(stand, "while she is here").toBeHidden();
  await guest.goto("about:blank");
  await stand.click();
  await expect(host.locator('[data-key="seat:1"]')).toContainText("the house plays on");
  await one.play(() => one.decisions >= 12);

  await guest.goto(address);
  const bar = guest.getByRole("region", { name: "To do" });
  await expect(bar).toContainText("The house has played for you since you left");
  await expect(guest.locator("button[data-key][aria-disabled=false]"), "nothing to decide").toHaveCount(0);
  await bar.getByRole("button", { name: "Take my seat back" }).click();
  await expect(bar).not.toContainText("The house has played");
  await together(one, new Table(guest), (_, hers) => hers.offers.length > 0);
});
