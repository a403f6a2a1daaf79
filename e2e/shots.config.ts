import { defineConfig } from "@playwright/test";
import config from "./playwright.config.ts";

/** `npm run shots`: pictures of all screens, to be looked at. */
export default defineConfig({ ...config, testDir: "shots", timeout: 120_000 });
