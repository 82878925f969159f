import { due } from "@stillwater/engine";
import { gather, look, seenBy } from "../fixtures/api";
import { expect, type Language, test } from "../fixtures/house";
import { begin } from "../fixtures/real-table";
import { decideText } from "../fixtures/sailor";
import { Screen } from "../fixtures/screen";
import { say } from "../fixtures/words";

test.use({ deal: "e2e-0" });

test("the board is one tab stop, its arrows go where the eye goes, and focus never falls off the page", async ({
  arrive,
}) => {
  const people = [await arrive(), await arrive()] as const;
  const table = await gather(people, { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  const { table: dealt } = await seenBy(people[0], table);
  const seat = dealt ? (due(dealt).seats[0] ?? 0) : 0;
  const person = people[seat] ?? people[0];
  const { page } = person;
  await page.goto(`/en/play/${table}`);
  const screen = new Screen(page);
  await expect(screen.board).toBeVisible();

  for (const name of ["Board", "Your hand", "Verdict", "Crew", "Log"]) {
    await expect(page.getByRole("region", { name, exact: true })).toHaveCount(1);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(screen.board.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(screen.hand.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(screen.board.getByRole("row", { name: "row 1, bottom" })).toHaveCount(1);

  await screen.space("r3c3").focus();
  for (const [key, space] of [
    ["ArrowUp", "r4c3"],
    ["ArrowRight", "r4c4"],
    ["ArrowDown", "r3c4"],
    ["End", "r3c6"],
    ["n", "r4c1"],
    ["p", "r3c6"],
    ["Home", "r3c1"],
    ["Control+Home", "r6c1"],
    ["Control+End", "r1c6"],
  ] as const) {
    await page.keyboard.press(key);
    const focused = page.locator(":focus");
    const [, row, column] = /^r(\d)c(\d)$/.exec(space) ?? [];
    await expect(focused, `after ${key}`).toHaveAccessibleName(new RegExp(`^Row ${row}, column ${column}`));
  }

  const { view, table: own } = await seenBy(person, table);
  await screen.perform((own && decideText(own, seat)) ?? "");
  await expect.poll(async () => (await look(person, table)).rev).toBeGreaterThan(view.rev);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

test("what another player does is said once, in at most fifteen words", async ({ arrive }) => {
  const people = [await arrive(), await arrive()] as const;
  const table = await gather(people, { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  const { table: dealt } = await seenBy(people[0], table);
  const seat = dealt ? (due(dealt).seats[0] ?? 0) : 0;
  const mover = people[seat] ?? people[0];
  const listener = people[1 - seat] ?? people[1];
  await mover.page.goto(`/en/play/${table}`);
  await listener.page.goto(`/en/play/${table}`);
  const screen = new Screen(mover.page);
  await expect(new Screen(listener.page).board).toBeVisible();
  const said = listener.page.locator('[aria-live="polite"]').filter({ hasText: /\S/ });
  await expect(said).toHaveCount(0);

  const { table: own } = await seenBy(mover, table);
  const text = (own && decideText(own, seat)) ?? "";
  await screen.perform(text);
  await expect(said).toHaveCount(1);
  const sentence = (await said.textContent()) ?? "";
  expect(sentence).toContain(text.split(" ")[0]);
  expect(sentence).toMatch(/[Yy]our turn/);
  expect(sentence.trim().split(/\s+/).length, sentence).toBeLessThanOrEqual(15);
});

test("the focus is where it was in another language, and on the link that somebody comes back from", async ({
  arrive,
}) => {
  const { page, faults } = await arrive();
  const focused = page.locator(":focus");
  const switched = async (language: Language, by: RegExp | string) => {
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(focused).toHaveAccessibleName(by);
  };
  await page.goto("/en/rules/T.place.cost");
  await page.getByRole("button", { name: say("en", "shell.language") }).click();
  await page.getByRole("link", { name: "Deutsch" }).click();
  await switched("de", new RegExp(`^${say("de", "shell.language")}`));
  await page.getByRole("link", { name: "FR", exact: true }).click();
  await switched("fr", "FR");
  const related = page.getByRole("complementary").getByRole("listitem").getByRole("link").last();
  const href = (await related.getAttribute("href")) ?? "";
  await related.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await page.goBack();
  await expect(focused).toHaveAttribute("href", href);
  expect(faults.found).toEqual([]);
});

test("a table beside printed cards that somebody comes back to from a rule is as it was, and has the focus", async ({
  arrive,
}) => {
  const { page, faults } = await arrive({ phone: true });
  const focused = page.locator(":focus");
  for (const [code, keys, space] of [
    ["sea p2", "39", /^Row 4, column 4,/],
    ["mountain p2", "b7", /^Row 1, place 1,/],
  ] as const) {
    await begin(page, code, ["Ana", "Ben"], 0);
    for (const key of keys) await page.keyboard.press(key);
    await page.getByRole("gridcell", { name: space }).tap();
    const answer = page.locator(".companion-answer");
    const said = (await answer.textContent()) ?? "";
    const toRule = async () => {
      await page
        .getByRole("dialog")
        .getByRole("link", { name: say("en", "sheet.page") })
        .tap();
      await expect(page).toHaveURL(/\/rules\//);
      await page.goBack();
    };
    await answer.getByRole("button", { name: /^(Why|Which)/ }).tap();
    await toRule();
    await expect(answer).toHaveText(said);
    await expect(focused).toHaveCount(1);
    // The sheet that the rule was opened from is closed: the main part has the focus.
    await answer.getByRole("button", { name: /^Take/ }).tap();
    await page.getByRole("button", { name: say("en", "shell.menu") }).tap();
    await page.getByRole("button", { name: say("en", "track.setUp") }).tap();
    await page.getByRole("dialog").locator(".sw-pill").first().tap();
    await toRule();
    await expect(focused).toHaveRole("main");
  }
  expect(faults.found).toEqual([]);
});
