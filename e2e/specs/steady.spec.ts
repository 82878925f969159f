// Messages at a table can be read in full, first-time explanations cover nothing, and nothing that is pressed moves by
// itself.
import type { Page } from "@playwright/test";
import { due, hand, legalActs, type Table } from "@stillwater/engine";
import { act, look } from "../fixtures/api";
import { cutWords, spaceOut } from "../fixtures/fit";
import { expect, type Person, test } from "../fixtures/house";
import { untilStill } from "../fixtures/motion";
import { atStartTable, sail, wireless } from "../fixtures/sailing";
import { unfold } from "../fixtures/screen";
import { liesOver, overprinted, unread } from "../fixtures/spoken-to";
import { say } from "../fixtures/words";
import { cheaply, curiously, dealt, dealtTo, type Game } from "../pictures/playing";

test.use({ deal: "e2e-3" });

const PHONES = [
  { width: 360, height: 740 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
] as const;
const SCREENS = [...PHONES, { width: 820, height: 1180 }, { width: 1440, height: 900 }] as const;

async function crew(
  arrive: (arrival: object) => Promise<Person>,
  code: string,
  firstTime = false,
): Promise<Game> {
  const people: Person[] = [];
  for (let seat = 0; seat < Number(/p(\d)/.exec(code)?.[1]); seat++) people.push(await arrive({ firstTime }));
  return dealt(people, code);
}

async function open(
  { page }: Person,
  table: string,
  size: { width: number; height: number },
  language = "en",
) {
  await page.setViewportSize(size);
  await page.goto(`/${language}/play/${table}`);
  await expect(page.locator(".table-grid")).toBeVisible();
}

/** The open page on another screen size, with nothing chosen and nothing scrolled. */
async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  for (let back = 0; back < 2; back++) await page.keyboard.press("Escape");
  await expect(page.locator(".table-grid")).not.toHaveAttribute("data-choice", /card|aim/);
  await page.evaluate(() => window.scrollTo(0, 0));
  await untilStill(page);
}

for (const code of [
  "mountain p1 ropes2 green panoramas3 goats",
  "mountain p2 green panoramas(12-11-10,11-10-11,5-4-5) goats",
  "sea p3 storms rocks",
])
  test(`the prompt is read whole on a phone: ${code}`, async ({ arrive }) => {
    const game = await crew(arrive, code);
    const mover = await cheaply(game, 3);
    for (const language of ["en", "de", "fr"]) {
      await open(mover, game.table, PHONES[0], language);
      for (const size of PHONES) {
        await mover.page.setViewportSize(size);
        const where = `${size.width}×${size.height}, ${language}`;
        await expect
          .poll(() => unread(mover.page, ".table-hint > p:first-child"), { message: where })
          .toEqual([]);
      }
    }
  });

test("first-time words lie over no card, row or crew, and are read whole by a press", async ({ arrive }) => {
  for (const code of ["sea p2", "mountain p2 goats"]) {
    const game = await crew(arrive, code, true);
    const mover = await cheaply(game, 2);
    // On the lowest phones the docked prompt itself covers the bottom row until the page is scrolled.
    for (const size of SCREENS.filter(({ height }) => height > 568)) {
      await open(mover, game.table, size);
      const where = `${code}, ${size.width}×${size.height}`;
      const line = mover.page.locator(".first-line button");
      await expect(line, where).toBeVisible();
      expect(await liesOver(mover.page, ".first-line"), where).toEqual([]);
      expect(await unread(mover.page, ".table-hint > p:first-child"), where).toEqual([]);
      await line.click();
      await expect(mover.page.getByRole("dialog").getByText(/^Together: fill every/)).toBeVisible();
      await mover.page.evaluate(() => localStorage.removeItem("stillwater.told"));
    }
  }
});

/** A game in which everybody is asked how to share the Start's price, and its first player. */
async function talking(arrive: (arrival: object) => Promise<Person>) {
  const game = await crew(arrive, "sea p3");
  const [ana] = game.people as readonly [Person];
  const helms = game.people.map((person) => wireless(person, game.table));
  await sail(helms, game.people, game.table, { after: async () => !(await atStartTable(ana, game.table)) });
  return { game, ana, helms };
}

test("the council and the Start table show every choice whole, and the way to the board", async ({
  arrive,
}) => {
  const stormy = await crew(arrive, "sea p3 storms wild2 rocks");
  const asked = await curiously(stormy, (table) => due(table).step === "storm");
  const { game: start, ana, helms } = await talking(arrive);
  for (const helm of helms) await helm.perform("dial 3 4");
  for (const language of ["en", "fr"]) {
    await open(asked, stormy.table, PHONES[0], language);
    await open(ana, start.table, PHONES[0], language);
    for (const size of PHONES) {
      const where = `${size.width}×${size.height}, ${language}`;
      for (const { page } of [asked, ana]) await page.setViewportSize(size);
      await expect
        .poll(() => unread(asked.page, ".table-speech > .sw-button span"), { message: where })
        .toEqual([]);
      for (const choice of await asked.page.locator(".sw-council-option").all())
        await choice.scrollIntoViewIfNeeded();
      expect(await unread(asked.page, ".table-speech > .sw-button span"), where).toEqual([]);
      await expect
        .poll(() => unread(ana.page, ".table-speech > .sw-button span, .table-actions button span"), {
          message: where,
        })
        .toEqual([]);
      // Once all have said their numbers, the splits are in view together with the dials; not on the lowest phone.
      await expect(ana.page.locator(".sw-chip").first()).toBeAttached();
      if (size.height >= 740)
        await expect.poll(() => unread(ana.page, ".sw-chip span"), { message: where }).toEqual([]);
    }
  }
});

/** How far the talk of the whole table reaches behind the hand or over the crew, in pixels; at most 0 where it fits. */
const behind = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [sheet, hand, board] = [box(".table-speech"), box(".table-hand"), box(".table-board")];
    if (sheet === undefined || hand === undefined || board === undefined) throw new Error("not drawn");
    return Math.round(Math.max(sheet.bottom - hand.top, board.top - sheet.top));
  });

test("what is talked about stays between the crew and the hand when only the height of the screen changes", async ({
  arrive,
}) => {
  const { game, ana } = await talking(arrive);
  await open(ana, game.table, PHONES[0]);
  for (const size of PHONES)
    for (const less of [0, 60, 0]) {
      const height = size.height - less;
      await ana.page.setViewportSize({ width: size.width, height });
      await expect
        .poll(() => behind(ana.page), { message: `${size.width}×${height}` })
        .toBeLessThanOrEqual(1);
    }
});

/** Where the hand, the buttons and the board are on the screen. */
const places = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const top = (selector: string) => {
      const all = document.querySelectorAll(selector);
      return Math.round(all[all.length - 1]?.getBoundingClientRect().top ?? -1);
    };
    return {
      hand: top(".table-hand"),
      button: top(".table-actions .sw-button"),
      board: top(".table-board"),
    };
  });

function priced(table: Table, seat: number) {
  const offers = legalActs(table, seat).filter(({ type }) => type === "lay");
  return offers.find(({ choose }) => choose > 0) ?? offers[0];
}

for (const code of ["sea p2", "sea p2 storms", "mountain p2 green panoramas3 goats"])
  test(`nothing that is pressed moves when a verdict comes, or by what another does: ${code}`, async ({
    arrive,
  }) => {
    const game = await crew(arrive, code);
    const mover = await cheaply(game, 5);
    const seat = game.people.indexOf(mover);
    const other = game.people[1 - seat];
    if (other === undefined) throw new Error("nobody else");
    const { table } = await dealtTo(mover, game.table);
    const offer = priced(table, seat);
    if (offer === undefined) throw new Error("nothing can be laid");
    const { page } = mover;
    for (const person of [mover, other]) await open(person, game.table, SCREENS[0]);
    for (const size of SCREENS) {
      const where = `${size.width}×${size.height}`;
      await resize(page, size);
      const before = await places(page);
      await page.getByRole("option").nth(hand(table, seat).indexOf(offer.card)).click();
      await expect(page.locator('.table-grid[data-choice="card"]')).toBeVisible();
      expect(await places(page), `${where}, a card is up`).toEqual(before);
      await page.evaluate(
        (at) => document.querySelectorAll<HTMLElement>('[role="gridcell"]:not([aria-disabled])')[at]?.click(),
        0,
      );
      await expect(page.locator('.table-grid[data-choice="aim"]')).toBeVisible();
      expect(await places(page), `${where}, a verdict`).toEqual(before);
    }
    // The other person watches while this one plays.
    for (const size of SCREENS.slice(0, 4)) {
      const { view, table: now } = await dealtTo(mover, game.table);
      const turn = due(now).seats[0] ?? 0;
      const [actor, watcher] = turn === seat ? [mover, other] : [other, mover];
      await resize(watcher.page, size);
      await expect(watcher.page.locator(".table-grid")).toHaveAttribute("data-rev", String(view.rev));
      const before = await places(watcher.page);
      const { table: own } = await dealtTo(actor, game.table);
      const free =
        legalActs(own, turn).find(({ type, choose }) => type === "lay" && choose === 0) ??
        legalActs(own, turn).find(({ type }) => type === "discard");
      if (free === undefined) throw new Error("nothing is free");
      const cards =
        free.type === "discard"
          ? hand(own, turn)
              .filter((card) => own.rulebook.pieces[card]?.kept === undefined)
              .slice(0, 2)
          : [];
      const text = [
        free.type === "discard" ? "discard" : own.rulebook.pieceName(free.card),
        ...(free.type === "discard" ? [] : [own.rulebook.placeName(free.to)]),
        ...cards.map((card) => own.rulebook.pieceName(card)),
      ].join(" ");
      await act(actor, game.table, view.rev, text);
      await expect(watcher.page.locator(".table-grid")).not.toHaveAttribute("data-rev", String(view.rev));
      const after = await places(watcher.page);
      if (
        (await look(watcher, game.table)).status === "playing" &&
        due((await dealtTo(watcher, game.table)).table).step === "act"
      )
        expect(after, `${size.width}×${size.height}, ${text}`).toEqual(before);
    }
  });

for (const code of ["sea p2", "sea p3 storms rocks", "mountain p2 green panoramas3 goats"])
  test(`a table keeps its words apart when they are set wider, as readers may: ${code}`, async ({
    arrive,
  }) => {
    const game = await crew(arrive, code);
    const mover = await cheaply(game, 6);
    await open(mover, game.table, PHONES[0]);
    await spaceOut(mover.page);
    for (const size of [PHONES[0], PHONES[2], { width: 1440, height: 900 }]) {
      await resize(mover.page, size);
      const where = `${size.width}×${size.height}`;
      await expect.poll(() => overprinted(mover.page), { message: where }).toEqual([]);
      expect(await cutWords(mover.page, "header, .table-crew, .table-desk, .table-actions"), where).toEqual(
        [],
      );
      await mover.page.getByRole("option").last().click();
      await expect(mover.page.locator('.table-grid:not([data-choice="rest"])')).toBeVisible();
    }
  });

for (const code of ["sea p2", "sea p2 storms", "mountain p2 green goats"])
  test(`at twice its size a small laptop shows board, hand and buttons together: ${code}`, async ({
    arrive,
  }) => {
    const game = await crew(arrive, code);
    const mover = await cheaply(game, 6);
    await open(mover, game.table, { width: 720, height: 450 });
    const { page } = mover;
    const outside = () =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll(
            '.table-board [role="gridcell"], [role="option"], .table-actions button',
          ),
        ].flatMap((one) => {
          const { top, bottom, left, right } = one.getBoundingClientRect();
          const out = Math.max(-top, bottom - innerHeight, -left, right - innerWidth);
          return out > 1 ? [`${one.ariaLabel ?? one.textContent} by ${out.toFixed(0)} px`] : [];
        }),
      );
    await expect.poll(outside, { message: "as the page opens" }).toEqual([]);
    await page.getByRole("option").first().click();
    expect(await outside(), "with a card up").toEqual([]);
    await expect.poll(() => overprinted(page)).toEqual([]);
    expect(await unread(page, ".table-hint > p:first-child")).toEqual([]);
  });

test("on a screen that is passed on, nothing moves when the act is done", async ({ arrive }) => {
  const { page } = await arrive();
  for (const size of [PHONES[0], { width: 820, height: 1180 }]) {
    await page.setViewportSize(size);
    await page.goto("/en/play/new");
    await unfold(page);
    await page.getByRole("textbox", { name: say("en", "open.code") }).fill("sea p2");
    await page.getByRole("radio", { name: say("en", "open.onHere") }).click();
    await page.getByRole("textbox", { name: say("en", "guest.name") }).fill("Ana");
    await page.getByRole("textbox", { name: "Name 2" }).fill("Ben");
    await page.getByRole("button", { name: say("en", "open.goHere") }).click();
    await page.getByRole("button", { name: /^I am (Ana|Ben)$/ }).click();
    await expect(page.getByRole("option")).toHaveCount(5);
    const before = await places(page);
    await page
      .getByRole("option", { name: /^\d+, / })
      .first()
      .click();
    await page.getByRole("gridcell", { name: /^Row 3, column 3,/ }).click();
    await page.getByRole("button", { name: /^Play / }).click();
    await expect(page.getByRole("button", { name: say("en", "here.hide") })).toBeVisible();
    expect(await places(page), `${size.width}`).toEqual(before);
    // The card just drawn is announced to the person who drew it.
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: /You drew / })).toHaveCount(1);
  }
});
