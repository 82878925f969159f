import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

export default defineConfig({
  ...tests,
  testDir: "./performance",
  testMatch: "*.performance.ts",
  // One browser at a time: what is measured is the page, not how many share the machine.
  workers: 1,
  timeout: 900_000,
  // A page that could not be measured leaves nothing to write: the rest would be visited in vain.
  retries: 0,
  maxFailures: 1,
  reporter: [["list"], ["./performance/report.ts"]],
  use: { ...tests.use, trace: "off" },
});
