import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { announce } from "./build/announce";
import { compressed } from "./build/compressed";
import { gameIcons } from "./build/game-icons";
import { licences } from "./build/licences";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What asks for the rest, what every page is made of, and what every table is made of besides: each becomes one file,
 * because a browser asks for six at a time. A group may use only itself and the groups before it, else they would wait for
 * each other: so nothing of the first may need the second, which is large.
 */
const FIRST =
  /\/web\/src\/(ahead|boards|live\/(api|wire)|lib\/words\/french)\.ts|\/web\/src\/people\/.*\.svg|vite\/preload-helper|rolldown\/runtime/;
const HOUSE =
  /\/web\/src\/(lib\/(?!look\/\w+\.css$)|home|App|Switches|start|live\/(me|oops)|pages\/(Name|Oops|Sheet|Wait|options)|table\/seats|campaign\/(Line|progress))|\/(web|engine|server)\/locales\/\w+\.ftl|\/node_modules\/(svelte|@fluent|clsx)\//;
const TABLE =
  /\/web\/src\/(table\/|live\/(?!api|wire)|people\/(characters|words|Choose)|pages\/(Table|Replay)\.)|\/node_modules\/uqr\//;

/** The games that have a board, with the files of their words. */
const boards = readdirSync(here("../games")).filter((id) =>
  existsSync(here(`../games/${id}/board/index.ts`)),
);
const wordsOf = (id: string, language: string) =>
  ["locales", "board/locales"].map((folder) => here(`../games/${id}/${folder}/${language}.ftl`));
const files = {
  first: here("./src/main.ts"),
  page: here("./src/start.ts"),
  table: here("./src/pages/Table.svelte"),
  games: Object.fromEntries(
    boards.map((id) => [
      id,
      {
        board: here(`../games/${id}/board/index.ts`),
        words: Object.fromEntries(["fr", "en"].map((language) => [language, wordsOf(id, language)])),
      },
    ]),
  ),
};

/** The words of a game and of its board in one language come together. */
const WORDS = /\/games\/([\w-]+)\/(?:board\/)?locales\/(\w+)\.ftl/;
const wordsGroup = (id: string) => {
  const [, game, language] = WORDS.exec(id) ?? [];
  return game === undefined ? null : `words-${game}-${String(language)}`;
};

export default defineConfig({
  plugins: [gameIcons(), svelte(), announce(files), licences(here("..")), compressed()],
  resolve: {
    alias: { $lib: here("./src/lib") },
    // Boards live outside this folder: their imports are found here.
    dedupe: ["svelte", "@fluent/bundle"],
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  server: {
    fs: { allow: [here("..")] },
    // `npm run dev` beside a running server, which wants to be called by the name that the page has.
    proxy: { "/api": { target: "http://127.0.0.1:8080", changeOrigin: false, ws: true } },
  },
  build: {
    // What the page says it takes (`index.html`), for scripts and styles alike.
    target: ["chrome111", "edge111", "firefox121", "safari16.4"],
    // The page's policy forbids inline script and data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "first", test: FIRST },
            { name: "house", test: HOUSE },
            { name: "table", test: TABLE },
            { name: wordsGroup, test: WORDS },
          ],
        },
      },
    },
  },
  test: {
    environment: "happy-dom",
    // A board is some hundred elements, and a busy machine is slow.
    testTimeout: 60_000,
    include: ["src/**/*.test.ts", "build/**/*.test.ts", "../games/*/board/**/*.test.ts"],
  },
});
