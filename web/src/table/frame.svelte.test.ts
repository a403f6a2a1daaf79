// What the frame round every board promises: what takes clicks, what asks twice, what stays in sight.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { board } from "../../../games/valroc/board";
import scenes from "../../../games/valroc/board/fixtures/tables.json";
import { SEEN, WINDOW_SEEN } from "$lib/choosing/press";
import { Stage } from "$lib/motion/motion.svelte";
import { toast } from "$lib/look/toasts.svelte";
import { settings } from "$lib/browser/settings.svelte";
import type { Tip } from "../generated/games/Tip";
import { Hinting } from "./hinting.svelte";
import { sitting } from "../testing/sitting";
import TableFrame from "./TableFrame.svelte";

const { tableOf, deeds, buttons, click, thing } = sitting("valroc", board, scenes);
type Shown = ReturnType<typeof tableOf>;
let page: Record<string, unknown> | undefined;

function sit(table: Shown, more = {}): { table: Shown } {
  let now = $state.raw(table);
  page = mount(TableFrame, {
    target: document.body,
    props: {
      get table() {
        return now;
      },
      board,
      deeds: { ...deeds, ...more },
      stage: new Stage(),
    },
  } as never);
  flushSync();
  return {
    get table() {
      return now;
    },
    set table(next) {
      now = next;
      flushSync();
    },
  };
}

/** The time at which things are seen and clicked from here on. */
function later(milliseconds: number): void {
  const now = performance.now() + milliseconds;
  vi.spyOn(performance, "now").mockReturnValue(now);
  vi.spyOn(Event.prototype, "timeStamp", "get").mockReturnValue(now);
}

beforeEach(() => {
  later(0);
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (page) await unmount(page);
  page = undefined;
  settings.doubt = true;
  settings.pace = "calm";
});

const training = (): Shown => {
  const table = tableOf("training");
  return { ...table, question: 1, choices: table.choices.map((choice, id) => ({ ...choice, id })) };
};
const stopping = (givesUp: "for_now" | "for_good"): Shown => {
  const table = training();
  const stop = table.choices.findIndex((choice) => choice.action === "stop_training");
  return { ...table, choices: table.choices.map((it, i) => (i === stop ? { ...it, givesUp } : it)) };
};
const stop = () => buttons().at(-1);

describe("a question that has just appeared", () => {
  it("takes neither a click on a button nor on the board until it was seen", () => {
    sit(stopping("for_now"));
    click(stop());
    click(thing("deck:actions"));
    expect(deeds.play).not.toHaveBeenCalled();
    later(SEEN + 1);
    click(stop());
    expect(deeds.play).toHaveBeenCalledOnce();
  });
  it("is another one when the server calls it otherwise", () => {
    const shown = sit(stopping("for_now"));
    later(SEEN + 1);
    shown.table = { ...shown.table, question: 2 };
    click(stop());
    expect(deeds.play).not.toHaveBeenCalled();
    later(SEEN + 1);
    shown.table = { ...shown.table, waiting: { seats: [0], since: 5 } };
    click(stop());
    expect(deeds.play).toHaveBeenCalledOnce();
  });
});

describe("what gives something up for good", () => {
  const dialog = () => document.querySelector("dialog");
  const answers = () => [...(dialog()?.querySelectorAll<HTMLElement>(".row button") ?? [])];

  it("is asked once more, and not done by the same click", () => {
    sit(stopping("for_good"));
    later(SEEN + 1);
    click(stop());
    click(answers()[1]);
    expect(deeds.play).not.toHaveBeenCalled();
    later(WINDOW_SEEN + 1);
    click(answers()[1]);
    expect(deeds.play.mock.calls[0]?.[0].action).toBe("stop_training");
    expect(dialog()).toBeNull();
  });
  it("can be thought over", () => {
    sit(stopping("for_good"));
    later(SEEN + 1);
    click(stop());
    later(WINDOW_SEEN + 1);
    click(answers()[0]);
    expect([dialog(), deeds.play.mock.calls.length]).toEqual([null, 0]);
  });
  it("is done at once by those who want that, and if it can be taken back", () => {
    settings.doubt = false;
    const shown = sit(stopping("for_good"));
    later(SEEN + 1);
    click(stop());
    settings.doubt = true;
    shown.table = stopping("for_now");
    click(stop());
    expect(deeds.play).toHaveBeenCalledTimes(2);
  });
  it("is not asked any more when the question is gone", () => {
    const shown = sit(stopping("for_good"));
    later(SEEN + 1);
    click(stop());
    shown.table = { ...shown.table, question: null, choices: [] };
    expect(dialog()).toBeNull();
  });
});

describe("what is looked at", () => {
  const why = () => document.querySelector(".looking .why");
  const look = () => {
    thing("deck:actions")?.dispatchEvent(new PointerEvent("pointerenter"));
    flushSync();
  };
  const refused = (): Shown => {
    const table = training();
    const choices = table.choices.map((choice) =>
      choice.targets.includes("deck:actions") ? { ...choice, refusal: "C’est déjà fait." } : choice,
    );
    return { ...table, question: 2, choices };
  };

  it("says why it cannot be chosen before all there is to read about it", () => {
    sit(refused());
    look();
    const card = document.querySelector(".looking article");
    expect(why()?.textContent).toBe("C’est déjà fait.");
    expect(why()?.compareDocumentPosition(card as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
  it("does not say so of what has just been chosen, until it is looked at again", () => {
    const shown = sit(training());
    later(SEEN + 1);
    look();
    click(thing("deck:actions"));
    expect(deeds.play).toHaveBeenCalledOnce();
    shown.table = refused();
    expect([document.querySelector(".looking article") !== null, why()]).toEqual([true, null]);
    look();
    expect(why()).not.toBeNull();
  });
});

/** A whole click. */
function press(what: HTMLElement | null | undefined, x = 10, pointerType = "mouse"): void {
  window.dispatchEvent(new PointerEvent("pointerdown", { pointerType, clientX: x }));
  window.dispatchEvent(new PointerEvent("pointerup"));
  click(what);
}

describe("the second half of a double click", () => {
  const back = () => buttons().find((button) => button.textContent.trim() === "Retour");
  const undo = () => document.querySelector<HTMLElement>("[aria-keyshortcuts=u]");
  const picked = () =>
    [...document.querySelectorAll<HTMLElement>(".thing.picked")].map((it) => it.dataset["key"]).sort();

  /** A question that takes three clicks. */
  function planning(): Shown {
    const table = tableOf("plan");
    const [first] = table.choices;
    if (!first) throw new Error("the scene asks");
    const targets = ["pawn:mage", "pawn:assistant"].flatMap((pawn) =>
      ["fountain:0", "tavern:0"].flatMap((place) =>
        ["cave:fire", "cave:water"].map((cave) => [pawn, place, cave]),
      ),
    );
    const choices = targets.map((each, id) => ({ ...first, id, targets: each }));
    return { ...table, choices, question: 1, canUndo: true };
  }

  beforeEach(() => {
    sit(planning());
    later(SEEN + 1);
    press(thing("pawn:mage"), 100);
    press(thing("fountain:0"), 200);
    expect(picked()).toEqual(["fountain:0", "pawn:mage"]);
    later(SEEN + 1);
  });

  it("goes back no further, and hits nothing that is where Back was", () => {
    press(back());
    expect(picked()).toEqual(["pawn:mage"]);
    press(back());
    press(thing("fountain:0"));
    press(undo());
    expect(picked()).toEqual(["pawn:mage"]);
    expect(deeds.undo).not.toHaveBeenCalled();
    later(SEEN + 1);
    press(back());
    expect([picked(), back()]).toEqual([[], undefined]);
  });
  it("does not go on with what has been begun; a click elsewhere does", () => {
    press(back());
    press(thing("tavern:0"));
    expect(picked()).toEqual(["pawn:mage"]);
    press(thing("tavern:0"), 200);
    expect(picked()).toEqual(["pawn:mage", "tavern:0"]);
    press(thing("cave:fire"), 200);
    expect(deeds.play).not.toHaveBeenCalled();
    press(thing("cave:fire"), 300);
    expect(deeds.play).toHaveBeenCalledOnce();
  });
  it("does not choose what a finger has only looked at", () => {
    const tap = () => press(thing("cave:fire"), 300, "touch");
    tap();
    later(100);
    tap();
    expect(deeds.play).not.toHaveBeenCalled();
    later(SEEN);
    tap();
    expect(deeds.play).toHaveBeenCalledOnce();
  });
  it("takes back one play, as a key that is held does", () => {
    press(undo());
    press(undo());
    expect(deeds.undo).toHaveBeenCalledOnce();
    later(2 * SEEN);
    for (const repeat of [false, true, true])
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "u", repeat }));
    expect(deeds.undo).toHaveBeenCalledTimes(2);
  });
  it("is one press of Escape, however long", () => {
    for (const repeat of [false, true, true])
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", repeat }));
    flushSync();
    expect(picked()).toEqual(["pawn:mage"]);
  });
});

describe("a hint", () => {
  it("plays the choice it names, however its action is written", async () => {
    const table = training();
    const named = table.choices.findIndex((choice) => choice.targets.includes("deck:actions"));
    const tip: Tip = {
      choice: named,
      error: 0.02,
      action: { draw: { double: false, berries: 0 } },
      label: { key: "do-stop-training" },
      targets: [],
      chance: 0.5,
      lead: 1,
    };
    const hints = new Hinting(
      () => Promise.resolve([tip]),
      () => 1,
      () => true,
    );
    sit(table, { hints });
    hints.toggle();
    await vi.waitFor(() => expect(hints.tips).toHaveLength(1));
    hints.chosen = 0;
    flushSync();
    later(SEEN + 1);
    click(document.querySelector<HTMLElement>(".hint li > button:not(.tip)"));
    expect(deeds.play.mock.calls[0]?.[0].id).toBe(named);
  });
});

describe("the score sheet", () => {
  it("opens at the end, and stays closed once it was closed", () => {
    const table = { ...training(), over: true, question: null, choices: [], waiting: null };
    const shown = sit(table);
    later(WINDOW_SEEN + 1);
    expect(document.querySelector("dialog tfoot")).not.toBeNull();
    click(document.querySelector<HTMLElement>("dialog .head button"));
    expect(document.querySelector("dialog")).toBeNull();
    shown.table = { ...table, watchers: 1 };
    expect(document.querySelector("dialog")).toBeNull();
  });
  it("says in front of itself that the link was copied", () => {
    settings.pace = "still";
    sit({ ...training(), over: true, question: null, choices: [], waiting: null });
    toast(() => "copied", "good");
    flushSync();
    expect([...document.querySelectorAll(".toast")].map((it) => it.closest("dialog") !== null)).toEqual([
      true,
    ]);
  });
});

describe("an amount", () => {
  it("says no number where its count stands beside it", () => {
    sit(training());
    const heard = [...document.querySelectorAll("li:has(.counter) .amount .spoken")].map(
      (it) => it.textContent,
    );
    expect(heard).toContain("PM");
    expect(heard.filter((words) => /\d/.test(words))).toEqual([]);
  });
});

describe("the page", () => {
  it("says in its title when it is one's turn", () => {
    const shown = sit(training());
    expect(document.title).toMatch(/^À vous de jouer · /i);
    shown.table = { ...shown.table, waiting: { seats: [1], since: 0 } };
    expect(document.title).not.toMatch(/à vous/i);
  });
  it("tells the story in one order, the latest last", () => {
    const table = training();
    const [line] = table.log;
    if (!line) throw new Error("the scene has a story");
    const heading = { ...line, event: { type: "round_begins", round: 2, first: 0 } };
    const told = (play: number) => ({ ...line, play });
    sit({ ...table, log: [told(1), told(2), heading, told(3), told(4)] });
    for (const when of document.querySelectorAll<HTMLElement>(".log .when")) click(when);
    expect(deeds.show.mock.calls.map(([play]: unknown[]) => play)).toEqual([1, 2, 3, 4]);
  });
});
