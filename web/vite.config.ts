import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./build/game-icons";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  resolve: {
    alias: { $lib: here("./src/lib") },
    // Boards live outside this folder: their imports are found here.
    dedupe: ["svelte", "@fluent/bundle"],
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  server: {
    fs: { allow: [here("..")] },
    // `npm run dev` beside a running server.
    proxy: { "/api": { target: "http://127.0.0.1:8080", changeOrigin: true, ws: true } },
  },
  build: {
    target: "es2023",
    // The page's policy forbids inline script and data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "build/**/*.test.ts", "../games/*/board/**/*.test.ts"],
  },
});
