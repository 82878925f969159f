// On every screen from a low phone to a large desk the board, the hand or the keys, what is asked and the buttons are in view together.
import type { Page } from "@playwright/test";
import { due, hand, legalActs } from "@stillwater/engine";
import { expect, type Person, test } from "../fixtures/house";
import { begin } from "../fixtures/real-table";
import { TableTop } from "../fixtures/table-top";
import { say } from "../fixtures/words";
import { cheaply, dealt, dealtTo } from "../pictures/playing";

test.use({ deal: "e2e-3" });

const PHONE = { width: 360, height: 740 };
const SIZES = [
  [360, 640],
  [360, 740],
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
  // A laptop at twice its size.
  [720, 450],
] as const;
const LARGEST = "2560×1440";

const TABLE =
  '.table-board [role="gridcell"], .table-hand [role="option"], .table-prompt, .table-said .sw-verdict, .table-actions button';
const COMPANION =
  ".companion-header, .companion-board [role=gridcell], .way-figures > *, .companion-before > *, .sw-typed, .companion-usual > *, .sw-key, .sw-act-key, .sw-terrain-key, .companion-answer > *, .companion-answer .companion-pair > *";

/** What of a page's parts is not whole on the screen, by how far. */
const outside = (page: Page, parts: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((one) => {
        const { top, bottom, left, right, width, height } = one.getBoundingClientRect();
        if (width < 2 || height < 2) return [];
        const out = Math.max(-top, bottom - innerHeight, -left, right - innerWidth);
        const name = one.ariaLabel ?? one.textContent?.slice(0, 30) ?? "";
        return out > 1 ? [`${one.className} ${name}: ${out.toFixed(0)} px`] : [];
      }),
    parts,
  );

/** How high a space is drawn, and where the board begins. */
const board = (page: Page): Promise<{ readonly space: number; readonly top: number }> =>
  page
    .locator('[role="gridcell"][aria-label^="Row 1"]')
    .first()
    .evaluate((one) => {
      const grid = one.closest('[role="grid"]') ?? one;
      return { space: one.getBoundingClientRect().height, top: Math.round(grid.getBoundingClientRect().top) };
    });

/** The page at every size: all its parts in view without scrolling. Where the board stands at each of them. */
async function look(page: Page, where: string, parts: string): Promise<Record<string, number>> {
  const tops: Record<string, number> = {};
  for (const [width, height] of SIZES) {
    const size = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => outside(page, parts), { message: `${where}, ${size}` }).toEqual([]);
    const { space, top } = await board(page);
    tops[size] = top;
    if (size === LARGEST) expect(space, `${where}: the board grows`).toBeGreaterThanOrEqual(110);
  }
  return tops;
}

for (const code of [
  "sea p3",
  "sea p3 rocks monsters3 storms wild2",
  "mountain p2 green panoramas3 goats",
  "sea p2 night",
  "sea p1 pyramid harder",
  "sea p1 arch",
  "sea p2 duel",
])
  test(`play: ${code}`, async ({ arrive }) => {
    const people: Person[] = [];
    for (let seat = 0; seat < Number(/p(\d)/.exec(code)?.[1]); seat++) people.push(await arrive());
    const game = await dealt(people, code);
    const mover = await cheaply(game, 2);
    const { page } = mover;
    await page.goto(`/en/play/${game.table}`);
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    const rest = await look(page, "at rest", TABLE);
    const { table } = await dealtTo(mover, game.table);
    const seat = due(table).seats[0] ?? 0;
    const offer = legalActs(table, seat).find(({ type }) => type === "lay");
    if (offer === undefined) throw new Error("nothing can be laid");
    await page.getByRole("option").nth(hand(table, seat).indexOf(offer.card)).click();
    expect(await look(page, "a card is up", TABLE)).toEqual(rest);
    await page
      .locator('[role="gridcell"]:not([aria-disabled])')
      .first()
      .evaluate((one: HTMLElement) => one.click());
    await expect(page.locator('.table-grid[data-choice="aim"]')).toBeVisible();
    // On low phones the verdict stands where the hand is.
    const said = TABLE.replace('.table-hand [role="option"], ', "");
    expect(await look(page, "a verdict", said)).toEqual(rest);
  });

for (const code of [
  "sea p3",
  "sea p3 rocks monsters3 storms wild2",
  "mountain p2 green panoramas3 goats",
  "sea p1 pyramid harder",
])
  test(`companion: ${code}`, async ({ arrive }) => {
    const { page } = await arrive({ phone: true });
    const names = ["Ana", "Ben", "Cléo"].slice(0, Number(/p(\d)/.exec(code)?.[1]));
    const top = new TableTop(code, page, names);
    await begin(page, code, names, top.first);
    const read = page.getByRole("button", { name: say("en", "track.goOn"), exact: true });
    while ((await read.count()) > 0) await read.first().tap();
    await look(page, "asked", COMPANION);
    await page.setViewportSize(PHONE);
    await top.play(["lay"]);
    const rest = await look(page, "to act", COMPANION);
    await page.setViewportSize(PHONE);
    const numbers = page.getByRole("group", { name: say("en", "companion.numberKeys") });
    if (code.startsWith("sea")) await numbers.getByRole("button", { name: "4", exact: true }).tap();
    else await page.getByRole("button", { name: say("en", "card.red"), exact: true }).tap();
    await numbers.getByRole("button", { name: "5", exact: true }).tap();
    expect(await look(page, "typed", COMPANION)).toEqual(rest);
    const open = page.locator('[role="gridcell"]:not([aria-disabled])');
    // Where the typed card may lie nowhere, two cards are put out.
    if ((await open.count()) > 0) await open.first().evaluate((one: HTMLElement) => one.click());
    else await page.getByRole("button", { name: say("en", "track.twoOut"), exact: true }).tap();
    await expect(page.locator(".companion-answer")).toBeVisible();
    expect(await look(page, "answered", COMPANION)).toEqual(rest);
  });

for (const kind of ["sea", "mountain"])
  test(`check: ${kind}`, async ({ arrive }) => {
    const { page } = await arrive();
    await page.goto(`/en/companion${kind === "sea" ? "" : "?game=mountain"}`);
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    await look(page, "to type", COMPANION);
  });
