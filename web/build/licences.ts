/**
 * Writes `licences.txt`: the licence of the Taverne, of every crate in the program (`server/licences.txt`, kept by a test
 * in `cli/tests/licences.rs`), and of every package, typeface and icon of which this very page is made.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

interface Package {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
  repository?: string | { url?: string };
}

const RULE = `\n\n${"=".repeat(100)}\n`;

/** The folder of the package that a module belongs to. */
export function packageOf(module: string): string | undefined {
  const path = module.replace(/^\0/, "").split("?")[0] ?? "";
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}

/** What a package says of itself, and its licence in full. */
export function section(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
  const author = typeof about.author === "string" ? about.author : about.author?.name;
  const home = typeof about.repository === "string" ? about.repository : about.repository?.url;
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  const texts = files.sort().map((name) => `\n${readFileSync(join(folder, name), "utf8").trim()}`);
  const told = [`${about.name} ${about.version}`, about.license, author, home];
  return [told.filter(Boolean).join("\n"), ...texts].join("\n");
}

export function licences(root: string): Plugin {
  const modules = join(root, "web/node_modules");
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle: Rollup.OutputBundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
      const used = chunks.flatMap((chunk) => Object.keys(chunk.modules).map(packageOf));
      // Typefaces come in by the style sheets, icons by their drawings: neither is a module here.
      const drawn = ["@fontsource/cinzel", "@fontsource/alegreya-sans", "@iconify-json/game-icons"];
      const folders = new Set([...used, ...drawn.map((name) => join(modules, name))]);
      const parts = [...folders].filter((folder) => folder !== undefined && existsSync(folder)).sort();
      const read = (name: string) => readFileSync(join(root, name), "utf8").trim();
      const source = [
        "Taverne: MIT or Apache 2.0, as you like. Below are both, and then the licences of all that is inside.",
        read("LICENSE-MIT"),
        read("LICENSE-APACHE"),
        "THE PAGE is made of these packages, typefaces and icons.",
        ...parts.map((folder) => section(folder ?? "")),
        "The icons of game-icons.net are under the Creative Commons Attribution 3.0 licence:\n" +
          "https://creativecommons.org/licenses/by/3.0/legalcode\nWho drew them is told on the page “About”.",
        read("server/licences.txt"),
      ].join(RULE);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: `${source}\n` });
    },
  };
}
