import { gather, look } from "../fixtures/api";
import { expect, test } from "../fixtures/house";
import { openTable, Screen } from "../fixtures/screen";
import { say } from "../fixtures/words";

test("three words, however they are typed, lead to the open seat", async ({ arrive }) => {
  const ana = await arrive();
  const ben = await arrive();
  const table = await openTable(ana, 2, "Ana");
  const { words } = await look(ana, table);
  await expect(ana.page.getByRole("heading", { level: 1 })).toHaveText(
    new RegExp(words.replaceAll(" ", "\\s*")),
  );
  await expect(ana.page.getByRole("img", { name: "Code with the link to this table" })).toBeVisible();

  await ben.page.goto("/en/join");
  await ben.page
    .getByRole("textbox", { name: "Three words" })
    .fill(` ${words.toUpperCase().replace(" ", " - ")} `);
  await ben.page.getByRole("button", { name: "Join" }).click();
  await ben.page.waitForURL(new RegExp(`/play/${table}$`));
  await ben.page.getByLabel("Your first name").fill("Ben");
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await expect(ana.page.getByText("Ben", { exact: true })).toBeVisible();
  await expect(ana.page.getByRole("button", { name: "Start with two" })).toBeVisible();

  await ben.page.goto("/en/join");
  await ben.page.getByRole("textbox", { name: "Three words" }).fill("never these words");
  await ben.page.getByRole("button", { name: "Join" }).click();
  await expect(ben.page.getByText("No table has these words.")).toBeVisible();
});

test("a link that works once moves a seat, with its hand, to another device", async ({ arrive }) => {
  const ana = await arrive();
  const ben = await arrive();
  const table = await gather([ana, ben], { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  await ana.page.goto(`/en/play/${table}`);
  const screen = new Screen(ana.page);
  await expect(screen.hand.getByRole("option")).toHaveCount(5);
  const hand = await screen.hand.ariaSnapshot();

  await ana.context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: ana.url });
  await ana.page.getByRole("button", { name: "Menu" }).click();
  await ana.page.getByRole("button", { name: "Move my seat" }).click();
  await ana.page.getByRole("button", { name: say("en", "wait.moveCopy") }).click();
  const link = await ana.page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash.length).toBeGreaterThan(20);

  const tablet = await arrive();
  await tablet.page.goto(link);
  await tablet.page.getByRole("button", { name: "Take the seat here" }).click();
  await tablet.page.waitForURL(new RegExp(`/play/${table}$`));
  const there = new Screen(tablet.page);
  await expect.poll(() => there.hand.ariaSnapshot()).toBe(hand);

  // The old device holds nothing any more, and the link is used up.
  expect((await look(ana, table)).you).toBeNull();
  await expect(ana.page.getByRole("status").filter({ hasText: say("en", "wait.moved") })).toBeVisible();
  await expect(ana.page.getByRole("dialog")).toHaveCount(0);
  const thief = await arrive();
  await thief.page.goto(link);
  await thief.page.getByRole("button", { name: "Take the seat here" }).click();
  await expect(thief.page.getByText("This code was used already")).toBeVisible();
});
