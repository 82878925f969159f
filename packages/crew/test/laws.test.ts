/**
 * The laws of the crew over every option set: only legal acts, always an act, every game ends, memory survives a restart,
 * and two deals that look equal from a seat give equal acts.
 */
import {
  deal,
  enact,
  look,
  outcome,
  type Rulebook,
  rulebookFor,
  seededFate,
  type Table,
  writeAct,
  writeOptions,
} from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { ALL_SUBSETS, FAMILIES, setting } from "../../engine/test/support/option-sets";
import { decide, diceOf, HANDS, type Hand, type Memory, NOTHING_YET } from "../src/index";
import { dealtAnew } from "./support/dealt-anew";

/** No game lasts longer. */
const MOST_ACTS = 2000;
/** Now and then a decision is made again, on a deal that differs only in what the seat cannot see. */
const SOMETIMES = 11;

interface Seat {
  memory: Memory;
  readonly hand: Hand;
}

const kept = (memory: Memory): Memory => JSON.parse(JSON.stringify(memory));

/** Plays a deal to its end; each law is asked along the way. */
function play(rulebook: Rulebook, seed: string, hands: readonly Hand[], effort: number): Table {
  const fate = seededFate(seed);
  let { table } = deal(rulebook, fate);
  const seats = rulebook.hands.map((_, seat): Seat => {
    return { memory: NOTHING_YET, hand: hands[seat % hands.length] as Hand };
  });
  for (let acts = 0; outcome(table) === "playing"; acts++) {
    if (acts > MOST_ACTS) throw new Error(`${rulebook.code} ${seed}: it does not end`);
    let next: Table | undefined;
    for (const [seat, { memory, hand }] of seats.entries()) {
      const dice = diceOf(seed, seat);
      const decision = decide(hand, look(table, seat), kept(memory), dice, effort);
      if (decision.act === undefined) continue;
      if (acts % SOMETIMES === 0) {
        const other = look(dealtAnew(table, seat, acts), seat);
        expect(decide(hand, other, memory, dice, effort)).toEqual(decision);
      }
      const done = enact(table, decision.act, fate);
      if (!done.ok)
        throw new Error(`${rulebook.code} ${seed}: ${hand} may not ${writeAct(rulebook, decision.act)}`);
      (seats[seat] as Seat).memory = decision.memory;
      next = done.value.table;
      break;
    }
    if (next === undefined) throw new Error(`${rulebook.code} ${seed}: nobody acts`);
    table = next;
  }
  return table;
}

/** Playouts are dear: only some of the games have them. */
const effortIn = (turn: number): number => (turn % 160 === 2 ? 18 : 0);

/** All hands at one table, in an order that differs from game to game. */
const mixed = (turn: number): readonly Hand[] =>
  HANDS.map((_, at) => HANDS[(turn + at) % HANDS.length] as Hand);

for (const family of FAMILIES) {
  const subsets = ALL_SUBSETS.filter((subset) => subset.family === family);
  describe(`the crew over ${family}`, () => {
    it(`plays all ${subsets.length} sets by the rules and to an end`, () => {
      subsets.forEach((subset, turn) => {
        const options = setting(subset, turn);
        const end = play(
          rulebookFor(options),
          `v1:law-${writeOptions(options)}`,
          mixed(turn),
          effortIn(turn),
        );
        expect(outcome(end)).not.toBe("playing");
      });
    });
  });
}
