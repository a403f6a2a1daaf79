import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as wires from "./wire";

let { open, openAhead } = wires;

class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  close = vi.fn();
  send = vi.fn();
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
}
beforeEach(async () => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.resetModules();
  ({ open, openAhead } = await import("./wire"));
});
afterEach(() => vi.unstubAllGlobals());

it("a line that was opened ahead is taken once, with all that was said before", async () => {
  openAhead("t");
  FakeSocket.all[0]?.onmessage?.({ data: "welcome" });
  const wire = open("t", null);
  expect(FakeSocket.all).toHaveLength(1);
  const heard: unknown[] = [];
  wire.onmessage = ({ data }) => heard.push(data);
  await Promise.resolve();
  FakeSocket.all[0]?.onmessage?.({ data: "update" });
  expect(heard).toEqual(["welcome", "update"]);
  open("t", null);
  expect(FakeSocket.all, "the next one is new").toHaveLength(2);
});

it("a line that broke before it was taken is told to be broken", async () => {
  openAhead("t");
  FakeSocket.all[0]?.onclose?.();
  const wire = open("t", null);
  const closed = vi.fn();
  wire.onclose = closed;
  await Promise.resolve();
  expect(closed).toHaveBeenCalledTimes(1);
});

it("a line to another table is not taken", () => {
  openAhead("t");
  open("u", null);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.all[0]?.close).toHaveBeenCalled();
  open("t", 7);
  expect(FakeSocket.all.at(-1)?.url).toMatch(/\/api\/tables\/t\/live\?seq=7$/);
});

it("nothing is opened ahead once somebody listens", () => {
  open("t", null);
  openAhead("t");
  expect(FakeSocket.all).toHaveLength(1);
});
