import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice } from "$lib/choices";
import { settings } from "$lib/settings.svelte";
import TableFrame from "../../../web/src/table/TableFrame.svelte";
import { board } from "./index";
import { scenes } from "./sketch/tables";

const deeds = {
  play: vi.fn<(choice: Choice) => void>(),
  undo: vi.fn(),
  say: vi.fn(),
  lift: vi.fn(),
  rematch: vi.fn(),
};
let page: Record<string, unknown> | undefined;

function sitAt(scene: string) {
  const table = scenes[scene]?.();
  if (!table) throw new Error(`no scene "${scene}"`);
  page = mount(TableFrame, { target: document.body, props: { table, board, deeds } } as never);
  flushSync();
}

const thing = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`);
const buttons = () =>
  [...document.querySelectorAll<HTMLElement>(".choices button")].map((button) =>
    button.textContent.replace(/\s+/g, " ").trim(),
  );

function click(element: HTMLElement | null | undefined) {
  element?.click();
  flushSync();
}

beforeEach(() => {
  settings.language = "fr";
});

afterEach(async () => {
  if (page) await unmount(page);
  document.body.replaceChildren();
  vi.clearAllMocks();
});

describe("a player at the table", () => {
  it("sees what can be clicked glow, and nothing else", () => {
    sitAt("four");
    const glowing = [...document.querySelectorAll<HTMLElement>(".glows")].map(
      (element) => element.dataset["key"],
    );
    expect(glowing).toEqual(["stack:0", "stack:1", "stack:2", "stack:5", "stack:6", "stack:9"]);
  });

  it("plays the only choice of a stack with one click", () => {
    sitAt("four");
    click(thing("stack:0"));
    expect(deeds.play).toHaveBeenCalledWith(expect.objectContaining({ action: 0 }));
  });

  it("chooses the payment beside the prompt when there are several", () => {
    sitAt("four");
    click(thing("stack:1"));
    expect(deeds.play).not.toHaveBeenCalled();
    expect(buttons().filter((words) => words.startsWith("Terrasser"))).toHaveLength(2);
    click(document.querySelectorAll<HTMLElement>(".choices button")[1]);
    expect(deeds.play).toHaveBeenCalledWith(expect.objectContaining({ action: 2 }));
  });

  it("goes back with Escape", () => {
    sitAt("four");
    click(thing("stack:1"));
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(buttons().filter((words) => words.startsWith("Terrasser"))).toHaveLength(0);
  });

  it("is told why a stack cannot be had, and a click there does nothing", () => {
    sitAt("four");
    expect(thing("stack:4")?.getAttribute("aria-label")).toContain("il vous manque 2 Force");
    click(thing("stack:4"));
    expect(deeds.play).not.toHaveBeenCalled();
  });

  it("sees the cost now of a card that is looked at", () => {
    sitAt("four");
    thing("stack:2")?.dispatchEvent(new FocusEvent("focus"));
    flushSync();
    expect(document.querySelector("aside .now")?.textContent).toContain("Tréant");
  });

  it("changes a die in two clicks: the domain, then the die", () => {
    sitAt("dice");
    click(thing("card:domain:foxgrove_palisade"));
    click(thing("die:1"));
    expect(deeds.play).toHaveBeenCalledWith(expect.objectContaining({ action: 1 }));
  });

  it("reads the other language at once", () => {
    sitAt("waiting");
    settings.language = "en";
    flushSync();
    expect(document.querySelector("header")?.textContent).toContain("Harvest");
  });
});

it("hides everything behind the curtain", () => {
  sitAt("curtain");
  expect(document.body.textContent).toContain("Mélisande");
  expect(thing("stack:0")).toBeNull();
});
