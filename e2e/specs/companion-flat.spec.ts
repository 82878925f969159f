// The device flat in the middle of the table: dark, words turned to whoever acts, to be read from 1.5 m, screen kept on.

import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../fixtures/axe";
import { expect, test } from "../fixtures/house";
import { begin } from "../fixtures/real-table";
import { say } from "../fixtures/words";

const READABLE = 64;
const SIDES = ["bottom", "left", "top", "right"] as const;

const size = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test("table mode: turned to whose turn it is, readable, and the screen stays on until it is left", async ({
  arrive,
}) => {
  const { page, faults } = await arrive({ phone: true });
  await page.addInitScript(() => {
    const locks = { asked: 0, released: 0 };
    Object.assign(window, { locks });
    const request = async () => {
      locks.asked++;
      return Object.assign(new EventTarget(), { release: async () => void locks.released++ });
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  });
  const locks = () => page.evaluate(() => (window as unknown as { locks: object }).locks);
  await begin(page, "sea p4", ["Ana", "Ben", "Cleo", "Dev"], 0);
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.getByRole("button", { name: say("en", "shell.menu") }).tap();
  await page.getByRole("button", { name: say("en", "track.tableMode") }).tap();
  const flat = page.locator(".sw-table-mode");
  const numbers = page.getByRole("group", { name: say("en", "companion.numberKeys") });
  for (const [turn, card] of ["41", "45", "52"].entries()) {
    await expect(flat).toHaveAttribute("data-turned", SIDES[turn] ?? "");
    await expect(page.locator(".sw-edge[aria-current]")).toHaveAttribute("data-side", SIDES[turn] ?? "");
    const turned = await page.locator(".sw-table-panel").evaluate((panel) => getComputedStyle(panel).rotate);
    expect(turned).toBe(SIDES[turn] === "top" ? "180deg" : "none");
    for (const figure of card) await numbers.getByRole("button", { name: figure, exact: true }).tap();
    expect(await size(page, ".sw-typed-figure")).toBeGreaterThanOrEqual(READABLE);
    await page.getByRole("gridcell", { name: new RegExp(`^Row 4, column ${2 * turn + 1},`) }).tap();
    expect(await size(page, ".sw-answer-headline")).toBeGreaterThanOrEqual(READABLE);
    await page.locator("button.sw-answer").tap();
  }
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
  await expectNoAxeViolations(page, "flat on the table");
  for (const [width, height] of [
    [820, 1180],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await expect(page.getByRole("gridcell", { name: /^Row 4, column 1, 41/ })).toBeVisible();
  }
  expect(await locks()).toEqual({ asked: 1, released: 0 });
  await page.getByRole("button", { name: say("en", "track.leaveFlat") }).tap();
  await page.getByRole("button", { name: say("en", "shell.menu") }).tap();
  await page.getByRole("link", { name: say("en", "track.toCheck") }).tap();
  await page.waitForURL(/\/companion$/);
  await expect.poll(locks).toEqual({ asked: 1, released: 1 });
  expect(faults.found).toEqual([]);
});
