import { expect, test } from "../support/test.ts";
import { meet, resign } from "../support/ways.ts";

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
