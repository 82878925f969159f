import { defineConfig } from "@playwright/test";
import { HEADLESS } from "./fixtures/browser";
import tests from "./playwright.config";

export default defineConfig({
  ...tests,
  testDir: "./performance",
  testMatch: "*.performance.ts",
  // One browser at a time: what is measured is the page, not how many share the machine.
  workers: 1,
  timeout: 1_800_000,
  // A second try would visit every page of the first one again.
  retries: 0,
  reporter: [["list"], ["./performance/report.ts"]],
  // Started as a phone starts it: what saves the machine of the tests work would flatter the figures.
  use: { ...tests.use, launchOptions: HEADLESS, trace: "off" },
});
