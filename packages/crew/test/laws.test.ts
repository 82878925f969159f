/**
 * The laws of the crew over every option set: only legal acts, always an act, every game ends, memory survives a restart,
 * and two deals that look the same from a seat give the same act.
 */
import {
  deal,
  due,
  enact,
  legalActs,
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
import { chance } from "../../engine/test/support/chance";
import { ALL_SUBSETS, FAMILIES, setting } from "../../engine/test/support/option-sets";
import { complete } from "../../engine/test/support/playing";
import { type CrewHand, decide, diceOf, HANDS, type Memory, NOTHING_YET } from "../src/index";
import { dealtAnew } from "./support/dealt-anew";

/** An upper limit that no game reaches. */
const MOST_ACTS = 2000;
/** Now and then a decision is repeated on a deal that differs only in what the seat cannot see. */
const SOMETIMES = 11;

interface Seat {
  memory: Memory;
  readonly hand: CrewHand;
}

const kept = (memory: Memory): Memory => JSON.parse(JSON.stringify(memory));

/** Plays a deal to its end, and checks each law along the way. */
function play(rulebook: Rulebook, seed: string, hands: readonly CrewHand[], effort: number): Table {
  const fate = seededFate(seed);
  let { table } = deal(rulebook, fate);
  const seats = rulebook.hands.map((_, seat): Seat => {
    return { memory: NOTHING_YET, hand: hands[seat % hands.length] as CrewHand };
  });
  for (let acts = 0; outcome(table) === "playing"; acts++) {
    if (acts > MOST_ACTS) throw new Error(`${rulebook.code} ${seed}: it does not end`);
    let next: Table | undefined;
    // The seats that are asked come first; then any other seat may help.
    for (const seat of new Set([...due(table).seats, ...seats.keys()])) {
      const { memory, hand } = seats[seat] as Seat;
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

/** Playouts are slow, so only some of the games use them. */
const effortIn = (turn: number): number => (turn % 160 === 2 ? 18 : 0);

/** All hands at one table, in an order that differs from game to game. */
const mixed = (turn: number): readonly CrewHand[] =>
  HANDS.map((_, at) => HANDS[(turn + at) % HANDS.length] as CrewHand);

/** Now and then a seat that is not asked may act. */
const UNASKED = 8;

/**
 * The crew plays every second seat, and people who do anything that is allowed play the others. With one seat, the two take
 * turns in continuing each other's game.
 */
function playMixed(rulebook: Rulebook, seed: number): Table {
  const luck = chance(seed);
  const fate = seededFate(`v1:law-mixed-${seed}`);
  let { table } = deal(rulebook, fate);
  const memories = rulebook.hands.map(() => NOTHING_YET);
  for (let tries = 0; outcome(table) === "playing"; tries++) {
    if (tries > MOST_ACTS * 4) throw new Error(`${rulebook.code} ${seed}: it does not end`);
    const { seats } = due(table);
    const seat = seats.length === 0 || luck.once(UNASKED) ? luck.below(rulebook.seats) : luck.pick(seats);
    const isPerson = rulebook.seats > 1 ? seat % 2 === 0 : luck.once(2);
    const offers = isPerson ? legalActs(table, seat) : [];
    const hand = seat % 4 < 2 ? "steady" : "deckhand";
    const { act, memory } = isPerson
      ? { act: offers.length > 0 ? complete(table, luck.pick(offers), luck) : undefined, memory: undefined }
      : decide(hand, look(table, seat), memories[seat] as Memory, diceOf(`v1:${seed}`, seat), 0);
    if (act === undefined) continue;
    const done = enact(table, act, fate);
    if (!done.ok) throw new Error(`${rulebook.code} ${seed}: ${writeAct(rulebook, act)} is refused`);
    if (memory) memories[seat] = memory;
    table = done.value.table;
  }
  return table;
}

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

    it(`plays all ${subsets.length} sets beside people who do anything`, () => {
      subsets.forEach((subset, turn) => {
        expect(outcome(playMixed(rulebookFor(setting(subset, turn)), turn))).not.toBe("playing");
      });
    });
  });
}
