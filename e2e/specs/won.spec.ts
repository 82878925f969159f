import { createHash } from "node:crypto";
import { ask, look } from "../fixtures/api";
import { expect, test } from "../fixtures/house";
import { sail, sparing } from "../fixtures/sailing";
import { dealCards, openTable, Screen, sitDown } from "../fixtures/screen";

const DEAL = "e2e-0";
test.use({ deal: DEAL });

test("two people on two devices play a whole game and reach the island", async ({ arrive }) => {
  const ana = await arrive();
  const ben = await arrive();
  const table = await openTable(ana, 2, "Ana");
  await sitDown(ben, table, "Ben");
  await dealCards(ana, table);

  const people = [ana, ben];
  const screens = people.map(({ page }) => new Screen(page));
  const end = await sail(sparing(screens, people, table), people, table);

  expect(end.status).toBe("won");
  for (const person of [ana, ben]) {
    await expect(person.page.getByRole("link", { name: "Check the deal" })).toBeVisible();
    expect(person.faults.found).toEqual([]);
  }
  await ana.page.getByRole("link", { name: "Check the deal" }).click();
  await expect(ana.page.getByText("All agrees. Nobody could change a card.")).toBeVisible();
  expect((await look(ben, table)).status).toBe("won");
  const { seed } = await ask<{ readonly seed: string }>(ben, "table.verify", { table });
  expect(seed).toBe(`v1:${createHash("sha256").update(DEAL).digest("base64url")}`);
});
