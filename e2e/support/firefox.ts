/**
 * Debian's Firefox, spoken to in WebDriver BiDi: as much of it as our tests need. Playwright speaks it too, but asks for
 * more than the long-lived Firefox knows.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { WebSocket } from "ws";

const BINARY = process.env["FIREFOX"] ?? "/usr/bin/firefox-esr";

/** Nothing from elsewhere, no first-run pages, English, and no motion. */
const WISHES = {
  "intl.accept_languages": "en-GB,en",
  "ui.prefersReducedMotion": 1,
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.enabled": false,
};

type Answer = Record<string, unknown>;

export class Firefox {
  /** What was complained about in any console. */
  readonly troubles: string[] = [];
  #child: ChildProcess;
  #profile: string;
  #line: WebSocket;
  #count = 0;
  #waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (why: Error) => void }>();

  private constructor(child: ChildProcess, profile: string, line: WebSocket) {
    this.#child = child;
    this.#profile = profile;
    this.#line = line;
    line.on("message", (data) => this.#hear(JSON.parse(String(data as Buffer)) as Answer));
    line.on("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("Firefox has gone"));
    });
  }

  static async open(): Promise<Firefox> {
    const profile = await mkdtemp(join(tmpdir(), "taverne-firefox-"));
    const wishes = Object.entries(WISHES).map(
      ([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});`,
    );
    await writeFile(join(profile, "user.js"), wishes.join("\n"));
    const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
    const child = spawn(BINARY, args, {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: "1" },
    });
    const address = (async () => {
      for await (const words of createInterface({ input: child.stderr })) {
        const found = /ws:\/\/[\d.]+:\d+/.exec(words)?.[0];
        if (found) return found;
      }
      throw new Error(`${BINARY} said no address`);
    })();
    const line = new WebSocket(`${await address}/session`);
    child.stderr.resume();
    await once(line, "open");
    const firefox = new Firefox(child, profile, line);
    await firefox.ask("session.new", { capabilities: {} });
    await firefox.ask("session.subscribe", { events: ["log.entryAdded"] });
    return firefox;
  }

  async page(width: number, height: number): Promise<FirefoxPage> {
    const { context } = (await this.ask("browsingContext.create", { type: "tab" })) as { context: string };
    await this.ask("browsingContext.setViewport", { context, viewport: { width, height } });
    return new FirefoxPage(this, context);
  }

  async close(): Promise<void> {
    const gone = once(this.#child, "exit");
    this.#line.close();
    this.#child.kill("SIGKILL");
    await gone;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  ask(method: string, params: object): Promise<Answer> {
    this.#count += 1;
    const id = this.#count;
    const answer = new Promise<Answer>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#line.send(JSON.stringify({ id, method, params }));
    return answer;
  }

  #hear(message: Answer): void {
    if (message["type"] === "event") {
      const { level, text } = message["params"] as { level: string; text: string };
      if (level === "error") this.troubles.push(text);
      return;
    }
    const waiting = this.#waiting.get(Number(message["id"]));
    this.#waiting.delete(Number(message["id"]));
    if (message["type"] === "success") waiting?.resolve(message["result"] as Answer);
    else waiting?.reject(new Error(String(message["message"])));
  }
}

/** One tab. */
export class FirefoxPage {
  constructor(
    readonly firefox: Firefox,
    readonly context: string,
  ) {}

  async goto(url: string): Promise<void> {
    await this.firefox.ask("browsingContext.navigate", { context: this.context, url, wait: "complete" });
  }

  /** What a function of the page says; it is sent as text, and what it is given and says as JSON. */
  async evaluate<Given, Said>(what: (given: Given) => Said, given: Given): Promise<Said> {
    const answer = await this.firefox.ask("script.callFunction", {
      functionDeclaration: `(given) => JSON.stringify((${String(what)})(JSON.parse(given)) ?? null)`,
      arguments: [{ type: "string", value: JSON.stringify(given) }],
      target: { context: this.context },
      awaitPromise: false,
    });
    if (answer["type"] !== "success") {
      throw new Error((answer["exceptionDetails"] as { text: string }).text);
    }
    return JSON.parse((answer["result"] as { value: string }).value) as Said;
  }

  /** Waits until a function of the page says something other than nothing. */
  async until<Given, Said>(
    what: (given: Given) => Said | null,
    given: Given,
    about: string,
    patience = 20_000,
  ): Promise<Said> {
    for (const start = Date.now(); Date.now() - start < patience;) {
      const said = await this.evaluate(what, given);
      if (said !== null) return said;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`waited in vain: ${about}`);
  }

  /** A real press in the middle of the first thing in sight that fits. */
  async press(selector: string, words = ""): Promise<void> {
    const where = await this.until(
      ([wanted, said]) => {
        const fits = [...document.querySelectorAll<HTMLElement>(wanted ?? "")].find((each) => {
          const name = each.getAttribute("aria-label") ?? each.textContent;
          return each.checkVisibility() && !each.closest("[inert]") && name.includes(said ?? "");
        });
        fits?.scrollIntoView({ block: "center", inline: "center" });
        const box = fits?.getBoundingClientRect();
        return box ? { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) } : null;
      },
      [selector, words],
      `${selector} ${words}`,
    );
    const actions = [
      { type: "pointerMove", ...where },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    const source = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
    await this.firefox.ask("input.performActions", { context: this.context, actions: [source] });
  }
}
