import { afterEach, expect, it, vi } from "vitest";
import { ahead, api, Trouble } from "./api";

const answers = (status: number, body: unknown) => {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
};
afterEach(() => vi.unstubAllGlobals());

it("an answer asked for ahead is read once", async () => {
  const fetched = answers(200, { person: "p_1", name: "Zoé" });
  void ahead.me();
  expect(await api.me()).toEqual({ person: "p_1", name: "Zoé" });
  expect(fetched).toHaveBeenCalledTimes(1);
  await api.me();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("what went wrong ahead is told to whoever reads the answer", async () => {
  answers(404, { code: "not_found", why: { key: "error-no-table" } });
  await ahead.table("gone").catch(() => undefined);
  await expect(api.table("gone")).rejects.toBeInstanceOf(Trouble);
});

it("says what stands in the way of a line: another Host, no sockets, or no server at all", async () => {
  const why = { key: "error-foreign-origin" };
  answers(403, { code: "foreign_origin", why });
  expect(await api.barrier("t")).toEqual(why);
  answers(404, { code: "not_found", why: { key: "error-no-page" } });
  expect(await api.barrier("t")).toEqual({ key: "connection-no-sockets" });
  answers(502, "Bad Gateway");
  expect(await api.barrier("t")).toBeNull();
});
