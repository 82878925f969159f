// How much of a table the browser recomputes at a tap: elements whose style is recalculated, counted and not timed.
import type { Browser, Page } from "@playwright/test";
import { gather } from "../fixtures/api";
import { expect, test } from "../fixtures/house";
import { shows } from "../fixtures/sailing";

test.use({ deal: "e2e-all-38" });

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly args?: { readonly elementCount?: number; readonly data?: { readonly type?: string } };
}

/** How many elements of a page are restyled during an action, until its changes have been drawn. */
async function restyled(browser: Browser, page: Page, done: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await done();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString("utf8"),
  );
  const events = trace.traceEvents;
  const own = events.find(({ name, args }) => name === "EventDispatch" && args?.data?.type === "click")?.pid;
  const counts = events.map(({ name, pid, args }) =>
    name === "UpdateLayoutTree" && pid === own ? (args?.elementCount ?? 0) : 0,
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

test("a tap restyles what it changes, and not the table", async ({ arrive, browser }) => {
  const ana = await arrive({ phone: true });
  const table = await gather([ana], { code: "sea p1", names: ["Ana"], deal: true });
  const { page } = ana;
  await page.goto(`/en/play/${table}`);
  const card = page.getByRole("listbox").getByRole("option");
  const free = page.locator("#board [role=gridcell][data-state=free]");
  const confirm = page.locator(".table-actions [data-variant=primary]");
  const turn = async (act: number) => {
    const rev = Number(await page.locator(".table-grid").getAttribute("data-rev"));
    const lit = await restyled(browser, page, async () => {
      await card.nth(act).tap();
      await expect(free.first()).toBeVisible();
    });
    const verdict = await restyled(browser, page, async () => {
      await free.last().tap();
      await expect(confirm).toBeVisible();
    });
    const laid = await restyled(browser, page, async () => {
      await confirm.tap();
      await shows(ana, rev + 1, "after a card");
    });
    return { lit, verdict, laid };
  };
  // The first turn loads what comes only once, such as the sources of rules.
  await turn(0);
  const { lit, verdict, laid } = await turn(1);
  // Every space gets a new description for the picked-up card; a few elements each, of the page's 450.
  expect(lit).toBeGreaterThan(36);
  expect(lit).toBeLessThan(180);
  expect(verdict).toBeGreaterThan(0);
  expect(verdict).toBeLessThan(70);
  expect(laid).toBeGreaterThan(0);
  expect(laid).toBeLessThan(130);
});
