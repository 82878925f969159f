import { expect, test } from "../fixtures/house";
import { sail } from "../fixtures/sailing";
import { dealCards, openTable, Screen, sitDown } from "../fixtures/screen";

test.use({ deal: "e2e-5" });
test.setTimeout(300_000);

test("two people play a whole game, fall short, and both are told so", async ({ arrive }) => {
  const ana = await arrive();
  const ben = await arrive();
  const table = await openTable(ana, 2, "Ana");
  await sitDown(ben, table, "Ben");
  await dealCards(ana, table);

  const end = await sail([new Screen(ana.page), new Screen(ben.page)], [ana, ben], table);

  expect(end.status).toBe("lost");
  for (const person of [ana, ben]) {
    await expect(person.page.getByRole("button", { name: "Same again" })).toBeVisible();
    expect(person.faults.found).toEqual([]);
  }
});
