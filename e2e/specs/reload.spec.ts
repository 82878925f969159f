import type { Page } from "@playwright/test";
import { gather, look, tell } from "../fixtures/api";
import { expect, test } from "../fixtures/house";
import { sail } from "../fixtures/sailing";
import { dealCards, openTable, Screen, sitDown } from "../fixtures/screen";
import { say } from "../fixtures/words";

test.use({ deal: "e2e-0" });

test("a page loaded again in the middle of a game shows the same table, and the game goes on", async ({
  arrive,
}) => {
  const ana = await arrive();
  const ben = await arrive();
  const table = await openTable(ana, 2, "Ana");
  await sitDown(ben, table, "Ben");
  await dealCards(ana, table);
  const crew = [new Screen(ana.page), new Screen(ben.page)];
  await sail(crew, [ana, ben], table, { after: (acts) => acts < 5 });

  for (const [seat, person] of [ana, ben].entries()) {
    const screen = crew[seat] as Screen;
    const board = await screen.board.ariaSnapshot();
    const hand = await screen.hand.ariaSnapshot();
    await person.page.reload();
    await expect(screen.board).toBeVisible();
    await expect.poll(() => screen.board.ariaSnapshot()).toBe(board);
    expect(await screen.hand.ariaSnapshot()).toBe(hand);
  }

  const later = await sail(crew, [ana, ben], table, { after: (acts) => acts < 4 });
  expect(later.status).toBe("playing");
  expect([...ana.faults.found, ...ben.faults.found]).toEqual([]);
});

test("what is picked in the very moment in which a page is loaded again is still picked", async ({
  arrive,
}) => {
  const people = [await arrive(), await arrive()] as const;
  const table = await gather(people, { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  const { page } = people[0];
  await page.goto(`/en/play/${table}`);
  await expect(page.locator("html[data-alive]")).toBeAttached();
  const card = page.getByRole("listbox").getByRole("option").nth(1);
  const loaded = page.waitForEvent("load");
  await card.evaluate((element: HTMLElement) => {
    element.click();
    // React draws it at the end of this task, and it is stored once it is drawn.
    queueMicrotask(() => queueMicrotask(() => location.reload()));
  });
  await loaded;
  await expect(card).toHaveAttribute("aria-selected", "true");
});

test("a table is seen before its script has come, and what is tapped until then is done when it has", async ({
  arrive,
}) => {
  const people = [await arrive({ phone: true }), await arrive()] as const;
  const table = await gather(people, { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  const { page } = people[0];
  const come = await hold(page);
  await page.goto(`/en/play/${table}`, { waitUntil: "commit" });
  const card = page.getByRole("listbox").getByRole("option").nth(1);
  await card.click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.locator("html[data-alive]")).toHaveCount(0);
  come();
  await expect(card).toHaveAttribute("aria-selected", "true");
});

test("what is tapped in a lesson before its script has come is done when it has", async ({ arrive }) => {
  const { page } = await arrive({ phone: true });
  const come = await hold(page);
  await page.goto("/en/learn", { waitUntil: "commit" });
  await page.getByRole("button", { name: say("en", "advice.ask") }).click();
  await expect(page.locator("html[data-alive]")).toHaveCount(0);
  come();
  await expect(page.getByRole("heading", { name: say("en", "advice.title") })).toBeVisible();
});

test("what is chosen and pressed around a lesson, and in settings, before any script has come is done when it has", async ({
  arrive,
}) => {
  const { page } = await arrive({ phone: true });
  let come = await hold(page);
  await page.goto("/en/learn", { waitUntil: "commit" });
  await page.getByRole("radio", { name: say("en", "learn.mountainName") }).check();
  come();
  await expect(page.getByText(say("en", "learn.mountain.next"))).toBeVisible();

  come = await hold(page);
  await page.goto("/en/learn", { waitUntil: "commit" });
  await page.getByRole("button", { name: say("en", "learn.skip") }).click();
  come();
  await expect(page.getByRole("heading", { name: "2 of 5" })).toBeVisible();
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await expect(page.getByRole("heading", { name: "2 of 5" })).toBeVisible();

  come = await hold(page);
  await page.goto("/en/settings", { waitUntil: "commit" });
  await page.getByRole("radio", { name: say("en", "settings.numbersBy.large"), exact: true }).check();
  await page.getByRole("switch", { name: say("en", "settings.prices") }).uncheck();
  come();
  await expect(page.locator("html")).toHaveAttribute("data-numbers", "large");
  await page.reload();
  await expect(page.getByRole("switch", { name: say("en", "settings.prices") })).not.toBeChecked();
});

test("a table that is set up and opened before any script has come is opened as it was set up", async ({
  arrive,
}) => {
  const person = await arrive({ phone: true });
  const { page } = person;
  const come = await hold(page);
  await page.goto("/en/play/new", { waitUntil: "commit" });
  const game = page.getByRole("group", { name: say("en", "open.which") });
  await game.getByRole("radio", { name: say("en", "open.mountain") }).check();
  await page.getByRole("radio", { name: /^4:/ }).check();
  await page.locator('input[name="name"]').fill("Ana");
  await page.getByRole("button", { name: say("en", "open.go") }).click();
  come();
  await page.waitForURL(/\/play\/[0-9A-Za-z]{12}$/);
  const { code, seats } = await look(person, page.url().slice(-12));
  expect([code, seats[0]?.name]).toEqual(["mountain p4", "Ana"]);
});

test("three words and a name that were typed before any script had come lead to the seat", async ({
  arrive,
}) => {
  const [ana, ben] = [await arrive(), await arrive()];
  const { table, words } = await tell<{ table: string; words: string }>(ana, "table.open", {
    code: "sea p2",
    name: "Ana",
    language: "en",
  });
  const { page } = ben;
  let come = await hold(page);
  await page.goto("/en", { waitUntil: "commit" });
  const field = page.getByRole("textbox", { name: say("en", "join.words") });
  await field.fill(words);
  await field.press("Enter");
  await page.waitForURL(/\/join\?words=/, { waitUntil: "commit" });
  come();
  await page.waitForURL(new RegExp(`/play/${table}$`));

  come = await hold(page);
  await page.reload({ waitUntil: "commit" });
  const name = page.getByLabel(say("en", "guest.name"));
  await name.fill("Ben");
  await name.press("Enter");
  come();
  await expect.poll(async () => (await look(ben, table)).you).toBe(1);
  for (const { faults } of [ana, ben]) expect(faults.found).toEqual([]);
});

/** Holds all scripts back until the returned function is called; later requests are answered at once. */
async function hold(page: Page): Promise<() => void> {
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  // The route stays for as long as the page does: if it is removed while requests wait in it, one of them may wait for ever.
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await held;
    await route.fallback();
  });
  return come;
}
