/**
 * Spare cards: what is still to come less what is still needed. Public counts only: hands and piles by number, the
 * grid, the berths. `least` is the proven minimum a crew must have spent: of k Islands in a row in the sequence at
 * most every second was laid without a neighbour, and every other one cost at least one card.
 */

import { owes } from "../kernel/furniture";
import { type Gauge, gaugeWord } from "../kernel/gauge";
import { at, countAt, type Table, topOf, UNSEEN, whereIs } from "../kernel/table";
import { readOptions } from "../options";
import { FINISH_BERTH, START_BERTH } from "./board";
import { openCells } from "./sequence";
import { EIGHT } from "./start";

/** Where the cards lie before the deal that make up a crew's piles. */
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
  const deck =
    rulebook.pieces.filter(({ starts, shown }) => DECK.includes(starts) && !shown).length - removed;
  const atStart = deck - rulebook.cells.length - berths.length;
  const spare = toCome - stillToShow(table) - needed;
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

/** Cards that wait beside the table while the first hands are dealt. */
function stillToDeal(table: Table): number {
  return table.rulebook.places.reduce(
    (sum, { name }, place) => (DECK.includes(name) ? sum + countAt(table, place) : sum),
    0,
  );
}

/** Cards of the piles that nobody will ever hold: they come to light when they are drawn, and another takes their place. */
function stillToShow(table: Table): number {
  const { pieces, sightOf } = table.rulebook;
  let count = 0;
  for (let piece = 1; piece < pieces.length; piece++) {
    const spec = pieces[piece];
    if (spec?.shown && DECK.includes(spec.starts) && at(sightOf, whereIs(table, piece)) !== OPEN) count++;
  }
  return count;
}

/** Sight of a place that everybody sees. */
const OPEN = 1;

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
  // The pillars of an arch cost nothing: the last line is what is paid for.
  const { first, last } = table.rulebook.lines.at(-1) ?? { first: 1, last: 0 };
  for (let cell = first; cell <= last; cell++) {
    if (topOf(table, cell) === UNSEEN) {
      least += Math.floor(run / 2);
      run = 0;
    } else run++;
  }
  return least + Math.floor(run / 2);
}
