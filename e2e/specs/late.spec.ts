// Parts that a page fetches after it has begun may fail to arrive. The page goes on, says so in a quiet line, and gets them
// once the network is back.

import type { Page } from "@playwright/test";
import { gather } from "../fixtures/api";
import { expect, type Person, test } from "../fixtures/house";
import { begin } from "../fixtures/real-table";
import { say } from "../fixtures/words";

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|net::ERR|blocked/;
const SCRIPTS = "**/_next/static/**";

/** No service worker stores anything here: what was not fetched is not there. */
const arrival = { except: NO_NETWORK, context: { serviceWorkers: "block" } } as const;

/** From now on no file of the site can be fetched. */
async function cut({ context, page }: Person): Promise<void> {
  await page.waitForLoadState("networkidle");
  await context.route(SCRIPTS, (route) => route.abort());
}

const isAlive = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { name: say("en", "net.fault") })).toHaveCount(0);
  await expect(page.locator("h1").first()).toBeAttached();
};

/** Presses every button in turn that does not lead to another page. */
async function pressAll(page: Page): Promise<void> {
  const buttons = page.getByRole("button");
  const count = await buttons.count();
  for (let index = 0; index < Math.min(count, MOST); index++) {
    const button = buttons.nth(index);
    if (!(await button.isVisible().catch(() => false))) continue;
    await button.click({ timeout: 2_000, force: true }).catch(() => undefined);
    await isAlive(page);
    await page.keyboard.press("Escape");
  }
}

const MOST = 40;
const PAGES = [
  "",
  "/play/new",
  "/companion",
  "/rules",
  "/rules/check",
  "/learn?game=sea",
  "/settings",
  "/log",
  "/here",
  "/replay/here",
  "/play/lobby",
  "/join",
  "/daily",
  "/move",
  "/companion/join",
  "/rules/T.place.cost",
  "/rules/api",
  "/rules/card/sea",
  "/rules/read/sea",
  "/accessibility",
  "/privacy",
];

for (const path of PAGES)
  test(`the page ${path === "" ? "/" : path} outlives every piece of it that cannot be fetched`, async ({
    arrive,
  }) => {
    const ana = await arrive(arrival);
    await ana.page.goto(`/en${path}`);
    await expect(ana.page.locator("main, .companion, h1").first()).toBeAttached();
    await cut(ana);
    const address = ana.page.url();
    await pressAll(ana.page);
    if (ana.page.url() === address) await isAlive(ana.page);
  });

test("a followed game goes on without its pieces, says so quietly, and has them when the network is back", async ({
  arrive,
}) => {
  const ana = await arrive({ ...arrival, phone: true });
  const { page, context } = ana;
  await begin(page, "sea p2", ["Ana", "Ben"], 0);
  await cut(ana);
  const numbers = page.getByRole("group", { name: say("en", "companion.numberKeys") });
  for (const figure of "41") await numbers.getByRole("button", { name: figure, exact: true }).tap();
  await page.getByRole("gridcell", { name: /^Row 4, column 1,/ }).tap();
  await page.locator("button.sw-answer").tap();
  await expect(page.getByRole("gridcell", { name: /^Row 4, column 1, 41\b/ })).toBeVisible();
  await isAlive(page);

  await page.getByRole("button", { name: say("en", "shell.menu"), exact: true }).tap();
  const line = page.getByText(say("en", "net.unfetched")).first();
  await expect(line).toBeInViewport();
  await isAlive(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await context.unroute(SCRIPTS);
  // Without a press it also arrives by itself after a while, perhaps before the press.
  const sheet = page.getByRole("dialog", { name: say("en", "track.menu") });
  const again = page.getByRole("button", { name: say("en", "net.tryAgain") }).first();
  await Promise.any([again.tap(), sheet.waitFor()]);
  await expect(sheet).toBeVisible();
  await expect(line).toHaveCount(0);
});

for (const [code, path] of [
  ["sea p1", ""],
  ["sea p1 rocks monsters3 storms wild2", ""],
  ["sea p1", "/verify"],
] as const)
  test(`a table of ${code} goes on without its pieces${path}`, async ({ arrive }) => {
    const ana = await arrive(arrival);
    const { page } = ana;
    const table = await gather([ana], { code, names: ["Ana"], deal: true });
    await page.goto(`/en/play/${table}${path}`);
    await expect(page.locator("main, h1").first()).toBeAttached();
    await cut(ana);
    await pressAll(page);
    await isAlive(page);
  });

test("a table stays in sight while what is said besides is on its way", async ({ arrive }) => {
  const ana = await arrive();
  const { page } = ana;
  const table = await gather([ana], { code: "sea p1 pyramid harder", names: ["Ana"], deal: true });
  await page.goto(`/en/play/${table}`);
  await page.evaluate(() => {
    const grid = document.querySelector(".table-grid");
    new MutationObserver(() => {
      if (grid?.checkVisibility() !== true) document.documentElement.dataset.tableGone = "";
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["style"] });
  });
  // Any card on the border: the verdict shows steps that are a script of their own.
  await page.getByRole("option", { name: /^\d/ }).first().click();
  await page.getByRole("gridcell", { name: /^Row 4, column 1, / }).click();
  await expect(page.getByRole("list", { name: say("en", "pyramid.steps") })).toBeVisible();
  await expect(page.locator("html[data-table-gone]")).toHaveCount(0);
});

test("a page that could not be fetched says so, and comes when it is asked for with the network back", async ({
  arrive,
}) => {
  const ana = await arrive({ ...arrival, except: /ChunkLoadError|Loading chunk|ERR_FAILED|Minified React/ });
  const { page, context } = ana;
  await page.goto("/en/rules");
  await cut(ana);
  await page.locator('a[href="/en/log"]').first().click();
  await expect(page.getByRole("heading", { name: say("en", "net.unfetched") })).toBeVisible();
  await context.unroute(SCRIPTS);
  await page.getByRole("button", { name: say("en", "net.reload") }).click();
  await expect(page.getByRole("heading", { level: 1, name: say("en", "logbook.title") })).toBeVisible();
});
