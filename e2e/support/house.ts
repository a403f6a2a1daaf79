/** The real server, on a free port, with a data folder that lasts as long as it does. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

const BINARY = resolve(process.env["TAVERNE_BIN"] ?? join(import.meta.dirname, "../../target/debug/taverne"));

export class House {
  url = "";
  #data: string;
  #child: ChildProcess | null = null;

  private constructor(data: string) {
    this.#data = data;
  }

  static async open(): Promise<House> {
    const house = new House(await mkdtemp(join(tmpdir(), "taverne-e2e-")));
    await house.start();
    return house;
  }

  /** Opens again where it was: the same port and the same data. */
  async start(): Promise<void> {
    const where = this.url === "" ? "127.0.0.1:0" : new URL(this.url).host;
    // Bots do not pause, an analysis is quick rather than deep, and nobody waits long for those who are away.
    const quick = ["--bot-pace", "0", "--analysis", "40", "--away", "1"];
    const args = ["serve", "--listen", where, "--data", this.#data, "--lang", "en", ...quick];
    const child = spawn(BINARY, args, { stdio: ["ignore", "pipe", "ignore"] });
    this.#child = child;
    const failed = once(child, "exit").then(() => Promise.reject(new Error(`${BINARY} ended at once`)));
    failed.catch(() => undefined);
    const address = (async () => {
      for await (const line of createInterface({ input: child.stdout })) {
        const found = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
        if (found) return found;
      }
      throw new Error("the server said no address");
    })();
    this.url = await Promise.race([address, failed]);
    child.stdout.resume();
  }

  /** As a power cut would: no goodbye. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async close(): Promise<void> {
    await this.#end("SIGKILL");
    await rm(this.#data, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }
}
