import { ask, gather, look } from "../fixtures/api";
import { expect, type Person, test } from "../fixtures/house";
import type { Helm } from "../fixtures/sailing";
import { sail, wireless } from "../fixtures/sailing";
import { Screen } from "../fixtures/screen";
import { findLeaks } from "../fixtures/secrecy";
import { type Disclosed, replay } from "../fixtures/truth";
import { voyage } from "../fixtures/voyage";

test.setTimeout(300_000);

/** Compares every byte that two players and a spectator were sent with what each may know. */
async function expectNoLeaks(people: readonly [Person, Person, Person], table: string): Promise<void> {
  const [ana] = people;
  const disclosed = await ask<Disclosed & { readonly over: boolean }>(ana, "table.verify", { table });
  expect(disclosed.over).toBe(true);
  const truth = replay(disclosed);
  for (const [index, person] of people.entries()) {
    const reader = index < 2 ? index : null;
    const answers = person.wire?.answers ?? [];
    expect(answers.some((answer) => /event-stream/.test(answer.headers))).toBe(true);
    expect(findLeaks(answers, reader, truth)).toEqual([]);
    test.info().annotations.push({
      type: "figures",
      description: `${reader === null ? "spectator" : `seat ${reader + 1}`}: ${person.wire?.bytes()} bytes in ${answers.length} answers`,
    });
  }
  // The scanner itself must see a leak when there is one: what one player was sent is too much for the other.
  expect(findLeaks(ana.wire?.answers ?? [], 1, truth).length).toBeGreaterThan(10);
  expect(findLeaks(ana.wire?.answers ?? [], null, truth).length).toBeGreaterThan(10);
}

test("in a whole game no byte sent to anybody tells a card that person may not know", async ({ arrive }) => {
  const ana = await arrive({ recorded: true });
  const ben = await arrive({ recorded: true });
  const cleo = await arrive({ recorded: true });
  const table = await gather([ana, ben], { code: "sea p2", names: ["Ana", "Ben"], deal: true });
  for (const person of [ana, ben, cleo]) await person.page.goto(`/en/play/${table}`);
  const crew = [new Screen(ana.page), new Screen(ben.page)];

  // Page loads in between fetch the log of everything so far, where discarded cards must have lost their names.
  await sail(crew, [ana, ben], table, {
    after: async (acts) => {
      if (acts % 15 === 0) for (const person of [ana, ben, cleo]) await person.page.reload();
      return true;
    },
  });
  await expectNoLeaks([ana, ben, cleo], table);
});

const MODES = [
  "sea p2 rocks monsters4 storms wild2 -12",
  "sea p2 arch -12",
  "sea p2 pyramid harder -12",
  "sea p2 night -12",
  "sea p2 duel",
  "mountain p2 green panoramas3 goats",
];

for (const code of MODES) {
  test(`no byte tells too much in ${code}`, async ({ arrive }) => {
    const ana = await arrive({ recorded: true });
    const ben = await arrive({ recorded: true });
    const cleo = await arrive({ recorded: true });
    const people = [ana, ben, cleo] as const;
    const table = await gather([ana, ben], { code, names: ["Ana", "Ben"], deal: true });
    for (const { page } of people) await page.goto(`/en/play/${table}`);
    const crew: readonly Helm[] = [wireless(ana, table), wireless(ben, table)];
    await voyage(crew, [ana, ben], table, async (acts) => {
      if (acts % 20 === 0) for (const { page } of people) await page.reload();
    });
    // Every stream must have heard of the end before its bytes are read.
    const { rev } = await look(ana, table);
    for (const { page } of people)
      await expect(page.locator(".table-grid")).toHaveAttribute("data-rev", String(rev));
    await expectNoLeaks(people, table);
  });
}
