/**
 * Spare cards of a climb: cards to come less places to fill, Bridges to cover and the Summit. A Campfire fills one place,
 * as any card does. `least` is the proven minimum that a crew must have spent: of two Ascent cards side by side the later
 * one cost their difference, or what a levy left of that, unless it covered a Bridge and the greater difference was on its
 * other side. `toPay` is what is owed at this moment: equal numbers side by side cost nothing, so no open place is certain to have a price.
 */

import { owes } from "../kernel/furniture";
import { type Gauge, gaugeWord, heldOf, leftOfPrice, stillToShow } from "../kernel/gauge";
import { countAt, NOWHERE, type Table, topOf } from "../kernel/table";
import { BOX, numberOn, ONES } from "./cards";
import { summitLies, unfinished } from "./lying";
import { FIRST_PLACE, LAST_PLACE, ledge } from "./slope";

export function mountainGauge(table: Table): Gauge {
  const { rulebook } = table;
  const { open, bridges } = unfinished(table);
  const spacesToGo = open + bridges;
  const seats = rulebook.hands.map((hand, seat) => {
    return { toCome: countAt(table, hand) + countAt(table, rulebook.piles[seat] ?? 0) };
  });
  const lifted = cardsOnTheirWay(table);
  const toCome = seats.reduce((sum, seat) => sum + seat.toCome, lifted);
  const deck = heldOf(rulebook, [BOX]) - (rulebook.seats === 1 ? ONES : 0);
  const atStart = deck - rulebook.cells.length - 1;
  const spare = toCome - stillToShow(table, [BOX]) - spacesToGo - (summitLies(table) ? 0 : 1);
  const toPay = owedByAll(table);
  return {
    spare,
    atStart,
    dealt: deck,
    word: gaugeWord({ spare, toPay, atStart }),
    seats,
    spent: rulebook.discards.reduce((sum, discards) => sum + countAt(table, discards), 0),
    least: leastSpent(table, toPay),
    toPay,
    spacesToGo,
  };
}

/** A card that a Campfire has replaced will fill a place at once. */
function cardsOnTheirWay(table: Table): number {
  const { rulebook } = table;
  return rulebook.rows.reduce(
    (sum, _row, row) => sum + countAt(table, rulebook.place(`lifted:${row + 1}`)),
    0,
  );
}

function leastSpent(table: Table, owed: number): number {
  let paid = 0;
  const saved: number[] = [];
  const most = mostOfDifference(table);
  for (let place = FIRST_PLACE; place <= LAST_PLACE; place++) {
    const { left, right } = ledge(place);
    const toLeft = Math.min(most, difference(table, left, place));
    paid += toLeft;
    saved.push(Math.min(toLeft, difference(table, place, right)));
  }
  // Each card that covered a Bridge paid only the greater of its two differences.
  const covered = countAt(table, table.rulebook.place("covered"));
  const kept = saved.sort((a, b) => b - a).slice(0, covered);
  return Math.max(0, kept.reduce((sum, difference) => sum - difference, paid) - owed);
}

/** How much of a difference was paid for certain, however a card came there. */
const mostOfDifference = ({ rulebook: { actOf } }: Table): number =>
  Math.min(leftOfPrice(actOf.lay), leftOfPrice(actOf.move));

function owedByAll(table: Table): number {
  return table.rulebook.hands.reduce((sum, _hand, seat) => sum + owes(table, seat), 0);
}

/** The difference of two Ascent cards side by side; 0 unless both are Ascent cards. */
function difference(table: Table, left: number, right: number): number {
  const [a, b] = [left, right].map((place) => (place === NOWHERE ? 0 : numberOn(topOf(table, place))));
  return a && b ? Math.abs(a - b) : 0;
}
