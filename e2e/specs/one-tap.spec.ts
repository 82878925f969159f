// From the home page to a table in one tap; everything else can be changed while it waits.
import { look, tell } from "../fixtures/api";
import { expect, type Person, test } from "../fixtures/house";
import { choose } from "../fixtures/screen";
import { say } from "../fixtures/words";

const tableOf = ({ page }: Person) => page.url().split("/").at(-1) ?? "";

interface Waiting {
  readonly code: string;
  readonly pace: string;
  readonly seats: readonly ({ readonly name: string } | null)[];
  readonly words: string;
}

for (const [key, code] of [
  ["home.openSea", "sea p2"],
  ["home.openMountain", "mountain p2"],
] as const) {
  test(`one tap opens "${code}", with a name, its words and its code`, async ({ arrive }) => {
    const ana = await arrive({ phone: true });
    const { page } = ana;
    await page.goto("/en");
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: say("en", key), exact: true }).tap();
    await page.waitForURL(/\/play\/[A-Za-z0-9]{12}$/);
    const view = (await look(ana, tableOf(ana))) as unknown as Waiting;
    expect(view.code).toBe(code);
    expect(view.seats[0]?.name).toMatch(/^\p{L}+$/u);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      new RegExp(view.words.replaceAll(" ", "\\s*")),
    );
    await expect(page.getByRole("img", { name: say("en", "wait.qr") })).toBeVisible();
    // The name is changed in place, and kept for the next table.
    await page.getByRole("button", { name: say("en", "wait.rename") }).tap();
    await page.getByLabel(say("en", "guest.name")).fill("Ana");
    await page.getByRole("button", { name: say("en", "wait.renameSave") }).tap();
    await expect(page.getByText("Ana", { exact: true })).toBeVisible();
    await page.goto("/en");
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: say("en", key), exact: true }).tap();
    await page.waitForURL(/\/play\/[A-Za-z0-9]{12}$/);
    expect(((await look(ana, tableOf(ana))) as unknown as Waiting).seats[0]?.name).toBe("Ana");
    expect(ana.faults.found).toEqual([]);
  });
}

test("a table that waits is changed by its host, and who sits there sees it and is told", async ({
  arrive,
}) => {
  const [ana, ben] = [await arrive(), await arrive()];
  const { table } = await tell<{ readonly table: string }>(ana, "table.open", {
    ...{ code: "sea p2", name: "Ana", language: "en" },
  });
  await tell(ben, "table.sit", { table, name: "Ben", language: "en" });
  for (const { page } of [ana, ben]) await page.goto(`/en/play/${table}`);
  await expect(ben.page.getByRole("link", { name: say("en", "wait.change"), exact: true })).toHaveCount(0);
  await ana.page.getByRole("link", { name: say("en", "wait.change"), exact: true }).click();
  await expect(ana.page.getByRole("radio", { name: /^1:/ })).toBeDisabled();
  await choose(ana.page.getByRole("radio", { name: /^3:/ }));
  await choose(ana.page.getByRole("radio", { name: say("en", "open.mountain"), exact: true }));
  await ana.page.getByRole("button", { name: say("en", "open.goChange") }).click();
  await ana.page.waitForURL(new RegExp(`/play/${table}$`));
  await expect(ben.page.getByText("The table was changed: The Mountain and 3 players.")).toBeVisible();
  await expect(ben.page.getByText(say("en", "wait.taken", { taken: 2, total: 3 }))).toBeVisible();
  for (const { faults } of [ana, ben]) expect(faults.found).toEqual([]);
});

test("alone, and at today's deal, one tap leads to cards in the hand", async ({ arrive }) => {
  const ana = await arrive();
  const { page } = ana;
  const hand = page.getByRole("listbox", { name: say("en", "table.hand") });
  for (const name of [/^Sail alone$/, /^Play: Sea no\. \d+, alone$/]) {
    await page.goto("/en");
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name }).click();
    await page.waitForURL(/\/play\/[A-Za-z0-9]{12}$/);
    await expect(hand.getByRole("option").first()).toBeVisible();
  }
  await expect(page.getByText(/^Daily deal \d+: it counts$/).filter({ visible: true })).toHaveCount(1);
  const daily = tableOf(ana);
  // Again it is the same game that continues.
  await page.goto("/en");
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: /^Play: Sea no\. \d+, alone$/ }).click();
  await page.waitForURL(new RegExp(`/play/${daily}$`));
  expect(ana.faults.found).toEqual([]);
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`the button that opens is in view from the first moment, ${width} × ${height}`, async ({ arrive }) => {
    const { page } = await arrive({ context: { viewport: { width, height } } });
    await page.goto("/en/play/new");
    const go = page.getByRole("button", { name: say("en", "open.go") });
    await expect(go).toBeInViewport({ ratio: 1 });
    await page.locator("summary", { hasText: say("en", "open.more") }).click();
    await expect(go).toBeInViewport({ ratio: 1 });
  });
}

test("a question about the rules is answered on the home page while it is typed", async ({ arrive }) => {
  const { page, faults } = await arrive();
  await page.goto("/en");
  await page.getByRole("textbox", { name: say("en", "home.legal") }).fill("two yellow storms");
  await expect(page.locator(".home-answers a").first()).toBeVisible();
  await expect(page.locator(".home-answers")).toContainText(say("en", "home.sea"));
  const price = "how much does the game cost in the shop";
  await page.getByRole("textbox", { name: say("en", "home.legal") }).fill(price);
  await expect(page.locator(".home-none")).toHaveText(say("en", "home.legalNone", { query: price }));
  await expect(page).toHaveURL(/\/en$/);
  expect(faults.found).toEqual([]);
});
