import { expect, test } from "../support/test.ts";
import type { Table } from "../support/table.ts";
import { enter } from "../support/ways.ts";

const rolls = async (table: Table) =>
  (await table.lines()).filter((line) => line.startsWith("You roll")).length;
const toRoll = (table: Table) => table.play(({ sentence }) => sentence === "Your turn: roll the dice.");

test("the server is killed: the page says so, comes back, and a move made meanwhile counts once", async ({
  welcome,
  house,
}) => {
  const page = await welcome({ careless: true });
  const table = await enter(page, "Play");
  await toRoll(table);
  await expect(table.lost).toBeHidden();
  const before = await rolls(table);

  await house.kill();
  await expect(table.lost).toBeVisible();
  await table.thing("dice").click();
  await table.thing("dice").click();
  await expect(table.sentence, "nothing happens before the server knows").toHaveText(/roll the dice/);

  await house.start();
  await expect(table.lost).toBeHidden({ timeout: 60_000 });
  await expect(table.sentence).not.toHaveText(/roll the dice/);
  await table.ready();
  expect(await rolls(table)).toBe(before + 1);

  const turn = table.decisions;
  await table.play(() => table.decisions >= turn + 8);
  await expect(table.lost).toBeHidden();
});

test("an answer that never arrived is not played twice", async ({ welcome, house }) => {
  const page = await welcome({ careless: true });
  let deaf = false;
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!deaf) socket.send(message);
    });
    server.onClose(() => void socket.close());
  });
  const table = await enter(page, "Play");
  await toRoll(table);
  const before = await rolls(table);

  const id = page.url().split("/").at(-1) ?? "";
  const stored = async () =>
    ((await (await page.request.get(`/api/tables/${id}`)).json()) as { seq: number }).seq;
  const seq = await stored();

  // The roll reaches the server and is stored; its answer gets lost with the server.
  deaf = true;
  await table.thing("dice").click();
  await expect.poll(stored).toBeGreaterThan(seq);
  await house.kill();
  await expect(table.lost).toBeVisible();
  deaf = false;
  await house.start();
  await expect(table.lost).toBeHidden({ timeout: 60_000 });
  await expect(table.sentence).not.toHaveText(/roll the dice/);
  await table.ready();
  expect(await rolls(table)).toBe(before + 1);
});

test("after a restart the table is among one's own, at the same place", async ({ welcome, house }) => {
  const page = await welcome({ careless: true });
  const table = await enter(page, "Play");
  const { sentence } = await toRoll(table);
  const lines = await table.lines();
  await house.kill();
  await house.start();
  await page.goto("/");
  await page.getByRole("button", { name: "Resume" }).first().click();
  await expect(table.sentence).toHaveText(sentence);
  expect(await table.lines()).toEqual(lines);
});
