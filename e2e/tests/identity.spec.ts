import { expect, test } from "../support/test.ts";
import { call, enter, meet } from "../support/ways.ts";
import { Table } from "../support/table.ts";

test("a link carries name and seats to another browser, once", async ({ welcome }) => {
  const [page, phone, thief] = [await welcome(), await welcome(), await welcome({ careless: true })];
  await page.goto("/");
  await call(page, "Isaure");
  const table = await enter(page, "Play");
  const { sentence } = await table.ready();
  const where = page.url();

  await page.goto("/settings");
  await page.getByRole("button", { name: "Make a code" }).click();
  const link = await page.getByRole("link", { name: /\/link#/ }).getAttribute("href");

  await phone.goto(link ?? "");
  await expect(phone.getByText("This is the code of Isaure, who has one table.")).toBeVisible();
  await phone.getByRole("button", { name: "Take over" }).click();
  await expect(phone.getByText("Done: you are Isaure here too.")).toBeVisible();
  await phone.getByRole("button", { name: "Home" }).click();
  await expect(phone.getByRole("textbox", { name: "Your name" })).toHaveValue("Isaure");
  await phone.getByRole("button", { name: "Resume" }).click();
  await phone.waitForURL(where);
  const here = new Table(phone);
  await expect(here.sentence).toHaveText(sentence);

  // Both browsers are the same person now: what one decides, the other shows.
  await page.goto(where);
  await table.ready();
  await here.decide();
  await expect(table.sentence).not.toHaveText(sentence);

  await thief.goto(link ?? "");
  await expect(thief.getByText("has expired, or never was")).toBeVisible();
  await expect(thief.getByRole("button", { name: "Take over" })).toHaveCount(0);
});

test("who is sent somebody else's code is told what they would give away, and keeps it", async ({
  welcome,
}) => {
  const [villain, victim] = [await welcome(), await welcome()];
  await villain.goto("/");
  await call(villain, "Mallory");
  await villain.goto("/settings");
  await villain.getByRole("button", { name: "Make a code" }).click();
  const link = await villain.getByRole("link", { name: /\/link#/ }).getAttribute("href");

  await victim.goto("/");
  await call(victim, "Isaure");
  const table = await enter(victim, "Play");
  await table.ready();
  const where = victim.url();
  await victim.goto(link ?? "");
  await expect(victim.getByText("This is the code of Mallory, who has no table.")).toBeVisible();
  await expect(victim.getByText("One table and no campaign of yours would move to Mallory")).toBeVisible();
  await victim.getByRole("button", { name: "Leave everything as it is" }).click();
  await expect(victim.getByRole("textbox", { name: "Your name" })).toHaveValue("Isaure");
  await victim.goto(where);
  await table.ready();

  // What was said is done.
  await victim.goto(link ?? "");
  await victim.getByRole("button", { name: "I am Mallory: move all of it" }).click();
  await expect(victim.getByText("Done: you are Mallory here too.")).toBeVisible();
  await villain.goto("/");
  await expect(villain.getByRole("button", { name: "Resume" })).toBeVisible();
});

test("who deletes their data is a stranger again, and the house finishes the game", async ({ welcome }) => {
  const [host, guest] = [await welcome(), await welcome()];
  const [one] = await meet(host, guest, "Zoé");
  await guest.getByRole("tab", { name: "Chat" }).click();
  await guest.getByRole("textbox", { name: "Say something" }).fill("Bonsoir !");
  await guest.keyboard.press("Enter");
  await host.getByRole("tab", { name: /^Chat/ }).click();
  await expect(host.getByRole("log", { name: "Chat" })).toContainText("Bonsoir !");
  const where = guest.url();

  await guest.goto("/settings");
  await guest.getByRole("button", { name: "Delete my data" }).click();
  await guest.getByRole("button", { name: "Yes, delete everything" }).click();
  await expect(guest.getByText("Deleted. Welcome, guest!")).toBeVisible();
  await expect(guest.getByRole("textbox", { name: "Your name" })).toHaveValue("");
  await guest.goto("/");
  await expect(guest.getByText("No game under way.")).toBeVisible();

  await host.reload();
  await one.ready();
  await expect(host.locator('[data-key="seat:1"]')).toContainText("the house plays on");
  await expect(host.getByText("Zoé")).toHaveCount(0);
  await host.getByRole("tab", { name: /^Chat/ }).click();
  await expect(host.getByText("Bonsoir !")).toHaveCount(0);

  await guest.goto(where);
  await expect(guest.getByRole("region", { name: "To do" }), "a stranger looks on").toContainText(
    "Waiting for",
  );
});
