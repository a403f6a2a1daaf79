/** A table in somebody's browser: what it shows, and how a person plays at it. */
import { expect, type Locator, type Page } from "@playwright/test";
import { choose } from "./sense.ts";

/** Something that glows or stands beside the prompt, and can be clicked. */
export interface Offer {
  /** Its key on the board; none for a button beside the prompt. */
  key: string | null;
  name: string;
}

/** One glance at the screen. */
export interface Glance {
  sentence: string;
  offers: Offer[];
  /** The name on the curtain, if it is down. */
  curtain: string | null;
  over: boolean;
  busy: boolean;
  /** Everything that is written, to notice that something has changed. */
  all: string;
}

function look(): Glance {
  const text = (element: Element | null) => {
    const heard = element?.cloneNode(true) as Element | undefined;
    for (const silent of heard?.querySelectorAll("[aria-hidden=true]") ?? []) silent.remove();
    return (heard?.textContent ?? "").replace(/\s+/g, " ").trim();
  };
  const bar = document.querySelector('section.bar[aria-label="To do"]');
  const board = [...document.querySelectorAll('button[data-key][aria-disabled="false"]')]
    // What lies under something open is out of reach.
    .filter((thing) => thing.checkVisibility() && !thing.closest("[inert]"))
    .map((thing) => ({
      key: thing.getAttribute("data-key"),
      name: thing.getAttribute("aria-label") ?? "",
    }));
  const people = [...document.querySelectorAll("[data-key] > button.choose")].map((button) => ({
    key: button.parentElement?.getAttribute("data-key") ?? null,
    name: button.getAttribute("aria-label") ?? "",
  }));
  const beside = [...(bar?.querySelectorAll(".beside button:not(:disabled)") ?? [])]
    .map((button) => ({ key: null, name: text(button) }))
    .filter(({ name }) => name !== "Back");
  return {
    sentence: text(bar?.querySelector(".sentence") ?? null),
    offers: [...board, ...people, ...beside],
    curtain: /^I am (.+)$/.exec(text(document.querySelector("main.curtain button")))?.[1] ?? null,
    over: document.querySelector("dialog[open] tfoot") !== null,
    busy: bar?.classList.contains("deciding") === true || "unseen" in document.documentElement.dataset,
    all: document.body.innerText + board.map((thing) => thing.key).join(),
  };
}

/** A name as screen readers put it together: words are what counts, not the space between them. */
const heard = (name: string) =>
  new RegExp(
    `^${(name.match(/\w+|[^\w\s]/g) ?? []).map((word) => word.replace(/\W/, "\\$&")).join("\\s*")}$`,
  );

export class Table {
  readonly page: Page;
  readonly bar: Locator;
  readonly log: Locator;
  decisions = 0;
  /** How long others may think, in milliseconds. */
  patience = 60_000;

  constructor(page: Page) {
    this.page = page;
    this.bar = page.getByRole("region", { name: "To do" });
    this.log = page.getByRole("log", { name: "Log" });
  }

  get sentence(): Locator {
    return this.bar.locator(".sentence");
  }

  get undo(): Locator {
    return this.bar.getByRole("button", { name: "Undo" });
  }

  /** Opens the plain list of everything one can do. */
  get everything(): Locator {
    return this.bar.getByRole("button", { name: /^(Both|All \d+) choices$/ });
  }

  /** What the table says when the line is cut, and only then. */
  get lost(): Locator {
    return this.page.getByRole("status").getByText("Connection lost");
  }

  thing(key: string): Locator {
    return this.page.locator(`button[data-key="${key}"]`);
  }

  /** What somebody has of a resource, as it is read aloud. */
  async has(good: "gold" | "strength" | "magic"): Promise<number> {
    return parseInt((await this.thing(`gain:${good}`).getAttribute("aria-label")) ?? "", 10);
  }

  glance(): Promise<Glance> {
    return this.page.evaluate(look);
  }

  /** The first glance at which there is something to do, to lift or to read. */
  async ready(timeout = this.patience): Promise<Glance> {
    let glance = await this.glance();
    const idle = () => glance.busy || !(glance.over || glance.curtain !== null || glance.offers.length > 0);
    const start = Date.now();
    while (idle()) {
      if (Date.now() - start > timeout) throw new Error(`nothing to do: “${glance.sentence}”`);
      await this.page.waitForTimeout(25);
      glance = await this.glance();
    }
    return glance;
  }

  async click(offer: Offer): Promise<void> {
    await this.where(offer).click();
  }

  where({ key, name }: Offer): Locator {
    if (key === null) return this.bar.getByRole("button", { name: heard(name) }).first();
    return key.startsWith("seat:")
      ? this.page.locator(`[data-key="${key}"] > button.choose`)
      : this.page.locator(`button[data-key="${key}"][aria-disabled="false"]`).first();
  }

  /** Waits until the screen differs from an earlier glance. */
  async changed(from: Glance): Promise<void> {
    await expect
      .poll(async () => (await this.glance()).all !== from.all, { intervals: [20, 30, 50, 100] })
      .toBe(true);
  }

  /** Does one sensible thing and waits until it shows. */
  async decide(glance?: Glance): Promise<Offer> {
    const now = glance ?? (await this.ready());
    const offer = choose(now, this.decisions);
    await this.click(offer);
    this.decisions += 1;
    await this.changed(now);
    await this.giveUp();
    return offer;
  }

  /** Says yes where the page asks once more; it takes no answer before the question could be read. */
  async giveUp(): Promise<void> {
    const sure = this.page.getByRole("dialog", { name: "Give this up?" });
    await expect(async () => {
      if (await sure.isVisible()) await sure.getByRole("button", { name: "Yes, give it up" }).click();
      await expect(sure).toBeHidden({ timeout: 500 });
    }).toPass();
  }

  /** Plays until `done` says so, or the game is over; never more than `budget` decisions. */
  async play(done: (glance: Glance) => boolean = () => false, budget = 700): Promise<Glance> {
    for (let i = 0; i < budget; i += 1) {
      const glance = await this.ready();
      if (glance.over || done(glance)) return glance;
      if (glance.curtain !== null) await this.lift(glance.curtain);
      else await this.decide(glance);
    }
    throw new Error(`not done after ${String(budget)} decisions`);
  }

  async lift(name: string): Promise<void> {
    await this.page.getByRole("button", { name: `I am ${name}` }).click();
  }

  /** The lines of the log, in their order. */
  async lines(): Promise<string[]> {
    const texts = await this.log.locator("p .words").allInnerTexts();
    return texts.map((text) => text.replace(/\s+/g, " ").trim());
  }
}
