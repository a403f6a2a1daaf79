/** Sitting at a table in a test of a board: a scene of its fixtures in the frame, what glows, what is clicked. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { Choice } from "$lib/choosing/choices";
import { Stage } from "$lib/motion/motion.svelte";
import { settings } from "$lib/browser/settings.svelte";
import type { Board, Table } from "$lib/board/table";
import { addWords, learn } from "$lib/words/words.svelte";
import { wordsOf } from "../boards";
import type { Look } from "../generated/engine/Look";
import { choicesOf, sentence } from "../table/model";
import TableFrame from "../table/TableFrame.svelte";

const NAMES = ["Isaure", "Aldric", "Mélisande", "Bertrand"];

/** The fixtures of a board, as `trials::board_fixtures` writes them. */
interface Scenes {
  catalogue: unknown;
  looks: Record<string, unknown>;
}

/** `other` is whom we wait for, where not for ourselves. */
export function sitting<View>(game: string, board: Board<View>, scenes: Scenes, other = 1) {
  const deeds = {
    play: vi.fn<(choice: Choice) => void>(),
    undo: vi.fn(),
    say: vi.fn(),
    show: vi.fn(),
    rematch: vi.fn(),
    resign: vi.fn(),
  };
  let page: Record<string, unknown> | undefined;

  function lookAt(scene: string): Look {
    const look = scenes.looks[scene] as Look | undefined;
    if (!look) throw new Error(`no scene "${scene}"`);
    return look;
  }
  const viewOf = (scene: string) => lookAt(scene).view as View;

  function tableOf(scene: string): Table<View> {
    const look = lookAt(scene);
    const voice = { you: 0, draw: board.draw };
    const asked = look.prompt ? 0 : other;
    return {
      id: "t",
      game,
      title: game,
      you: 0,
      seats: look.scores.seats.map((_, i) => ({
        name: NAMES[i] ?? "",
        kind: "person",
        away: false,
        person: null,
      })),
      view: viewOf(scene),
      catalogue: scenes.catalogue,
      scores: look.scores,
      prompt: sentence(look, [asked], false, voice),
      rule: look.prompt?.rule ?? "turn",
      waiting: { seats: [asked], since: 0 },
      choices: choicesOf(look, voice, board.idle),
      canUndo: false,
      deciding: false,
      log: look.heard,
      past: null,
      chat: [],
      over: false,
      commitment: null,
      watchers: 0,
    };
  }

  function sitAt(scene: string, table: Table<View> = tableOf(scene)): void {
    page = mount(TableFrame, {
      target: document.body,
      props: { table, board, deeds, stage: new Stage() },
    } as never);
    flushSync();
  }

  beforeAll(async () => {
    settings.language = "fr";
    await addWords(wordsOf(game));
    await learn("en");
  });
  beforeEach(() => {
    settings.language = "fr";
  });
  afterEach(async () => {
    if (page) await unmount(page);
    page = undefined;
    // No key is held any more.
    window.dispatchEvent(new Event("blur"));
    document.body.replaceChildren();
    vi.clearAllMocks();
  });

  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const thing = (key: string) => all(`button[data-key="${key}"]`)[0] ?? all(`[data-key="${key}"]`)[0] ?? null;
  const buttons = () => all(".beside button");
  return {
    deeds,
    lookAt,
    viewOf,
    tableOf,
    sitAt,
    thing,
    glowing: () => all(".glows").map((element) => element.dataset["key"] ?? ""),
    buttons,
    words: () => buttons().map((button) => button.textContent.replace(/\s+/g, " ").trim()),
    played: () => deeds.play.mock.calls[0]?.[0].action,
    click: (what: HTMLElement | string | null | undefined) => {
      const element = typeof what === "string" ? thing(what) : what;
      element?.click();
      flushSync();
    },
  };
}
