import { expect, test } from "../fixtures/house";
import { watchPlaces } from "../fixtures/motion";
import { sail, wireless } from "../fixtures/sailing";
import { dealCards, openTable, sitDown } from "../fixtures/screen";
import { say } from "../fixtures/words";

test.use({ deal: "e2e-5" });

test("a crew falls short, and everybody at the table is told so as it happens", async ({ arrive }) => {
  const ana = await arrive();
  const ben = await arrive({ phone: true });
  const table = await openTable(ana, 2, "Ana");
  await sitDown(ben, table, "Ben");
  await dealCards(ana, table);

  const displacedOf = await Promise.all(
    [ana, ben].map(({ page }) => watchPlaces(page, ".table-desk:has(.end-notice) :is(a, button)")),
  );
  const end = await sail([wireless(ana, table), wireless(ben, table)], [ana, ben], table);

  expect(end.status).toBe("lost");
  for (const person of [ana, ben]) {
    await expect(person.page.getByRole("button", { name: say("en", "end.sameCrew") })).toBeVisible();
    await expect(person.page.getByRole("link", { name: say("en", "end.seeHow") })).toBeVisible();
    expect(person.faults.found).toEqual([]);
  }
  // Parts that come a little later, such as whether it could be won, have their place reserved.
  for (const displaced of displacedOf) expect(await displaced()).toEqual([]);
  // The cards that were missing can be looked at: on a phone too the board is uncovered above the first choice.
  const board = ben.page.getByRole("grid", { name: say("en", "table.board") });
  await expect(board).toBeInViewport({ ratio: 1 });
  await expect(ben.page.getByRole("button", { name: say("en", "end.sameCrew") })).toBeInViewport({
    ratio: 1,
  });
  const isFree = (grid: Element): boolean => {
    const { left, top, width, height } = grid.getBoundingClientRect();
    const seen = [0.1, 0.5, 0.9].map((down) =>
      document.elementFromPoint(left + width / 2, top + height * down),
    );
    return seen.every((one) => grid.contains(one));
  };
  expect(await board.evaluate(isFree)).toBe(true);
});
