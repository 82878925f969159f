import { createHash } from "node:crypto";
import { ask, look } from "../fixtures/api";
import { expect, test } from "../fixtures/house";
import { expectNoLeaks } from "../fixtures/no-leaks";
import { sail, sparing } from "../fixtures/sailing";
import { dealCards, openTable, Screen, sitDown } from "../fixtures/screen";

const DEAL = "e2e-0";
test.use({ deal: DEAL });

test("two people on two devices play a whole game and reach the island, and nobody is sent a card to keep from them", async ({
  arrive,
}) => {
  const ana = await arrive({ recorded: true });
  const ben = await arrive({ recorded: true });
  const cleo = await arrive({ recorded: true });
  const table = await openTable(ana, 2, "Ana");
  await sitDown(ben, table, "Ben");
  await dealCards(ana, table);
  await cleo.page.goto(`/en/play/${table}`);

  const people = [ana, ben];
  const screens = people.map(({ page }) => new Screen(page));
  // A page loaded in between fetches the log of everything so far, where discarded cards must have lost their names.
  const all = [...people, cleo];
  const end = await sail(sparing(screens, people, table), people, table, {
    after: async (acts) => {
      if (acts % 15 === 0) await all[(acts / 15 - 1) % all.length]?.page.reload();
      return true;
    },
  });

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
  await expectNoLeaks(
    [
      { person: ana, reader: 0 },
      { person: ben, reader: 1 },
      { person: cleo, reader: null },
    ],
    table,
  );
});
