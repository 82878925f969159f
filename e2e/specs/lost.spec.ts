import { expect, test } from "../fixtures/house";
import { sail, wireless } from "../fixtures/sailing";
import { dealCards, openTable, sitDown } from "../fixtures/screen";
import { say } from "../fixtures/words";

test.use({ deal: "e2e-5" });

test("a crew falls short, and everybody at the table is told so as it happens", async ({ arrive }) => {
  const ana = await arrive();
  const ben = await arrive();
  const table = await openTable(ana, 2, "Ana");
  await sitDown(ben, table, "Ben");
  await dealCards(ana, table);

  const end = await sail([wireless(ana, table), wireless(ben, table)], [ana, ben], table);

  expect(end.status).toBe("lost");
  for (const person of [ana, ben]) {
    await expect(person.page.getByRole("button", { name: say("en", "end.sameCrew") })).toBeVisible();
    expect(person.faults.found).toEqual([]);
  }
});
