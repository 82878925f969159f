import { defineConfig } from "@playwright/test";
import { HEADLESS } from "./fixtures/browser";
import tests from "./playwright.config";

export default defineConfig({
  ...tests,
  testDir: "./performance",
  testMatch: "*.performance.ts",
  // One browser at a time: the page is to be measured, not how many share the machine.
  workers: 1,
  timeout: 1_800_000,
  // A retry would visit every page of the first attempt again.
  retries: 0,
  reporter: [["list"], ["./performance/report.ts"]],
  // Started as on a phone: the flags that save the other tests work would flatter the figures.
  use: { ...tests.use, launchOptions: HEADLESS, trace: "off" },
});
