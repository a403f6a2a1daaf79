import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Heard } from "../generated/engine/Heard";
import type { TableInfo } from "../generated/protocol/TableInfo";
import type { ToPage } from "../generated/protocol/ToPage";
import type { ToServer } from "../generated/protocol/ToServer";
import type { Update } from "../generated/protocol/Update";
import type { JsonValue } from "../generated/serde_json/JsonValue";
import { LiveClient, type Wire } from "./client";
import { merge, news } from "./story";

class FakeWire implements Wire {
  sent: ToServer[] = [];
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  closed = false;
  constructor(readonly seq: number | null) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close() {
    this.closed = true;
  }
  hear(message: ToPage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break() {
    this.onclose?.();
  }
}

const heard = (play: number, key = `play-${String(play)}`): Heard => ({ play, phrase: { key }, event: null });
const keys = (story: readonly Heard[]) => story.map((line) => line.phrase.key);

function update(seq: number, part: Partial<Update> = {}, told: Heard[] = [heard(seq)]): ToPage {
  const look = { seat: 0, view: null, scores: { seats: [] }, heard: told, choices: [], can_undo: true };
  return {
    type: "update",
    seq,
    after: seq - 1,
    plays: seq,
    phase: "playing",
    asked: [0],
    waiting: { seats: [0], since: 0 },
    heard_from: seq,
    looks: [look],
    ...part,
  };
}
const welcome: ToPage = {
  type: "welcome",
  protocol: 2,
  person: "p_1",
  table: { id: "t" } as TableInfo,
  now: Date.now(),
};

let wires: FakeWire[];
const refused = vi.fn();
const barred = vi.fn();
let client: LiveClient;
const wire = () => wires.at(-1) as FakeWire;

const firstSent = () => wire().sent[0] as Extract<ToServer, { id: string }>;

/** A table that stands at entry 1. */
function sit() {
  client.connect();
  wire().hear(welcome);
  wire().hear(update(1, { after: null, heard_from: 0 }, [heard(0), heard(1)]));
}

beforeEach(() => {
  vi.useFakeTimers();
  refused.mockReset();
  barred.mockReset();
  wires = [];
  client = new LiveClient({
    open: (seq) => {
      wires.push(new FakeWire(seq));
      return wire();
    },
    changed: () => undefined,
    barred,
    refused,
  });
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

describe("a decision", () => {
  it("carries what the page saw, and is the only one until it is on the table", () => {
    sit();
    client.play(0, "roll");
    client.play(0, "roll");
    expect(wire().sent).toEqual([expect.objectContaining({ type: "play", seat: 0, seq: 1, action: "roll" })]);
    expect(client.deciding).toBe(true);
    const { id } = firstSent();
    wire().hear({ type: "ack", id, seq: 2 });
    expect(client.deciding).toBe(true);
    wire().hear(update(2));
    expect(client.deciding).toBe(false);
  });

  it("is free again after a refusal", () => {
    sit();
    client.play(0, "cheat");
    const { id } = firstSent();
    wire().hear({ type: "refused", id, code: "refused", why: { key: "no" } });
    expect(refused).toHaveBeenCalledWith("refused", { key: "no" });
    expect(client.deciding).toBe(false);
  });

  it("goes out again with the same id after a broken line, and only until it is answered", () => {
    sit();
    client.play(0, "roll");
    const first = firstSent();
    wire().break();
    expect(client.connection).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    expect(wire().seq).toBe(1);
    expect(wire().sent).toEqual([]);
    wire().hear(welcome);
    expect(wire().sent).toEqual([first]);
    wire().hear({ type: "ack", id: first.id, seq: 2 });
    wire().break();
    vi.advanceTimersByTime(1000);
    wire().hear(welcome);
    expect(wire().sent).toEqual([]);
  });

  it("made while the line is broken waits for it", () => {
    sit();
    wire().break();
    client.play(0, "roll");
    vi.advanceTimersByTime(1000);
    wire().hear(welcome);
    expect(wire().sent).toEqual([expect.objectContaining({ action: "roll" })]);
  });
});

describe("a broken line", () => {
  it("is tried again, less and less often", () => {
    client.connect();
    const opened: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const before = Date.now();
      wire().break();
      vi.advanceTimersToNextTimer();
      opened.push(Date.now() - before);
    }
    expect(opened[0]).toBeLessThan(400);
    expect(opened[4]).toBeGreaterThan(3000);
    expect(Math.max(...opened)).toBeLessThanOrEqual(10_000);
  });

  it("is told within ten seconds when nothing comes any more", () => {
    sit();
    vi.advanceTimersByTime(10_000);
    expect(client.connection).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
  });

  it("is not taken for broken while there are answers, however quiet the table is", () => {
    sit();
    for (let i = 0; i < 60; i += 1) {
      vi.advanceTimersByTime(1000);
      if (wire().sent.at(-1)?.type === "ping") wire().hear({ type: "pong", now: Date.now() });
    }
    expect(client.connection).toBe("open");
    expect(wires).toHaveLength(1);
    expect(wire().sent.length, "a page asks now and then, not all the time").toBeLessThan(20);
  });

  it("is not taken for broken because the page was asleep", () => {
    sit();
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(1000);
    expect(client.connection).toBe("open");
    expect(wire().sent.at(-1)).toEqual({ type: "ping" });
  });

  it("that never opened is given up after a while, and then we ask what stands in the way", () => {
    client.connect();
    vi.advanceTimersByTime(11_000);
    expect(wires).toHaveLength(2);
    expect(barred).not.toHaveBeenCalled();
    wire().break();
    expect(barred).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(barred).toHaveBeenCalledTimes(1);
  });

  it("is not tried again once the server said goodbye for good", () => {
    sit();
    wire().hear({ type: "bye", again: false, why: { key: "error-gone" } });
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(client.farewell).toEqual({ key: "error-gone" });
  });
});

describe("an update", () => {
  const withView = (message: ToPage, view: JsonValue): ToPage => {
    const seen = message as Update & { type: "update" };
    return { ...seen, looks: seen.looks.map((look) => ({ ...look, view })) };
  };
  const gold = (value: number) => [{ op: "replace", path: "/gold", value }];
  const shown = () => client.update?.looks[0]?.view;

  it("may tell only what has changed in a view", () => {
    sit();
    wire().hear(withView(update(2), { gold: 1, magic: 3 }));
    wire().hear(withView(update(3), gold(2)));
    expect(shown()).toEqual({ gold: 2, magic: 3 });
    wire().hear(withView(update(4), []));
    expect(shown()).toEqual({ gold: 2, magic: 3 });
  });

  it("with changes of a view that the page does not have makes it ask", () => {
    sit();
    wire().hear(withView(update(2), { gold: 1 }));
    wire().hear(withView(update(4, { after: 3, heard_from: 4 }), gold(9)));
    expect(wire().sent).toEqual([{ type: "resume", seq: 2 }]);
    expect(shown()).toEqual({ gold: 1 });
  });

  it("with all there is begins the story anew, and earlier pages go before it", () => {
    sit();
    wire().hear(update(900, { after: null, heard_from: 800 }, [heard(800), heard(900)]));
    expect([client.storyFrom(0), keys(client.story(0))]).toEqual([800, ["play-800", "play-900"]]);
    client.addEarlier(0, 800, { from: 600, heard: [heard(600), heard(799)] });
    client.addEarlier(0, 800, { from: 600, heard: [heard(600)] });
    expect([client.storyFrom(0), keys(client.story(0)).length]).toEqual([600, 4]);
  });

  it("adds what was told, and replaces it after an undo", () => {
    sit();
    wire().hear(update(2));
    expect(keys(client.story(0))).toEqual(["play-0", "play-1", "play-2"]);
    wire().hear(update(3, { plays: 1, heard_from: 2 }, []));
    expect(keys(client.story(0))).toEqual(["play-0", "play-1"]);
    wire().hear(update(4, { plays: 2, heard_from: 2 }, [heard(2, "other")]));
    expect(keys(client.story(0))).toEqual(["play-0", "play-1", "other"]);
  });

  it("seen twice changes nothing, and an old one is ignored", () => {
    sit();
    wire().hear(update(2));
    wire().hear(update(2));
    wire().hear(update(1, { heard_from: 0 }, []));
    expect(keys(client.story(0))).toEqual(["play-0", "play-1", "play-2"]);
    expect(client.update?.seq).toBe(2);
  });

  it("that does not follow makes the page ask for what lies between", () => {
    sit();
    wire().hear(update(5));
    expect(wire().sent).toEqual([{ type: "resume", seq: 1 }]);
    expect(client.update?.seq).toBe(1);
  });

  it("with new eyes makes the page ask for everything", () => {
    sit();
    const seen = update(2) as Update & { type: "update" };
    wire().hear({ ...seen, looks: seen.looks.map((look) => ({ ...look, seat: 3 })) });
    expect(wire().sent).toEqual([{ type: "resume", seq: 0 }]);
  });
});

it("keeps each line of chat once, in order", () => {
  sit();
  const line = (number: number) => ({ number, at: 0, person: null, name: "A", text: String(number) });
  wire().hear({ type: "chat", lines: [line(2), line(3)] });
  wire().hear({ type: "chat", lines: [line(1), line(2)] });
  expect(client.chat.map((said) => said.number)).toEqual([1, 2, 3]);
});

describe("a story", () => {
  it("is replaced from a play on", () => {
    expect(keys(merge([heard(0), heard(1), heard(2)], 1, [heard(1, "new")]))).toEqual(["play-0", "new"]);
  });
  it("has news only if it grew", () => {
    expect(keys(news([heard(0)], [heard(0), heard(1)]))).toEqual(["play-1"]);
    expect(news([heard(0), heard(1)], [heard(0)])).toEqual([]);
    expect(news([], [heard(0)])).toEqual([]);
  });
});
