// Every game, variant and module, from the deal to the end at its screens: half by keys, half by taps. And no byte that
// anybody was sent, spectators included, reveals a card that the person may not know.
import type { ActType } from "@stillwater/engine";
import { gamesOfOthers } from "../../packages/engine/test/support/added-games";
import { Keys, Taps } from "../fixtures/any-hands";
import { gather } from "../fixtures/api";
import { expect, type Person, test } from "../fixtures/house";
import { expectNoLeaks } from "../fixtures/no-leaks";
import { sparing } from "../fixtures/sailing";
import { voyage } from "../fixtures/voyage";
import { say } from "../fixtures/words";

test.use({ deal: "e2e-all-38" });

interface Game {
  readonly code: string;
  readonly by: "keys" | "taps";
  /** Kinds of acts that must occur in the game, so that it tests what it is there for. */
  readonly acts: readonly ActType[];
  /** Whether a seat that is not asked can act, and must. */
  readonly outOfTurn?: boolean;
}

/** Games of the first boxes, chosen so that all their acts occur. */
const CHOSEN: readonly Game[] = [
  {
    code: "sea p2 rocks monsters4 storms wild2 -12",
    by: "keys",
    acts: [
      "rocks",
      "stay",
      "monster",
      "compass",
      "pass",
      "fog",
      "shed",
      "sweep",
      "start",
      "dial",
      "agree",
      "blind",
      "give",
    ],
    outOfTurn: true,
  },
  {
    code: "sea p1 rocks:auto monsters3 storms wild2 -12",
    by: "taps",
    acts: ["monster", "compass", "sweep", "start", "give", "lay"],
  },
  { code: "sea p2 night -12", by: "taps", acts: ["turn", "lay", "start", "discard"] },
  { code: "sea p1 arch -12", by: "keys", acts: ["lay", "discard"] },
  { code: "sea p1 pyramid harder -12", by: "taps", acts: ["lay", "compass", "give"] },
  { code: "sea p2 duel", by: "keys", acts: ["lay", "swap", "discard"] },
  {
    code: "mountain p2 green panoramas3 goats",
    by: "keys",
    acts: ["lay", "bridge", "campfire", "move", "herd", "discard"],
  },
  {
    code: "mountain p1 ropes2 goats",
    by: "taps",
    acts: ["lay", "bridge", "campfire", "move", "herd", "rope"],
  },
];

const NAMES = ["Ana", "Ben", "Cem", "Dai", "Eva"];

const ADDED = gamesOfOthers(CHOSEN.map(({ code }) => code)).map(
  ({ code, acts }, index): Game => ({
    code,
    by: index % 2 === 0 ? "keys" : "taps",
    acts: ["discard", ...acts],
  }),
);

for (const { code, by, acts, outOfTurn = false } of [...CHOSEN, ...ADDED]) {
  test(`${code}: a whole game by ${by}`, async ({ arrive }) => {
    const phone = by === "taps";
    const names = NAMES.slice(0, Number(/p(\d)/.exec(code)?.[1]));
    const people: Person[] = [];
    for (const _name of names) people.push(await arrive({ phone, recorded: true, thinks: false }));
    const cleo = await arrive({ recorded: true, thinks: false });
    const table = await gather(people, { code, names, deal: true });
    for (const { page } of [...people, cleo]) await page.goto(`/en/play/${table}`);
    const screens = people.map(({ page }) =>
      phone ? new Taps(page) : new Keys(page, code.includes("arch")),
    );
    const crew = sparing(screens, people, table);

    // Page loads in between fetch the log of everything so far, where discarded cards must have lost their names: by each
    // person in turn.
    const all = [...people, cleo];
    const reload = async (acts: number) => {
      if (acts % 30 === 0) await all[(acts / 30) % all.length]?.page.reload();
    };
    const { view, tried, unasked } = await voyage(crew, people, table, reload, true);

    expect(["won", "lost"]).toContain(view.status);
    for (const act of acts) expect([...tried]).toContain(act);
    if (outOfTurn) expect(unasked).toBeGreaterThan(0);
    const again = say("en", names.length > 1 ? "end.sameCrew" : "end.again");
    for (const { page, faults } of people) {
      await expect(page.getByRole("button", { name: again })).toBeVisible();
      expect(faults.found).toEqual([]);
    }
    await expect(cleo.page.locator(".table-grid")).toHaveAttribute("data-rev", String(view.rev));
    const readers = people.map((person, reader) => ({ person, reader }));
    await expectNoLeaks([...readers, { person: cleo, reader: null }], table);
  });
}
