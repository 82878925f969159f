/**
 * Spare cards: what is still to come less what is still needed. Public counts only: hands and piles by number, the
 * grid, the berths. `least` is the proven minimum a crew must have spent: of k Islands in a row in the sequence, at most
 * every second one was laid without a neighbour; each other one cost at least one card, or nothing where a module can take
 * that off. `toPay` is the same minimum for the spaces that are still open, plus what the Start still takes.
 */

import { owes } from "../kernel/furniture";
import { type Gauge, gaugeWord, heldOf, leftOfPrice, stillToShow } from "../kernel/gauge";
import { countAt, isFilled, openCells, type Table, topOf, UNSEEN } from "../kernel/table";
import { readOptions } from "../options";
import { FINISH_BERTH, START_BERTH } from "./board";
import { startCost } from "./start";

/** The places where the cards of a crew's piles lie before the deal. */
const DECK: readonly string[] = ["islands", "aside", "starts"];

export function seaGauge(table: Table): Gauge {
  const { rulebook } = table;
  const spacesToGo = openCells(table);
  const berths = [START_BERTH, FINISH_BERTH].filter((name) =>
    rulebook.places.some((spec) => spec.name === name),
  );
  const open = berths.filter((name) => topOf(table, rulebook.place(name)) === UNSEEN);
  const startLaid = berths.includes(START_BERTH) && !open.includes(START_BERTH);
  const needed = spacesToGo + open.length;
  const seats = rulebook.hands.map((hand, seat) => {
    return { toCome: countAt(table, hand) + countAt(table, rulebook.piles[seat] ?? 0) };
  });
  const toCome = seats.reduce((sum, seat) => sum + seat.toCome, stillToDeal(table));
  const removed = countAt(table, rulebook.place("removed"));
  const deck = heldOf(rulebook, DECK) - removed;
  const atStart = deck - rulebook.cells.length - berths.length;
  const spare = toCome - stillToShow(table, DECK) - needed;
  const forStart = berths.includes(START_BERTH) ? startTotal(table) : 0;
  const owed = owedByAll(table);
  const toPay = leastToPay(table) + (startLaid ? 0 : forStart) + owed;
  return {
    spare,
    atStart,
    dealt: deck,
    word: gaugeWord({ spare, toPay, atStart }),
    seats,
    spent: rulebook.discards.reduce((sum, discards) => sum + countAt(table, discards), 0),
    least: Math.max(0, leastSpent(table) + (startLaid ? forStart : 0) - owed),
    toPay,
    spacesToGo,
  };
}

/** Cards that wait beside the table while the opening hands are dealt. */
function stillToDeal(table: Table): number {
  return table.rulebook.places.reduce(
    (sum, { name }, place) => (DECK.includes(name) ? sum + countAt(table, place) : sum),
    0,
  );
}

/** What a Start costs: eight cards, or the number set for a solo player. */
function startTotal({ rulebook }: Table): number {
  const options = readOptions(rulebook.code);
  return options.ok && options.value.game === "sea" ? startCost(options.value).total : 0;
}

/** Cards that are still owed for what has been played, by single seats or by all together. */
function owedByAll(table: Table): number {
  const { hands, places } = table.rulebook;
  const pot = places.findIndex(({ name }) => name === "pot");
  const together = pot > 0 ? countAt(table, pot) : 0;
  return hands.reduce((sum, _hand, seat) => sum + owes(table, seat), together);
}

function leastSpent(table: Table): number {
  const cards = runsOf(table, false).reduce((sum, { length }) => sum + Math.floor(length / 2), 0);
  return leastPrice(table) * cards;
}

/** The least that a card beside another costs on the line that has prices; of several lines only the others are free. */
const leastPrice = ({ rulebook: { lines, actOf } }: Table): number =>
  lines.length > 1 ? 1 : Math.min(1, leftOfPrice(actOf.lay));

/** In a stretch of open water, at most every second space that is not beside a card can be filled without a neighbour. */
function leastToPay(table: Table): number {
  const spaces = runsOf(table, true).reduce((sum, { length, shores }) => {
    const apart = Math.max(0, length - shores);
    return sum + length - Math.ceil(apart / 2);
  }, 0);
  return leastPrice(table) * spaces;
}

interface Run {
  readonly length: number;
  /** How many of its ends border on a space of the other kind, rather than on the end of the sequence. */
  readonly shores: number;
}

/** The unbroken stretches of open or of filled spaces along the line that has prices; the pillars of an arch have none. */
function runsOf(table: Table, open: boolean): readonly Run[] {
  const { first, last } = table.rulebook.lines.at(-1) ?? { first: 1, last: 0 };
  const runs: Run[] = [];
  let length = 0;
  for (let cell = first; cell <= last + 1; cell++) {
    if (cell <= last && !isFilled(table, cell) === open) {
      length++;
      continue;
    }
    if (length > 0) runs.push({ length, shores: Number(cell - length > first) + Number(cell <= last) });
    length = 0;
  }
  return runs;
}
