import { expect, it, vi } from "vitest";
import { hasten } from "./ahead";

const { order, me } = vi.hoisted(() => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { order: [] as string[], me: { promise, resolve: () => resolve() } };
});
vi.mock("./live/wire", () => ({ openAhead: (id: string) => order.push(`line to ${id}`) }));
vi.mock("./live/api", () => ({
  ahead: {
    me: () => me.promise.then(() => order.push("known")),
    table: () => Promise.resolve({ game: "none", content: "c", read_only: false }),
    catalogue: () => Promise.resolve(null),
  },
}));
vi.mock("./pages/Table.svelte", () => ({}));

it("a line is opened only when the server knows who is here", async () => {
  hasten("/table/t");
  await new Promise((soon) => setTimeout(soon, 20));
  expect(order).toEqual([]);
  me.resolve();
  await vi.waitFor(() => expect(order).toEqual(["known", "line to t"]));
});
