// The site's own fonts may come late: until then the fallback fonts take the same room, so that nothing moves.
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/house";

/** What a person notices; the goal for a whole visit is the same. */
const MOST_SHIFT = 0.02;

/** Adds up layout shifts; a metric of the document's own. */
function keepShifts(): void {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
      dataset.shifted = String(Number(dataset.shifted ?? 0) + value);
  }).observe({ type: "layout-shift", buffered: true });
}

const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.shifted ?? 0));

for (const path of ["/join", "", "/play/new", "/learn", "/daily", "/settings", "/rules"])
  test(`letters that come late move nothing: ${path || "home"}`, async ({ arrive }) => {
    for (const language of ["en", "fr", "de"]) {
      const { page } = await arrive({ phone: true });
      let come = () => {};
      const letters = new Promise<void>((resolve) => {
        come = resolve;
      });
      await page.addInitScript(keepShifts);
      await page.route(/\.woff2/, async (route) => {
        await letters;
        await route.continue();
      });
      await page.goto(`/${language}${path}`, { waitUntil: "domcontentloaded" });
      await expect(page.locator("h1")).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loading");
      const before = await shifted(page);
      come();
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded");
      // Two frames later the layout shifts have been reported.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect((await shifted(page)) - before, language).toBeLessThanOrEqual(MOST_SHIFT);
      await page.close();
    }
  });
