import type { Locator, Page } from "@playwright/test";
import { expectNoAxeViolationsIn, LANGUAGES } from "../fixtures/axe";
import { expect, test } from "../fixtures/house";
import { say } from "../fixtures/words";

const card = (page: Page, name: string): Locator =>
  page
    .getByRole("listbox", { name: say("en", "table.hand") })
    .getByRole("option", { name: new RegExp(`^${name},`) });
const place = (page: Page, name: string): Locator =>
  page
    .getByRole("grid", { name: say("en", "learn.board") })
    .getByRole("gridcell", { name: new RegExp(`^${name},`) });
const primary = (page: Page): Locator => page.locator(".table-actions button").last();
const next = (page: Page, last = false): Locator =>
  page.getByRole("button", { name: say("en", last ? "learn.finish" : "learn.next"), exact: true });

/** Picks the lesson's card up. */
async function pick(page: Page, name: string): Promise<void> {
  await card(page, name).click();
  await expect(card(page, name)).toHaveAttribute("aria-selected", "true");
}

interface Doing {
  readonly card: string;
  readonly at?: string;
  readonly paid: readonly string[];
}

/** Does what a lesson asks: the card, the space, what it costs. */
async function done(page: Page, { card: name, at, paid }: Doing): Promise<void> {
  await pick(page, name);
  if (at !== undefined) await place(page, at).click();
  await expect(page.getByRole("heading", { name: /^Yes/ })).toBeVisible();
  await primary(page).click();
  if (paid.length > 0) {
    for (const one of paid) await card(page, one).click();
    await primary(page).click();
  }
}

const SEA: readonly Doing[] = [
  { card: "40", at: "Row 1, column 4", paid: [] },
  { card: "22", at: "Row 1, column 3", paid: ["55", "66"] },
  { card: "22", at: "Row 1, column 3", paid: ["55", "77"] },
  { card: "32", at: "Row 2, column 1", paid: ["70", "77"] },
  { card: say("en", "card.start"), paid: [] },
];

const MOUNTAIN: readonly Doing[] = [
  { card: "green 5", at: "Row 1, place 1", paid: [] },
  { card: "blue 5", at: "Row 1, place 2", paid: ["green 9", "red 10"] },
  { card: "red 6", at: "Row 1, place 3", paid: ["green 11"] },
  { card: "blue 6", at: "Row 2, place 2", paid: ["green 1"] },
  { card: "blue 7", at: "Row 1, place 2", paid: ["green 1", "green 2"] },
];

for (const [game, lessons, path] of [
  ["sea", SEA, "/en/learn"],
  ["mountain", MOUNTAIN, "/en/learn?game=mountain"],
] as const) {
  test(`the ${game} is learned on five tiny boards that the reader plays`, async ({ arrive }) => {
    const { page, faults } = await arrive({ phone: true });
    await page.goto(path);
    for (const [index, lesson] of lessons.entries()) {
      await expect(page.getByText(say("en", "learn.step", { at: index + 1, count: 5 }))).toBeVisible();
      await done(page, lesson);
      await expect(next(page, index === 4)).toBeFocused();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
      await next(page, index === 4).click();
    }
    await expect(page.getByRole("heading", { name: say("en", "learn.doneTitle") })).toBeVisible();
    await expect(page.getByRole("link", { name: say("en", "learn.playAlone") })).toBeVisible();
    expect(faults.found).toEqual([]);
  });
}

test("a slip gets its reason, and is not what was asked for", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/en/learn");
  await pick(page, "40");
  // A space where the card may not go is marked as disabled, but still responds.
  await place(page, "Row 1, column 3").click({ force: true });
  await expect(page.getByRole("heading", { name: /^No/ })).toBeVisible();
  await expect(next(page)).toHaveCount(0);
});

test("lessons can be skipped, gone back to and done again, by keys alone", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/en/learn");
  const step = (at: number) => page.getByText(say("en", "learn.step", { at, count: 5 }));
  const press = async (key: string) => {
    const button = page.getByRole("button", { name: say("en", `learn.${key}`), exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
  };
  await press("skip");
  await expect(step(2)).toBeFocused();
  await press("back");
  await expect(step(1)).toBeFocused();
  const lit = page.getByRole("gridcell", { name: /^Row 1, column 4, empty, legal, free/ });
  await expect
    .poll(async () => {
      // A key pressed before the page listens is lost, so it is pressed again; once it is handled, the space has the focus.
      if ((await card(page, "40").getAttribute("aria-selected")) !== "true") await page.keyboard.press("1");
      return lit.and(page.locator(":focus")).count();
    })
    .toBe(1);
  await page.keyboard.press("Enter");
  await primary(page).focus();
  await page.keyboard.press("Enter");
  await expect(next(page)).toBeFocused();
  await press("again");
  await expect(step(1)).toBeFocused();
  await expect(card(page, "40")).toBeVisible();
  for (let at = 1; at <= 5; at++) await press("skip");
  await expect(page.getByRole("heading", { name: say("en", "learn.doneTitle") })).toBeVisible();
});

test("home shows today's deals and the lessons, and a new table leads to its own", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/en");
  const number =
    Math.round((Date.parse(new Date().toISOString().slice(0, 10)) - Date.parse("2026-11-21")) / 86_400_000) +
    1;
  await expect(page.getByText(say("en", "home.dailySea", { number }), { exact: true })).toBeVisible();
  await page.getByRole("link", { name: say("en", "home.learn") }).click();
  await expect(page).toHaveURL(/\/en\/learn$/);
  await page.goto("/en/play/new?game=mountain");
  await page.getByRole("link", { name: say("en", "home.learn") }).click();
  await expect(page).toHaveURL(/game=mountain$/);
  await expect(card(page, "green 5")).toBeVisible();
});

test("axe finds nothing on the lessons, by day and by night", async ({ arrive }) => {
  const { page } = await arrive();
  for (const language of LANGUAGES) {
    for (const game of ["sea", "mountain"]) {
      await page.goto(`/${language}/learn?game=${game}`);
      await expect(page.getByRole("listbox", { name: say(language, "table.hand") })).toBeVisible();
      await expectNoAxeViolationsIn(page, language, `lesson of the ${game}`);
    }
  }
});
