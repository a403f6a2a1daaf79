import { defineConfig } from "@playwright/test";

/** Debian's Chromium, as it likes to be started without a screen. */
export const chromium = {
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

export default defineConfig({
  testDir: "tests",
  workers: 1,
  retries: process.env["CI"] ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [["list"]],
  forbidOnly: true,
  use: {
    browserName: "chromium",
    launchOptions: chromium,
    actionTimeout: 5_000,
    navigationTimeout: 10_000,
    video: "off",
    trace: "off",
    screenshot: "only-on-failure",
  },
});
