import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { announce } from "./build/announce";
import { compressed } from "./build/compressed";
import { gameIcons } from "./build/game-icons";
import { licences } from "./build/licences";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What every page is made of, and what every table is made of besides: each becomes one file, because a browser asks
 * for six at a time. A group may use only itself and the groups before it, else they would wait for each other.
 */
const HOUSE =
  /\/web\/src\/(lib\/(?!look\/\w+\.css$)|home|boards|App|Switches|start|live\/(me|oops)|pages\/(Name|Oops|Sheet|Wait|options)|table\/seats|campaign\/(Line|standing))|\/(web|engine|server)\/locales\/\w+\.ftl|\/node_modules\/(svelte|@fluent|clsx)\//;
const TABLE = /\/web\/src\/(table\/|live\/(?!api)|pages\/(Table|Replay)\.)/;

export default defineConfig({
  plugins: [gameIcons(), svelte(), announce(here("./src/start.ts")), licences(here("..")), compressed()],
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
    target: "es2023",
    // The page's policy forbids inline script and data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "house", test: HOUSE },
            { name: "table", test: TABLE },
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
