import type { CampaignInfo } from "../../web/src/generated/protocol/CampaignInfo.ts";
import { nextGame, playThrough, setOut } from "../support/campaign.ts";
import { judge } from "../support/judge.ts";
import { expect, PHONE, test } from "../support/test.ts";
import { resign } from "../support/ways.ts";

test("a campaign from home to its second game, through a restart", async ({ welcome, house }) => {
  const page = await welcome({ careless: true });
  const id = await setOut(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The way of the Archmages");
  await expect(page.getByRole("heading", { name: "Villager" })).toBeVisible();
  await expect(page.getByText("0 of 40 objectives")).toBeVisible();
  await expect(page.getByRole("list").filter({ hasText: "Not ticked yet" })).toHaveCount(4);

  // The first game, and what it brought.
  await page.getByRole("button", { name: "Play game 1" }).click();
  await page.waitForURL(/\/table\/[\w-]+$/);
  const table = page.url().split("/").at(-1) ?? "";
  await page.goto(`/campaign/${id}`);
  await expect(page.getByRole("button", { name: "Go on with game 1" })).toBeVisible();
  await playThrough(page, table);
  await page.goto(`/table/${table}`);
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("heading", { name: "Campaign: game 1 of 8" })).toBeVisible();
  await expect(
    sheet.getByText(/Below 54 PP nothing is ticked|new objectives? (is|are) ticked/),
  ).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Rematch" })).toBeHidden();
  await judge(page, "end of a campaign game");

  // The second is opened from the score sheet, and given up: it counts.
  await sheet.getByRole("button", { name: "Next game" }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await resign(page);
  await page.goto("/");
  const yours = page.getByRole("region", { name: "Your campaigns" });
  await expect(yours).toContainText("2 of 8 games played");

  await house.kill();
  await house.start();
  await page.goto("/");
  await yours.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("button", { name: "Play game 3" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Look back at game 1" })).toHaveAttribute(
    "href",
    `/table/${table}/replay`,
  );
  await expect(page.getByText("given up")).toBeVisible();
});

test("what is ticked is shown with its game, in both languages, to everybody's eyes", async ({ welcome }) => {
  for (const wishes of [{}, PHONE]) {
    const page = await welcome(wishes);
    const id = await setOut(page, "Normal: 9 games");
    // Eleven objectives take better play than a test's: the page is told that it has happened.
    await page.route(`**/api/campaigns/${id}`, async (route) => {
      const answer = await route.fetch();
      const info = (await answer.json()) as CampaignInfo;
      for (const list of info.progress.lists.slice(0, 1)) list.objectives.forEach((it) => (it.ticked = 1));
      const single = info.progress.lists[1]?.objectives[0];
      if (single) single.ticked = 2;
      info.games = [
        { table: "one", state: "over" },
        { table: "two", state: "over" },
      ];
      info.progress.games = [
        { points: 71, ticked: [], note: null },
        { points: 58, ticked: [single?.id ?? ""], note: null },
      ];
      await route.fulfill({ response: answer, json: info });
    });
    await page.reload();
    await expect(page.getByText("11 of 40 objectives")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Apprentice Mage" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Your titles" })).toHaveText("Pyromancer");
    const fire = page.getByRole("region", { name: "Fire" });
    await expect(fire.getByText("Ticked in game 1")).toHaveCount(10);
    await expect(fire).toContainText(/Title earned:\s*Pyromancer/);
    await expect(page.getByRole("region", { name: "Water" }).getByText("Ticked in game 2")).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Play game 3" })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width, "nothing sticks out").toBeLessThanOrEqual(0);
    await judge(page, "campaign");
    await page.getByRole("button", { name: /language/ }).click();
    await expect(page.getByRole("heading", { name: "Apprenti Mage" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Jouer la partie 3" })).toBeVisible();
  }
});

test("a campaign is nobody else's, and is gone when it is deleted", async ({ welcome }) => {
  const page = await welcome();
  const id = await setOut(page);
  await nextGame(page, id);
  const stranger = await welcome({ careless: true });
  await stranger.goto(`/campaign/${id}`);
  await expect(stranger.getByRole("heading", { name: "No such campaign" })).toBeVisible();

  // With the keyboard alone.
  await page.getByRole("button", { name: "Delete this campaign" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Yes, delete it" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/campaigns\/valroc$/);
  await expect(page.getByText("You have not set out yet.")).toBeVisible();
  await judge(page, "a new campaign");
});
