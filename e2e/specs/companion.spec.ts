// People with the printed cards: whole games of every kind are entered by taps on a small phone, and come out as the engine has them.

import { outcome, writePosition } from "@stillwater/engine";
import { expect, test } from "../fixtures/house";
import { begin, written } from "../fixtures/real-table";
import { alike, TableTop } from "../fixtures/table-top";

test.setTimeout(300_000);

/** What the median turn may take, all it brings along counted: each figure of a card is a touch, its space, and the answer. */
const MOST_TOUCHES = 3;
/** Where every turn is asked for more: where the Rocks go, what came to light of a draw, which card is open next. */
const MOST_ASKED: Readonly<Record<string, number>> = { storms: 7, night: 4, duel: 7 };
test.describe.configure({ mode: "parallel" });

const GAMES = [
  "sea p2 rocks monsters3 storms wild2 -12",
  "sea p3 -12",
  "sea p2 rocks:auto -12",
  "sea p1 arch -12",
  "sea p1 pyramid harder -12",
  "sea p2 night -12",
  "sea p2 duel",
  "mountain p3",
  "mountain p2 green panoramas3 goats",
  "mountain p1 ropes2",
] as const;

for (const code of GAMES) {
  test(`${code}: a whole game with printed cards, by taps`, async ({ arrive }) => {
    const { page, faults } = await arrive({ phone: true });
    const names = ["Ana", "Ben", "Cleo"].slice(0, Number(/p(\d)/.exec(code)?.[1] ?? 1));
    const top = new TableTop(code, page, names);
    await begin(page, code, names, top.first);
    await top.play();

    expect(["won", "lost"]).toContain(outcome(top.table));
    const view = await written(page);
    expect(view.conflicts).toEqual([]);
    expect(view.notApplied).toEqual([]);
    expect(view.steps.filter(({ slip }) => slip)).toEqual([]);
    expect(view.table && alike(writePosition(view.table))).toBe(top.position);
    await expect(page.locator("[data-phase]")).toHaveAttribute("data-phase", "over");
    const touches = [...top.perTurn].sort((a, b) => a - b);
    const median = touches[Math.floor(touches.length / 2)] ?? 0;
    const [most] = Object.entries(MOST_ASKED).flatMap(([module, most]) =>
      code.includes(module) ? [most] : [],
    );
    expect(median).toBeLessThanOrEqual(most ?? MOST_TOUCHES);
    test.info().annotations.push({
      type: "figures",
      description: `touches in ${touches.length} turns: median ${median}, most ${touches.at(-1)}`,
    });
    expect(faults.found).toEqual([]);
  });
}
