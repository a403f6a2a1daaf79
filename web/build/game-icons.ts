/**
 * Turns a `*.icons.json` file, which maps our words to the names of game-icons, into a module with the
 * drawings themselves. So the page carries exactly the icons it lists, and fetches none.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { icons } from "@iconify-json/game-icons";
import { optimize } from "svgo";
import type { Plugin } from "vite";

const drawn = new Map<string, string>();

/** The path data of one icon on its 512 x 512 ground, rounded to half units: invisible, and a third smaller. */
export function pathOf(name: string): string {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const body = icons.icons[name]?.body;
  if (body === undefined) throw new Error(`game-icons has no icon "${name}"`);
  const svg = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`, {
    multipass: true,
    plugins: [{ name: "preset-default", params: { overrides: { convertPathData: { floatPrecision: 0 } } } }],
  }).data;
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? "");
  if (paths.length === 0) throw new Error(`game-icons "${name}" is not made of paths`);
  const path = paths.join("");
  drawn.set(name, path);
  return path;
}

export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    enforce: "pre",
    load(id) {
      const file = id.split("?")[0] ?? id;
      if (!basename(file).endsWith(".icons.json")) return null;
      this.addWatchFile(file);
      const names = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
      const paths = Object.entries(names).map(([word, name]) => [word, pathOf(name)]);
      return { code: `export default ${JSON.stringify(Object.fromEntries(paths))}`, moduleType: "js" };
    },
  };
}
