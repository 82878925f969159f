// People with the printed cards: games of every kind are entered by taps on a small phone, and end up as the engine has
// them.

import { type ActType, outcome, writePosition } from "@stillwater/engine";
import { gamesOfOthers } from "../../packages/engine/test/support/added-games";
import { expect, test } from "../fixtures/house";
import { begin, written } from "../fixtures/real-table";
import { alike, TableTop } from "../fixtures/table-top";

/** The most touches for the median turn in which a card is laid, everything included: each figure, its space, the answer. */
const MOST_TOUCHES = 4;

interface Game {
  readonly code: string;
  /** Played until each of these acts was entered twice; to its end if left out. */
  readonly until?: readonly ActType[];
}

// Each kind of ending is reached by one game; the others go on until they have nothing new to enter.
const GAMES: readonly Game[] = [
  { code: "sea p2 rocks monsters3 storms wild2 -12" },
  { code: "sea p2 duel" },
  { code: "mountain p2 green panoramas3 goats" },
  { code: "sea p1 rocks:auto monsters5 storms wild2" },
  { code: "sea p3 rocks monsters3 storms wild2", until: ["lay", "discard", "pass", "compass"] },
  { code: "sea p3 -12", until: ["lay", "discard"] },
  { code: "sea p2 rocks:auto -12", until: ["lay", "discard"] },
  { code: "sea p1 arch -12", until: ["lay", "discard"] },
  { code: "sea p1 pyramid harder -12", until: ["lay", "discard"] },
  { code: "sea p2 night -12", until: ["turn", "lay", "discard"] },
  { code: "mountain p3", until: ["lay", "bridge", "discard"] },
  { code: "mountain p1 ropes2", until: ["lay", "bridge", "discard"] },
];

const ADDED = gamesOfOthers(GAMES.map(({ code }) => code)).map(
  ({ code, acts }): Game => ({
    code: code.startsWith("sea") ? `${code} -12` : code,
    until: ["lay", "discard", ...acts],
  }),
);

for (const { code, until } of [...GAMES, ...ADDED]) {
  test(`${code}: a game with printed cards, by taps`, async ({ arrive }) => {
    const { page, faults } = await arrive({ phone: true });
    const names = ["Ana", "Ben", "Cleo"].slice(0, Number(/p(\d)/.exec(code)?.[1] ?? 1));
    const top = new TableTop(code, page, names);
    await begin(page, code, names, top.first);
    await top.play(until);

    if (until === undefined) expect(["won", "lost"]).toContain(outcome(top.table));
    else for (const act of until) expect(top.tried.get(act), act).toBeGreaterThanOrEqual(2);
    const view = await written(page);
    expect(view.conflicts).toEqual([]);
    expect(view.notApplied).toEqual([]);
    expect(view.steps.filter(({ slip }) => slip)).toEqual([]);
    expect(view.table && alike(writePosition(view.table))).toBe(top.position);
    if (until === undefined) await expect(page.locator("[data-phase]")).toHaveAttribute("data-phase", "over");
    // A lost game says since when it could not be won, or that the open cards do not tell; never until when it could.
    if (until === undefined && outcome(top.table) === "lost" && !code.includes("duel"))
      await expect(
        page.getByText(/^After turn \d+ it could no longer be won\.|^Nothing that lay open shows/),
      ).toBeVisible();
    const touches = [...top.perLay].sort((a, b) => a - b);
    const median = touches[Math.floor(touches.length / 2)] ?? 0;
    expect(median, String(touches)).toBeLessThanOrEqual(MOST_TOUCHES);
    test.info().annotations.push({
      type: "figures",
      description: `touches in ${touches.length} turns: median ${median}, most ${touches.at(-1)}`,
    });
    expect(faults.found).toEqual([]);
  });
}
