/**
 * Spare cards: what is still to come less what is still needed. Public counts only: hands and piles by number, the
 * grid, the berths. `least` is the proven minimum a crew must have spent: of k Islands in a row in the sequence at
 * most every second was laid without a neighbour, and every other one cost at least one card.
 */

import { owes } from "../kernel/furniture";
import { type Gauge, gaugeWord } from "../kernel/gauge";
import { countAt, type Table, topOf, UNSEEN } from "../kernel/table";
import { readOptions } from "../options";
import { FINISH_BERTH, START_BERTH } from "./board";
import { firstCell, lastCell, openCells } from "./sequence";
import { EIGHT } from "./start";

/** Islands, Finish and Start cards of a crew's deck, and cards that must be played out of it. */
const ISLANDS = 80;
const FINISHES = 5;

export function seaGauge(table: Table): Gauge {
  const { rulebook } = table;
  const spacesToGo = openCells(table);
  const startLaid = topOf(table, rulebook.place(START_BERTH)) !== UNSEEN;
  const finished = topOf(table, rulebook.place(FINISH_BERTH)) !== UNSEEN;
  const needed = spacesToGo + (startLaid ? 0 : 1) + (finished ? 0 : 1);
  const seats = rulebook.hands.map((hand, seat) => {
    return { toCome: countAt(table, hand) + countAt(table, rulebook.piles[seat] ?? 0) };
  });
  const toCome = seats.reduce((sum, seat) => sum + seat.toCome, 0);
  const removed = countAt(table, rulebook.place("removed"));
  const deck = ISLANDS - removed + FINISHES + rulebook.seats;
  const atStart = deck - rulebook.cells.length - 2;
  const spare = toCome - needed;
  return {
    spare,
    atStart,
    word: gaugeWord(spare, atStart),
    seats,
    spent: rulebook.discards.reduce((sum, discards) => sum + countAt(table, discards), 0),
    least: leastSpent(table) + (startLaid ? startPrice(table) : 0),
    spacesToGo,
  };
}

/** What the Start has cost so far: all of it, less what is still being agreed or owed. */
function startPrice(table: Table): number {
  const { rulebook } = table;
  const options = readOptions(rulebook.code);
  const total =
    rulebook.seats === 1 && options.ok && options.value.game === "sea" ? options.value.soloStart : EIGHT;
  const owed = rulebook.seats === 1 ? owes(table, 0) : countAt(table, rulebook.place("pot"));
  return total - Math.min(owed, total);
}

function leastSpent(table: Table): number {
  let least = 0;
  let run = 0;
  for (let cell = firstCell(table), last = lastCell(table); cell <= last; cell++) {
    if (topOf(table, cell) === UNSEEN) {
      least += Math.floor(run / 2);
      run = 0;
    } else run++;
  }
  return least + Math.floor(run / 2);
}
