import { ask, gather } from "../fixtures/api";
import { expect, test } from "../fixtures/house";
import { sail } from "../fixtures/sailing";
import { Screen } from "../fixtures/screen";
import { findLeaks } from "../fixtures/secrecy";
import { type Disclosed, replay } from "../fixtures/truth";

test.setTimeout(300_000);

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

  const disclosed = await ask<Disclosed & { readonly over: boolean }>(ana, "table.verify", { table });
  expect(disclosed.over).toBe(true);
  const truth = replay(disclosed);
  const readers = [
    { person: ana, reader: 0 },
    { person: ben, reader: 1 },
    { person: cleo, reader: null },
  ];
  for (const { person, reader } of readers) {
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
});
