/** The spare-cards gauge of the sea, along games of every option set. */
import { expect, it } from "vitest";
import { deal, gauge, modulesIn, outcome, rulebookFor, seededFate, writePosition } from "../src/index";
import { rulebookOf } from "./support/codes";
import { crewOf } from "./support/crews";
import { fullGrid, setUp } from "./support/line";
import { must } from "./support/must";
import { navigator } from "./support/navigator";
import { SUBSETS } from "./support/option-sets";
import { game } from "./support/playing";

const SEAS = (["base", "stormy", "arch", "pyramid", "night"] as const).flatMap((family) => SUBSETS[family]);

/** Each module that was added, at every number of players. */
const ADDED = SUBSETS.added.filter(
  ({ options }) => options.game === "sea" && modulesIn(options).length === 1,
);

/** Some of all seas, and more of those that a careful crew wins. */
const GAMES = [...SEAS.filter((_subset, at) => at % 16 === 0), ...SUBSETS.base, ...SUBSETS.base, ...ADDED];

it("never promises more than can be kept: what must still be paid is paid, and what is free never grows", () => {
  let won = 0;
  for (const [seed, { options }] of GAMES.entries()) {
    const finds = options.game === "sea" && options.variant === "pyramid";
    const monsters = options.game === "sea" && options.monsters !== undefined;
    const rulebook = rulebookFor(options);
    const seen = [gauge(deal(rulebook, seededFate(`v1:test-${seed}`)).table)];
    let end = "playing";
    for (const { after } of game(rulebook, seed, seed % 4 === 3 ? crewOf(seed) : navigator)) {
      const now = gauge(after);
      const before = seen.at(-1) ?? now;
      const where = () => `${rulebook.code}: ${JSON.stringify({ before, now })}\n${writePosition(after)}`;
      must(now.least <= now.spent, where);
      // A Compass that was found in a Pyramid joins the hand.
      if (!finds) must(now.spare - now.toPay <= before.spare - before.toPay, where);
      seen.push(now);
      end = outcome(after);
    }
    // A Sea Monster opens water that was already paid for, so the minimum no longer holds.
    if (end !== "won" || monsters) continue;
    won++;
    const last = seen.at(-1)?.spent ?? 0;
    for (const then of seen)
      must(then.toPay <= last - then.spent, () => `${rulebook.code}: ${JSON.stringify(then)} of ${last}`);
  }
  expect(won).toBeGreaterThan(3);
});

it("counts what a grid and a Start still take", () => {
  const { table } = deal(rulebookOf("sea p2"), seededFate("v1:gauge"));
  expect(gauge(table).toPay).toBe(18 + 8);
  // A single space between two cards costs a card; of three in a row the middle one may be free.
  expect(gauge(setUp({ grid: fullGrid("r1c3") })).toPay).toBe(1);
  expect(gauge(setUp({ grid: fullGrid("r1c3", "r1c4") })).toPay).toBe(2);
  expect(gauge(setUp({ grid: fullGrid("r1c3", "r1c4", "r1c5") })).toPay).toBe(2);
  expect(gauge(setUp({ grid: fullGrid("r1c1", "r1c2") })).toPay).toBe(1);
  expect(gauge(setUp({ grid: fullGrid() })).toPay).toBe(0);
});
