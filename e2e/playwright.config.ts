import { defineConfig, devices } from "@playwright/test";
import { HEADLESS } from "./fixtures/browser";

// A page of a test lives for seconds. Where the place for what lives for a moment is large from the start, it is cleared
// less often; and what would make a script faster that runs for long would be thrown away before it has paid. Together
// that takes a third of a page's work. Pages that are measured have neither.
const SHORT_LIVED = "--js-flags=--min-semi-space-size=32 --no-maglev --no-turbofan";

export default defineConfig({
  testDir: "./specs",
  outputDir: "./test-results",
  // Every test has its own people and tables: whoever is free takes the next one.
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What their waiting leaves of two processors, the tests beside them take; a third would have a server and a browser more.
  workers: 2,
  // `npm test` names every test that needed it, with what went wrong at first.
  retries: 1,
  // Long enough for a slow machine that is busy with other things: a limit only ends what would never come. Here and in no test.
  timeout: 900_000,
  // A whole run takes a quarter of an hour: what hangs again and again is told of, and does not wait for somebody to end it.
  globalTimeout: 3_600_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-GB",
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // Recording every step costs a third of the run; it is for looking into one failure.
    trace: process.env.STILLWATER_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: { ...HEADLESS, args: [...HEADLESS.args, SHORT_LIVED] },
  },
});
