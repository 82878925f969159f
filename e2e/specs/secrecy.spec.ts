// The other games are scanned where they are played: every-game.spec.ts.
import { gather } from "../fixtures/api";
import { test } from "../fixtures/house";
import { expectNoLeaks } from "../fixtures/no-leaks";
import { sail, wireless } from "../fixtures/sailing";

test("in a whole game no byte sent to anybody tells a card that person may not know", async ({ arrive }) => {
  const ana = await arrive({ recorded: true });
  const ben = await arrive({ recorded: true });
  const cleo = await arrive({ recorded: true });
  const table = await gather([ana, ben], { code: "sea p2 -12", names: ["Ana", "Ben"], deal: true });
  for (const person of [ana, ben, cleo]) await person.page.goto(`/en/play/${table}`);
  const crew = [wireless(ana, table), wireless(ben, table)];

  // Who plays at the screen and who does not makes no difference to what is sent.
  // Page loads in between fetch the log of everything so far, where discarded cards must have lost their names.
  await sail(crew, [ana, ben], table, {
    after: async (acts) => {
      if (acts % 40 === 0) for (const person of [ana, ben, cleo]) await person.page.reload();
      return true;
    },
  });
  await expectNoLeaks(
    [
      { person: ana, reader: 0 },
      { person: ben, reader: 1 },
      { person: cleo, reader: null },
    ],
    table,
  );
});
