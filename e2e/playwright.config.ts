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
  // Most of a test is waiting: a question takes no click before it could be read.
  workers: 2,
  retries: process.env["CI"] ? 1 : 0,
  // Generous, because a machine may be slow and busy; what is awaited in vain ends much sooner.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  forbidOnly: true,
  use: {
    browserName: "chromium",
    launchOptions: chromium,
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    video: "off",
    trace: "off",
    screenshot: "only-on-failure",
  },
});
