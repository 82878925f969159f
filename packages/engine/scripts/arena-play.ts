/**
 * One round of the arena: random options, a random crew, a whole game, and after each act the laws that are cheap to
 * ask: conservation, sight, judge ⇔ enact, and no limbo. A round is fully determined by its number.
 */
import { isDeepStrictEqual } from "node:util";
import {
  deal,
  due,
  enact,
  evolve,
  type Fact,
  judge,
  mask,
  outcome,
  redact,
  rulebookFor,
  SPECTATOR,
  seededFate,
  type Table,
  writeAct,
  writePosition,
} from "../src/index";
import { attempt } from "../test/support/attempts";
import { expectAllThere } from "../test/support/box";
import { type Chance, chance } from "../test/support/chance";
import { ALL_OPTIONS } from "../test/support/codes";
import { crewOf } from "../test/support/crews";
import { must } from "../test/support/must";
import { plainOf } from "../test/support/plain-of";
import { expectSame } from "../test/support/same";

export interface Round {
  readonly acts: number;
  readonly attempts: number;
  readonly code: string;
  readonly result: string;
}

/** Wrong and right attempts made on each position, beside the act that is played. */
const ATTEMPTS = 3;

export function playRound(number: number): Round {
  const luck = chance(number);
  const players = 1 + luck.below(5);
  const options = luck.pick(ALL_OPTIONS.filter((set) => set.players === players));
  const rulebook = rulebookFor(options);
  const crew = crewOf(luck.below(3));
  const seed = `v1:arena-${number}`;
  const fate = seededFate(seed);
  let { table } = deal(rulebook, fate);
  let acts = 0;
  let attempts = 0;
  let last = "the deal";
  try {
    for (expectAllThere(table); outcome(table) === "playing"; acts++) {
      must(due(table).seats.length > 0, () => "Nobody is asked.");
      attempts += tryOut(table, luck);
      const act = crew(table, luck);
      last = `seat ${act.seat + 1}: ${writeAct(rulebook, act)}`;
      const enacted = enact(table, act, fate);
      must(enacted.ok, () => `refused: ${JSON.stringify(enacted)}`);
      expectAllThere(enacted.value.table);
      expectSight(table, enacted.value.facts, enacted.value.table, luck);
      table = enacted.value.table;
    }
  } catch (cause) {
    const where = `${rulebook.code}, ${seed}, after ${acts} acts\n${writePosition(table)}\n${last}`;
    throw new Error(`${cause instanceof Error ? cause.message : cause}\n${where}`, { cause });
  }
  return { acts, attempts, code: rulebook.code, result: outcome(table) };
}

/** Judge ⇔ enact for attempts of every kind; what is refused and what is played leaves the table as it was. */
function tryOut(table: Table, luck: Chance): number {
  const before = evolve(table, []);
  const plain = plainOf(table);
  const spare = seededFate("v1:attempts");
  for (let n = 0; n < ATTEMPTS; n++) {
    const act = attempt(table, plain, luck);
    const { allowed } = judge(table, act);
    const enacted = enact(table, act, spare);
    const text = (): string => `judged ${allowed}, enacted ${enacted.ok}: ${writeAct(table.rulebook, act)}`;
    must(allowed !== "unknown" && enacted.ok === (allowed === "yes"), text);
    if (enacted.ok) expectSame(evolve(table, enacted.value.facts), enacted.value.table, text);
  }
  must(isDeepStrictEqual(before.bytes, table.bytes), () => "An attempt changed the table.");
  return ATTEMPTS;
}

/** Sight for a spectator and one seat: masking the fold is folding what they saw. */
function expectSight(before: Table, facts: readonly Fact[], after: Table, luck: Chance): void {
  const { rulebook } = before;
  for (const viewer of [SPECTATOR, luck.below(rulebook.seats)]) {
    const seen = facts.map((fact) => redact(rulebook, fact, viewer));
    expectSame(mask(after, viewer), evolve(mask(before, viewer), seen), () => `viewer ${viewer}`);
  }
}
