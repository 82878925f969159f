import { gather } from "../fixtures/api";
import { expect, test } from "../fixtures/house";
import { sail } from "../fixtures/sailing";
import { dealCards, openTable, Screen, sitDown } from "../fixtures/screen";

test.use({ deal: "e2e-0" });
test.setTimeout(120_000);

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

test("a table is seen before its script has come, and what is tapped until then is done when it has", async ({
  arrive,
}) => {
  const people = [await arrive({ phone: true }), await arrive()] as const;
  const table = await gather(people, { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  const { page } = people[0];
  let come: () => void = () => undefined;
  const script = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await script;
    await route.continue();
  });
  await page.goto(`/en/play/${table}`, { waitUntil: "commit" });
  const card = page.getByRole("listbox").getByRole("option").nth(1);
  await card.click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.locator("html[data-alive]")).toHaveCount(0);
  come();
  await expect(card).toHaveAttribute("aria-selected", "true");
});
