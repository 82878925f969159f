// The device flat in the middle of the table: dark, texts turned to the person to act, legible from 1.5 m, screen kept on.

import type { Page } from "@playwright/test";
import { due, type Table, topOf } from "@stillwater/engine";
import { expectNoAxeViolations } from "../fixtures/axe";
import { expect, test } from "../fixtures/house";
import { begin } from "../fixtures/real-table";
import { TableTop } from "../fixtures/table-top";
import { say } from "../fixtures/words";

const READABLE = 64;
const TURNS = { bottom: "none", left: "90deg", top: "180deg", right: "-90deg" } as const;
const SIDES = ["bottom", "left", "top", "right"] as const;

const size = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

/** A tablet in both orientations, and a screen built into a table. */
const SCREENS = [
  [820, 1180],
  [1440, 900],
  [1180, 820],
] as const;
const PHONES = [
  [360, 740],
  [390, 844],
  [740, 360],
] as const;

/** Turned elements stay on the screen, and none needs scrolling but on a phone, where the panel scrolls from row to row. */
async function expectWithin(page: Page, where: string): Promise<void> {
  for (const [width, height] of [...PHONES, ...SCREENS]) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const out = await page.evaluate(
        (isPhone) => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          const far = scrollWidth > innerWidth || scrollHeight > innerHeight ? ["page"] : [];
          for (const box of document.querySelectorAll(
            ".sw-table-words, .sw-edge-words, .sw-table-words button",
          )) {
            if (isPhone) box.scrollIntoView({ block: "nearest", inline: "nearest" });
            const { left, top, right, bottom } = box.getBoundingClientRect();
            const gone = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
            if (gone || box.scrollWidth > box.clientWidth + 1) far.push(box.textContent ?? "");
          }
          const panel = document.querySelector(".sw-table-words")?.getBoundingClientRect();
          const least = Math.min(panel?.width ?? 0, panel?.height ?? 0);
          return least < 200 ? [...far, `a panel of ${least} px`] : far;
        },
        PHONES.some(([phone]) => phone === width),
      );
      expect(out, `${where} at ${width}`).toEqual([]);
    }).toPass({ timeout: 15_000 });
  }
}

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
  const lieFlat = async (language: "en" | "de") => {
    await page.getByRole("button", { name: say(language, "shell.menu") }).tap();
    await page.getByRole("button", { name: say(language, "track.tableMode") }).tap();
    await expect(page.locator(".sw-table-mode")).toBeVisible();
  };
  await begin(page, "sea p4", ["Ana", "Ben", "Cleo", "Dev"], 0);
  await page.setViewportSize({ width: 1180, height: 820 });
  await lieFlat("en");
  const flat = page.locator(".sw-table-mode");
  const numbers = page.getByRole("group", { name: say("en", "companion.numberKeys") });
  const against = page.getByRole("gridcell", { name: say("en", "track.againstRules") });
  // The third card lies against the rules, and is recorded all the same.
  for (const [turn, card] of ["41", "45", "30"].entries()) {
    await expect(flat).toHaveAttribute("data-turned", SIDES[turn] ?? "");
    await expect(page.locator(".sw-edge[aria-current]")).toHaveAttribute("data-side", SIDES[turn] ?? "");
    const turned = await page.locator(".sw-table-turn").evaluate((panel) => getComputedStyle(panel).rotate);
    expect(turned).toBe(TURNS[SIDES[turn] ?? "bottom"]);
    await expectWithin(page, `turn ${turn + 1}`);
    for (const figure of card) await numbers.getByRole("button", { name: figure, exact: true }).tap();
    expect(await size(page, ".sw-typed-figure")).toBeGreaterThanOrEqual(READABLE);
    // A space that a rule refuses is marked so, and still responds.
    await page
      .getByRole("gridcell", { name: new RegExp(`^Row 4, column ${2 * turn + 1},`) })
      .tap({ force: true });
    expect(await size(page, ".sw-answer-headline")).toBeGreaterThanOrEqual(READABLE);
    await expectWithin(page, `the answer of turn ${turn + 1}`);
    if (turn < 2) await page.locator("button.sw-answer").tap();
    else await page.getByRole("button", { name: say("en", "track.recordSlip") }).tap();
  }
  // It is marked on the board, and the line that explains the mark is turned like everything else.
  await expect(against).toHaveAccessibleName(/^Row 4, column 5, 30/);
  await expect(against.locator(".sw-slip-mark")).toBeVisible();
  await expect(page.locator(".sw-table-words .sw-slip-mark")).toBeVisible();
  await expectWithin(page, "with a slip");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
  await expectNoAxeViolations(page, "flat on the table");
  await page.setViewportSize({ width: 360, height: 740 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  await expect(page.getByRole("gridcell", { name: /^Row 4, column 1, 41/ })).toBeVisible();
  expect(await locks()).toEqual({ asked: 1, released: 0 });
  await page.getByRole("button", { name: say("en", "track.leaveFlat") }).tap();
  await expect(against.locator(".sw-slip-mark")).toBeVisible();
  // Once it is corrected, the mark disappears.
  await page.getByRole("button", { name: say("en", "companion.undo") }).tap();
  await expect(against).toHaveCount(0);
  await expect(page.locator(".sw-slip-mark")).toHaveCount(0);
  await page.goto(page.url().replace("/en/", "/de/"));
  await expect(page.locator("[data-phase]")).toBeVisible();
  await lieFlat("de");
  await expectWithin(page, "in German");
  await page.getByRole("button", { name: say("de", "track.leaveFlat") }).tap();
  await page.getByRole("button", { name: say("de", "shell.menu") }).tap();
  await page.getByRole("link", { name: say("de", "track.toCheck") }).tap();
  await page.waitForURL(/\/companion$/);
  await expect.poll(locks).toEqual({ asked: 1, released: 1 });
  expect(faults.found).toEqual([]);
});

/** A tablet of ten inches and 4 : 3, in both orientations: one of its pixels is 0.198 mm. */
const TABLETS = [[1024, 768], [768, 1024], ...SCREENS] as const;
/** 8 mm for a number, 5 mm for all other text: both are legible from 1.5 m. */
const LEAST = { number: 42, words: 26 } as const;

/** Texts drawn smaller on the screen than they may be. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(
      document.querySelector(".sw-table-mode") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent: Element | null = node.parentElement;
      if (text === "" || parent === null) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Texts for screen readers only.
      const { width, height } = parent.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const drawn =
        parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.d ?? 1) : parent.currentCSSZoom;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * drawn;
      const place = parent.closest(
        ".sw-space, .sw-ledge, .sw-print, .sw-key, .sw-typed-figure, .sw-spare-figure",
      );
      // The number of goats on a card and a Campfire's count are beside something larger; a peak is narrow.
      const beside = parent.closest(".sw-bell, .sw-plate-counts, .sw-corner-border") !== null;
      const narrow = text.length > 1 && parent.closest(".sw-plate") !== null;
      const isNumber = place !== null && /\d/.test(text) && !beside;
      const may = isNumber ? (narrow ? 34 : least.number) : least.words;
      if (size < may - 0.5) found.add(`${size.toFixed(1)} px, “${text}” in ${parent.getAttribute("class")}`);
    }
    return [...found];
  }, LEAST);

/** Cards that are close to those on the board. */
const candidates = (table: Table): readonly string[] =>
  table.rulebook.game === "mountain"
    ? ["r4", "r5", "g4", "g5", "b4", "b5", "r7", "g7", "b7"]
    : table.rulebook.cells
        .map((cell) => Number(table.rulebook.pieceName(topOf(table, cell))))
        .flatMap((n) => (n > 12 && n < 76 ? [String(n + 2), String(n - 2)] : []));

for (const [code, prices] of [
  ["sea p3 rocks monsters3 storms wild2", ".sw-cell-price"],
  ["sea p1 pyramid harder", ".sw-cell-price"],
  ["mountain p2 green panoramas3 goats", ".sw-ledge-price"],
] as const)
  test(`table mode: read from 1.5 m, prices and captions too: ${code}`, async ({ arrive }) => {
    const { page } = await arrive({ phone: true });
    const names = ["Ana", "Ben", "Cléo"].slice(0, Number(/p(\d)/.exec(code)?.[1]));
    const top = new TableTop(code, page, names);
    await begin(page, code, names, top.first);
    await top.play(8);
    // A card can be typed once nothing else is asked for.
    while (due(top.table).step !== "act") await top.play(1);
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.getByRole("button", { name: say("en", "shell.menu") }).tap();
    await page.getByRole("button", { name: say("en", "track.tableMode") }).tap();
    await expect(page.locator(".sw-table-mode")).toBeVisible();
    const readable = async (when: string) => {
      for (const [width, height] of TABLETS) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => tooSmall(page), { message: `${when}, ${width}×${height}` }).toEqual([]);
      }
      await expectWithin(page, when);
    };
    await readable("to act");
    // Some card costs something somewhere.
    const price = page.locator(prices).first();
    for (const card of candidates(top.table)) {
      if (await price.isVisible()) break;
      for (let back = 0; back < 2; back++) await page.keyboard.press("Escape");
      await page.keyboard.type(card);
      await expect(page.locator(".sw-typed-figure")).not.toBeEmpty();
    }
    await expect(price).toBeVisible();
    await readable("typed");
    await page
      .locator('[role="gridcell"]:not([aria-disabled])', { has: price })
      .first()
      .evaluate((one: HTMLElement) => one.click());
    await expect(page.locator(".companion-answer")).toBeVisible();
    await readable("answered");
  });
