// The pages around the table, on a phone and in the language with the longest words: each does its job, fits, has targets
// large enough for a thumb, and passes axe by day and by night.
import { ask, gather, look, tell } from "../fixtures/api";
import { expect, type Person, test } from "../fixtures/house";
import { tabTo } from "../fixtures/keys";
import { sail, wireless } from "../fixtures/sailing";
import { expectWellMade } from "../fixtures/thumbs";
import { pattern, say } from "../fixtures/words";

// A server of its own: other tests' tables are not in this lobby.
test.use({ deal: "e2e-pages" });

const title = ({ page }: Person) => page.getByRole("heading", { level: 1 });

/** Plays a solo game to its end, quickly and badly. */
async function playOut(person: Person, table: string): Promise<void> {
  await sail([wireless(person, table)], [person], table, { temper: "idle" });
}

test("a public table is listed, taken by somebody who finds it there, and only watched when it is full", async ({
  arrive,
}) => {
  const [ana, ben, cleo] = [await arrive(), await arrive({ phone: true, language: "de" }), await arrive()];
  await ben.page.goto("/de/play/lobby");
  await expect(ben.page.getByText(say("de", "lobby.none"))).toBeVisible();
  await ana.page.goto("/en/play/new?public");
  await ana.page.getByLabel(say("en", "guest.name")).fill("Ana");
  await ana.page.getByRole("button", { name: say("en", "open.go") }).click();
  await ana.page.waitForURL(/\/play\/[A-Za-z0-9]{12}$/);
  const table = ana.page.url().split("/").at(-1) ?? "";

  await ben.page.reload();
  const sit = ben.page.getByRole("link", { name: say("de", "lobby.sitAt", { names: "Ana" }) });
  await expect(sit).toBeVisible();
  await expectWellMade(ben.page, "public tables");
  await sit.tap();
  await ben.page.getByLabel(say("de", "guest.name")).fill("Ben");
  await ben.page.getByRole("button", { name: say("de", "guest.sit") }).tap();
  await expect.poll(async () => (await look(ben, table)).you).toBe(1);

  await cleo.page.goto("/en/play/lobby");
  await expect(cleo.page.getByText(say("en", "lobby.none"))).toBeVisible();
  await tell(ana, "table.deal", { table });
  await cleo.page.reload();
  await cleo.page.getByRole("link", { name: say("en", "lobby.lookAt", { names: "Ana and Ben" }) }).click();
  await expect(cleo.page).toHaveURL(new RegExp(`/play/${table}$`));
  await expect(cleo.page.getByRole("grid")).toBeVisible();
  for (const { faults } of [ana, ben, cleo]) expect(faults.found).toEqual([]);
});

test("the log book is empty at first, keeps what was played, and forgets whoever asks for it", async ({
  arrive,
}) => {
  const [ana, ben] = [await arrive({ phone: true, language: "de" }), await arrive()];
  const { page } = ana;
  await page.goto("/de/log");
  await expect(page.getByText(say("de", "logbook.none"))).toBeVisible();
  await expectWellMade(page, "an empty log book");

  const game = await gather([ana], { code: "mountain p1", names: ["Ana"], deal: true });
  await playOut(ana, game);
  const going = await gather([ana, ben], { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  await page.reload();
  await expect(
    page.getByRole("cell", { name: say("de", "logbook.ofGames", { won: 0, played: 1 }) }),
  ).toBeVisible();
  await expectWellMade(page, "a log book");
  await page
    .getByRole("link", { name: say("de", "logbook.replay"), exact: false })
    .first()
    .tap();
  await expect(page).toHaveURL(new RegExp(`/replay/${game}`));

  await page.goto("/de/log");
  await page.getByRole("button", { name: say("de", "logbook.forget") }).tap();
  await page.getByRole("button", { name: say("de", "logbook.keep") }).tap();
  await page.getByRole("button", { name: say("de", "logbook.forget") }).tap();
  // A second tap at once would count as a double tap, which only asks.
  await page.getByRole("button", { name: say("de", "logbook.forgetSure") }).press("Enter");
  await expect(page.getByText(say("de", "logbook.forgotten"))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say("de", "logbook.none"))).toBeVisible();
  // The seat is free for somebody else; the finished game can still be looked at, with nobody's name on it.
  const seen = await ask<{ readonly seats: readonly unknown[] }>(ben, "table.look", { table: going });
  expect(seen.seats).toEqual([null, expect.objectContaining({ name: "Ben" })]);
  const kept = await ask<{ readonly names: readonly unknown[] }>(ben, "table.replay", { table: game });
  expect(kept.names).toEqual([null]);
  for (const { faults } of [ana, ben]) expect(faults.found).toEqual([]);
});

test("a day's deal is played, counted once, told in words, and stands in the calendar", async ({
  arrive,
}) => {
  const ana = await arrive({ phone: true });
  await ana.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { page } = ana;
  const mountain = page
    .getByRole("region", { name: /^Daily mountain no\. \d+$/ })
    .getByRole("listitem")
    .filter({ hasText: /^Alone/ });
  /** Opens today's mountain from its page and plays it; the page then tells the result. */
  const attempt = async (button: string) => {
    await page.goto("/en/daily");
    await page.getByLabel(say("en", "guest.name")).fill("Ana");
    await mountain.getByRole("button", { name: new RegExp(`^${say("en", button)}: `) }).tap();
    await page.waitForURL(/\/play\/[A-Za-z0-9]{12}$/);
    const table = page.url().split("/").at(-1) ?? "";
    await tell(ana, "table.deal", { table });
    const counted = (await ask<{ readonly counted: boolean }>(ana, "table.look", { table })).counted;
    await playOut(ana, table);
    return { table, counted };
  };
  const first = await attempt("daily.play");
  const second = await attempt("daily.again");
  expect([first.counted, second.counted]).toEqual([true, false]);

  await page.goto("/en/daily");
  await expect(title(ana)).toHaveText(say("en", "daily.title"));
  await expect(mountain.getByText(pattern("en", "daily.lost"))).toBeVisible();
  await expect(mountain.getByText(/^1 crew has played it\. None has won\.$/)).toBeVisible();
  await mountain.getByRole("button", { name: say("en", "daily.share") }).tap();
  const told = await page.evaluate(() => navigator.clipboard.readText());
  expect(told).toMatch(/^Daily mountain no\. \d+, alone: turned back, \d+ places open\.$/);
  await expectWellMade(page, "the deal of the day");

  // No heading of the calendar is broken within a word, on the narrowest phone either.
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const broken = page.getByRole("columnheader").evaluateAll((heads) =>
      heads.flatMap((head) => {
        const words = head.firstChild?.textContent?.split(" ") ?? [];
        const range = document.createRange();
        range.selectNodeContents(head.firstChild ?? head);
        return range.getClientRects().length > words.length ? [`${head.textContent} at ${innerWidth}`] : [];
      }),
    );
    expect(await broken).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });

  // The calendar by keys alone: a played day leads to its table, any other opens a new one.
  const played = page
    .getByRole("table")
    .getByRole("link", { name: /^lost, \d+ open: Daily mountain no\. \d+, Alone$/ });
  await expect(played).toHaveAttribute("href", new RegExp(`/play/${first.table}$`));
  await tabTo(
    page,
    page
      .getByRole("table")
      .getByRole("button", { name: /^Play: Daily sea no\. \d+, Alone$/ })
      .first(),
  );
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/play\/[A-Za-z0-9]{12}$/);
  expect(ana.faults.found).toEqual([]);
});

test("a curtain falls between two people at one device, and hides every card", async ({ arrive }) => {
  const ana = await arrive({ phone: true, language: "de" });
  const { page } = ana;
  await page.goto("/de/play/new?here");
  await page.getByLabel(say("de", "guest.name")).fill("Ana");
  await page.getByLabel(say("de", "open.nameOf", { seat: 2 })).fill("Ben");
  await page.keyboard.press("Enter");
  const opener = page.getByRole("button", { name: pattern("de", "here.open") });
  await expect(opener).toHaveCount(1);
  await expect(title(ana)).toBeFocused();
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expectWellMade(page, "the curtain");
  const owner = (await opener.textContent()) ?? "";
  await opener.tap();
  const hand = page.getByRole("listbox", { name: say("de", "table.hand") });
  await expect(hand.getByRole("option")).toHaveCount(5);
  await page
    .getByRole("button", { name: say("de", "table.discardTwo"), exact: true })
    .first()
    .tap();
  for (const socket of [1, 2]) {
    await hand.getByRole("option", { selected: false }).first().tap();
    await expect(hand.getByRole("option", { selected: true })).toHaveCount(socket);
  }
  await page.locator(".table-actions button").last().tap();
  await page.getByRole("button", { name: say("de", "here.hide") }).tap();
  await expect(hand).toHaveCount(0);
  await expect(opener).not.toHaveText(owner);
  expect(ana.faults.found).toEqual([]);
});
