import { defineConfig, devices } from "@playwright/test";
import { HEADLESS } from "./fixtures/browser";

// A page of a test lives for seconds. A young generation that is large from the start is collected less often, and
// optimizing compilers would not pay off before the page is gone. Together these flags save a third of a page's work. Pages
// that are measured run without them.
const SHORT_LIVED = "--js-flags=--min-semi-space-size=32 --no-maglev --no-turbofan";

export default defineConfig({
  testDir: "./specs",
  outputDir: "./test-results",
  // Every test has its own people and tables, so any free worker takes the next one.
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two: the tests beside them use what their waiting leaves of two processors, and a third would need another server and
  // browser.
  workers: 2,
  // `npm test` names every test that needed it, with the error of its first attempt.
  retries: 1,
  // Long enough for a slow machine that is busy with other things: a limit only ends what would never come. Set here and in
  // no test.
  timeout: 900_000,
  // A whole run takes a quarter of an hour: repeated hangs are reported, and nobody has to end the run by hand.
  globalTimeout: 3_600_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-GB",
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // Recording every step costs a third of the run; it is for examining one failure.
    trace: process.env.STILLWATER_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: { ...HEADLESS, args: [...HEADLESS.args, SHORT_LIVED] },
  },
});
