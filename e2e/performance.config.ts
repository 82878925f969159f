import { defineConfig } from "@playwright/test";
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
  use: { ...tests.use, trace: "off" },
});
