// From the real table to the screen: a game with printed cards continues online, with everybody's own hand.

import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../fixtures/axe";
import { expect, test } from "../fixtures/house";
import { begin } from "../fixtures/real-table";
import { say } from "../fixtures/words";

async function type(page: Page, card: number): Promise<void> {
  const numbers = page.getByRole("group", { name: say("en", "companion.numberKeys") });
  for (const figure of String(card)) await numbers.getByRole("button", { name: figure, exact: true }).tap();
}

async function enterHand(page: Page, cards: readonly number[]): Promise<void> {
  for (const card of cards) await type(page, card);
  await page.getByRole("button", { name: say("en", "online.give") }).tap();
  await expect(page.getByText(say("en", "online.entered"))).toBeVisible();
}

test("a game with printed cards goes on online: each enters the own hand, the rest is dealt", async ({
  arrive,
}) => {
  const [ana, ben] = [await arrive({ phone: true }), await arrive({ phone: true })];
  await begin(ana.page, "sea p2", ["Ana", "Ben"], 0);
  await type(ana.page, 41);
  await ana.page.getByRole("gridcell", { name: /^Row 4, column 1,/ }).tap();
  await ana.page.locator("button.sw-answer").tap();
  await ana.page.getByRole("button", { name: say("en", "shell.menu") }).tap();
  await ana.page.getByRole("button", { name: say("en", "track.goOnline") }).tap();
  await expectNoAxeViolations(ana.page, "going on online");
  await ana.page.getByRole("button", { name: say("en", "track.goOnlineGo") }).tap();
  await ana.page.waitForURL(/\/play\/[0-9A-Za-z]{12}$/);
  await expect(ana.page.getByText(say("en", "online.rest"))).toBeVisible();

  await ben.page.goto(ana.page.url());
  await ben.page.getByRole("button", { name: say("en", "guest.sit") }).waitFor();
  await ben.page.locator('input[name="name"]').fill("Ben");
  await ben.page.getByRole("button", { name: say("en", "guest.sit") }).tap();
  await ben.page.locator("[data-entering]").waitFor();
  await expectNoAxeViolations(ben.page, "entering a hand");
  await enterHand(ben.page, [11, 22, 33, 44, 55]);
  await enterHand(ana.page, [12, 23, 34, 45, 56]);
  await ana.page.getByRole("button", { name: "Start with two" }).tap();
  await expect(ben.page.getByRole("gridcell", { name: /^Row 4, column 1, 41/ })).toBeVisible();
  const hand = ben.page.getByRole("listbox").first().getByRole("option");
  await expect(hand).toHaveCount(5);
  for (const { faults } of [ana, ben]) expect(faults.found).toEqual([]);
});
