// Several phones at one real table: every entry is on every phone at once; a phone that loses the network loses nothing.

import type { Locator, Page } from "@playwright/test";
import { writePosition } from "@stillwater/engine";
import { expectNoAxeViolations } from "../fixtures/axe";
import { kept } from "../fixtures/device";
import { expect, test } from "../fixtures/house";
import { begin, written } from "../fixtures/real-table";
import { say } from "../fixtures/words";

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR/;
const cell = (page: Page, row: number, column: number): Locator =>
  page.getByRole("gridcell", { name: new RegExp(`^Row ${row}, column ${column},`) });

/** Types a card, taps a space, and writes it down. */
async function enter(page: Page, card: number, row: number, column: number): Promise<void> {
  const numbers = page.getByRole("group", { name: say("en", "companion.numberKeys") });
  for (const figure of String(card)) await numbers.getByRole("button", { name: figure, exact: true }).tap();
  await cell(page, row, column).tap();
  await page.locator("button.sw-answer").tap();
}

const lies = (page: Page, card: number, row: number, column: number) =>
  expect(
    page.getByRole("gridcell", { name: new RegExp(`^Row ${row}, column ${column}, ${card}\\b`) }),
  ).toBeVisible();

test("three phones, one without a network, two entries for one space: nothing is lost, and people are asked", async ({
  arrive,
}) => {
  const ana = await arrive({ phone: true, except: NO_NETWORK });
  await begin(ana.page, "sea p3", ["Ana", "Ben", "Cleo"], 0);
  const game = new URL(ana.page.url()).searchParams.get("game") ?? "";
  await ana.page.getByRole("button", { name: say("en", "shell.menu") }).tap();
  await ana.page.getByRole("button", { name: say("en", "track.share") }).tap();
  await ana.page.getByRole("button", { name: say("en", "track.shareGo") }).tap();
  await expect(ana.page.getByRole("img", { name: say("en", "track.joinCode") })).toBeVisible();

  const others = [
    await arrive({ phone: true, except: NO_NETWORK }),
    await arrive({ keepsOffline: true, phone: true, except: NO_NETWORK }),
  ];
  for (const { page } of others) {
    await page.goto(`/en/companion/join?game=${game}`);
    await page.waitForURL(/companion\/game/);
    await expect(page.locator("[data-phase]")).toHaveAttribute("data-phase", "act");
  }
  await expect(ana.page.locator(".companion-people li")).toHaveCount(3);
  await ana.page.keyboard.press("Escape");
  const phones = [ana, ...others];
  const [, ben, cleo] = phones;
  if (ben === undefined || cleo === undefined) throw new Error("three sit here");

  await enter(ana.page, 41, 4, 1);
  for (const { page } of phones) await lies(page, 41, 4, 1);

  const address = cleo.page.url();
  await kept(cleo);
  await cleo.page.goto(address);
  await lies(cleo.page, 41, 4, 1);
  await cleo.context.setOffline(true);
  // In this browser an open stream survives going offline; a reloaded page has none.
  await cleo.page.reload();
  await lies(cleo.page, 41, 4, 1);
  await enter(cleo.page, 45, 4, 3);
  await enter(ben.page, 47, 4, 3);
  await lies(ana.page, 47, 4, 3);
  await expect(cleo.page.getByText(say("en", "track.offline"))).toBeVisible();

  // The phone is switched off and on again, still without a network.
  await cleo.page.close();
  const again = await cleo.context.newPage();
  await again.goto(address);
  await lies(again, 41, 4, 1);
  await lies(again, 45, 4, 3);

  await cleo.context.setOffline(false);
  const pages = [ana.page, ben.page, again];
  for (const page of pages)
    await expect(page.getByRole("alertdialog", { name: say("en", "track.conflict") })).toBeVisible();
  await expectNoAxeViolations(ana.page, "two phones wrote different things");
  await ana.page.getByRole("alertdialog").getByRole("button", { name: /45/ }).tap();
  for (const page of pages) {
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await lies(page, 45, 4, 3);
  }

  const views = await Promise.all(pages.map(written));
  const [first] = views;
  for (const view of views) {
    expect(view.history.map(({ entry }) => entry.id)).toEqual(first?.history.map(({ entry }) => entry.id));
    expect(view.table && writePosition(view.table)).toBe(first?.table && writePosition(first.table));
  }
  // Both entries can still be read: one counts, the other says which answer set it aside.
  const acts = first?.history.filter(({ entry }) => entry.kind === "act") ?? [];
  expect(acts.map(({ became }) => became.what).sort()).toEqual(["applied", "applied", "notApplied"]);
  for (const { faults } of phones) expect(faults.found).toEqual([]);
});

test("a mistake is put right: one card, a turn taken back, a card against the rules kept as a slip", async ({
  arrive,
}) => {
  const { page, faults } = await arrive({ phone: true });
  await begin(page, "sea p2", ["Ana", "Ben"], 0);
  await expectNoAxeViolations(page, "a table of printed cards");
  await enter(page, 41, 4, 1);
  await enter(page, 45, 4, 3);
  // 39 to the right of 41: against the rules, but there it lies.
  const numbers = page.getByRole("group", { name: say("en", "companion.numberKeys") });
  for (const figure of "39") await numbers.getByRole("button", { name: figure, exact: true }).tap();
  await cell(page, 4, 2).tap({ force: true });
  await expect(page.locator(".sw-answer")).toHaveAttribute("data-tone", "no");
  await expectNoAxeViolations(page, "a refusal at the table");
  await page.getByRole("button", { name: say("en", "track.recordSlip") }).tap();
  await lies(page, 39, 4, 2);

  await cell(page, 4, 2).tap({ force: true });
  for (const figure of "43") await numbers.getByRole("button", { name: figure, exact: true }).tap();
  await page.getByRole("button", { name: say("en", "track.reallyIs", { card: 43 }) }).tap();
  await lies(page, 43, 4, 2);

  await page.getByRole("button", { name: say("en", "shell.menu") }).tap();
  await page.getByRole("button", { name: say("en", "track.mistake") }).tap();
  await expect(page.getByText(say("en", "track.state_slip"))).toBeVisible();
  await expectNoAxeViolations(page, "what happened");
  const turn = page.locator(".companion-history li").filter({ hasText: "45, row 4" });
  await turn.getByRole("button", { name: say("en", "track.backHere") }).tap();
  await page.getByRole("button", { name: say("en", "track.rewind") }).tap();
  await page.keyboard.press("Escape");
  await lies(page, 41, 4, 1);
  await expect(cell(page, 4, 3)).toHaveAccessibleName(/empty/);
  await page
    .getByRole("button", { name: say("en", "track.undo"), exact: true })
    .first()
    .tap();
  expect(faults.found).toEqual([]);
});

test("a card is checked in three touches, and nothing is recorded until it is asked for", async ({
  arrive,
}) => {
  const { page, faults } = await arrive({ phone: true });
  await page.goto("/en/companion");
  await enter(page, 41, 4, 1);
  await enter(page, 45, 4, 3);
  const numbers = page.getByRole("group", { name: say("en", "companion.numberKeys") });
  for (const figure of "43") await numbers.getByRole("button", { name: figure, exact: true }).tap();
  await cell(page, 4, 2).tap();
  await expect(page.locator(".sw-answer-headline")).toHaveText(say("en", "companion.discard", { price: 2 }));
  // Answered by this device at once, and by the server soon after.
  await expect(page.locator(".companion-answer")).toHaveAttribute("data-from", "both");
  await expectNoAxeViolations(page, "a card is checked");
  await page.getByRole("button", { name: say("en", "companion.takeBack", { card: 43 }) }).tap();
  await page.keyboard.press("/");
  await page.getByRole("textbox").fill("legal forty-four");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "discard 1" })).toBeVisible();
  await page.getByRole("textbox").fill("forty-four row four column two");
  await page.keyboard.press("Enter");
  await expect(page.locator(".sw-answer-headline")).toHaveText(say("en", "companion.discard", { price: 1 }));
  await page.reload();
  await lies(page, 45, 4, 3);
  await expect(cell(page, 4, 2)).toHaveAccessibleName(/empty/);
  await page.goto("/en/companion?game=mountain");
  await page.getByRole("button", { name: "blue" }).tap();
  await numbers.getByRole("button", { name: "5", exact: true }).tap();
  await page.getByRole("gridcell", { name: /^Row 1, place 1,/ }).tap();
  await expect(page.locator(".sw-answer-headline")).toHaveText(say("en", "companion.free"));
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
  expect(faults.found).toEqual([]);
});

test("two phones without a network: one shows codes, the other takes the game over from pictures of them", async ({
  arrive,
}) => {
  const [ana, ben] = [await arrive({ phone: true }), await arrive({ phone: true })];
  await begin(ana.page, "sea p2", ["Ana", "Ben"], 0);
  await enter(ana.page, 41, 4, 1);
  await enter(ana.page, 45, 4, 3);
  await ana.page.getByRole("button", { name: say("en", "shell.menu") }).tap();
  await ana.page.getByRole("button", { name: say("en", "track.share") }).tap();
  await ana.page.getByRole("button", { name: say("en", "track.handOver") }).tap();
  const code = ana.page.getByRole("img", { name: /^Code \d of \d/ });
  const count = Number(/of (\d)/.exec((await code.getAttribute("aria-label")) ?? "")?.[1]);
  const pictures: Buffer[] = [];
  for (let nth = 1; nth <= count; nth++) {
    const shown = ana.page.getByRole("img", {
      name: say("en", "track.handOverCode", { at: nth, of: count }),
    });
    await shown.waitFor();
    pictures.push(await shown.screenshot());
  }

  await ben.page.goto("/en/companion");
  await ben.page.getByRole("button", { name: say("en", "shell.menu") }).tap();
  await ben.page.getByRole("button", { name: say("en", "companion.takeOver") }).tap();
  await expectNoAxeViolations(ben.page, "taking a game over");
  await ben.page
    .getByLabel(say("en", "companion.readPictures"))
    .setInputFiles(pictures.map((buffer, at) => ({ name: `${at}.png`, mimeType: "image/png", buffer })));
  await ben.page.waitForURL(/companion\/game/);
  await lies(ben.page, 41, 4, 1);
  await lies(ben.page, 45, 4, 3);
  const [hers, his] = [await written(ana.page), await written(ben.page)];
  expect(his.history.map(({ entry }) => entry.id)).toEqual(hers.history.map(({ entry }) => entry.id));
  for (const { faults } of [ana, ben]) expect(faults.found).toEqual([]);
});
