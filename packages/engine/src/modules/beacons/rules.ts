/** No book, an invention of this house: three numbers in a row make a beacon, and the Finish waits until every row is lit. */

import { type Act, type Answer, type Chapter, NO, UNKNOWN, YES } from "../../kernel/chapter";
import { type Place, type Table, UNSEEN, unknownFaces } from "../../kernel/table";
import { firstUnknown, ofUnknown } from "../../kernel/unknown-faces";
import { differenceAt, differencesAt, numbersAt } from "../../sea/gap";
import { laidNumberOf } from "../../sea/naming";
import { type Row, rowOf } from "../../sea/rows";
import { numberAt } from "../../sea/sequence";
import type { ExpansionRules } from "../module";
import type { Described } from "./description";

/** Cards side by side that make a beacon. */
export const BEACON_LENGTH = 3;
/** The most that a card costs in a beacon's own row. */
const MOST = 1;

/** Whether the number on the next cell is one higher than the number on this one. */
const followsOn = (table: Table, cell: Place): boolean =>
  numberAt(table, cell) !== UNSEEN && numberAt(table, cell + 1) === numberAt(table, cell) + 1;

/** Whether a beacon lies at a cell and the two to its right, as far as can be known here. */
function beaconAt(table: Table, cell: Place): Answer {
  if (followsOn(table, cell) && followsOn(table, cell + 1)) return YES;
  if (unknownFaces(table) === 0) return NO;
  const [low, high] = [cell, cell + 1, cell + 2].reduce<readonly [number, number]>(
    ([low, high], place, index) => {
      const [lowest, highest] = numbersAt(table, place);
      if (lowest === UNSEEN) return [1, 0];
      return [Math.max(low, lowest - index), Math.min(high, highest - index)];
    },
    [1, Number.POSITIVE_INFINITY],
  );
  return low <= high ? UNKNOWN : NO;
}

/** Whether a beacon lies in a row. */
function beaconIn(table: Table, row: Row): Answer {
  let found: Answer = NO;
  for (const cell of (table.rulebook.rows[row] ?? []).slice(0, 1 - BEACON_LENGTH)) {
    const here = beaconAt(table, cell);
    if (here > found) found = here;
  }
  return found;
}

/** A beacon lights its own row and the row above. */
function isLit(table: Table, row: Row): Answer {
  const own = beaconIn(table, row);
  if (own === YES || row === 0) return own;
  const below = beaconIn(table, row - 1);
  return below === NO ? own : below;
}

/** Rows, from 0, of which some answer to "is it lit?" holds. */
const rowsThat = (table: Table, are: (lit: Answer) => boolean): readonly Row[] =>
  table.rulebook.rows.flatMap((_cells, row) => (are(isLit(table, row)) ? [row] : []));

/** Runs of three or more consecutive numbers in a row. */
function lying(table: Table): readonly (readonly Place[])[] {
  return table.rulebook.rows.flatMap((cells) => {
    const runs: Place[][] = [];
    for (const cell of cells) {
      const run = runs.at(-1);
      if (run !== undefined && run.at(-1) === cell - 1 && followsOn(table, cell - 1)) run.push(cell);
      else runs.push([cell]);
    }
    return runs.filter(({ length }) => length >= BEACON_LENGTH);
  });
}

/** What a beacon takes off the price of a card in its own row: a negative number, or 0. */
function taken(table: Table, act: Act): number {
  const number = act.card === UNSEEN ? UNSEEN : laidNumberOf(table, act);
  if (number === UNSEEN) return 0;
  const cost = differenceAt(table, number, act.to);
  return cost > MOST && beaconIn(table, rowOf(table, act.to)) !== NO ? MOST - cost : 0;
}

/** The same for the most that a card can cost, where a neighbour's face is not known here. */
function takenOfMost(table: Table, act: Act): number {
  if (unknownFaces(table) === 0) return taken(table, act);
  const number = act.card === UNSEEN ? UNSEEN : laidNumberOf(table, act);
  const row = rowOf(table, act.to);
  if (number === UNSEEN || row < 0 || beaconIn(table, row) !== YES) return 0;
  return Math.min(0, MOST - differencesAt(table, number, act.to)[1]);
}

const chapter: Chapter<"rules" | "levies" | "describes", Described> = {
  describes: (table) => {
    const dark = rowsThat(table, (lit) => lit !== YES);
    const lit = table.rulebook.rows.flatMap((_cells, row) => (dark.includes(row) ? [] : [row + 1]));
    return { beacons: { lying: lying(table), lit, dark: dark.map((row) => row + 1) } };
  },
  levies: [
    {
      clause: "T.beacon.cost",
      on: "islands",
      about: null,
      leaves: MOST,
      // Between the ends of a run no card costs anything.
      atEnds: true,
      price: taken,
      most: takenOfMost,
      tell: (table, act) => {
        const price = taken(table, act);
        const depends = takenOfMost(table, act) !== price;
        const told = { less: 0 - price, row: rowOf(table, act.to) + 1 };
        return { ...told, ...(depends ? ofUnknown(table, firstUnknown(table)) : {}) };
      },
      freed: { less: 0 },
    },
  ],
  rules: [
    {
      clause: "T.beacon.finish",
      on: "wins",
      rank: 41,
      about: null,
      asked: "offer",
      slip: null,
      test: (table) => {
        let all: Answer = YES;
        for (let row = 0; row < table.rulebook.rows.length && all !== NO; row++) {
          const lit = isLit(table, row);
          if (lit < all) all = lit;
        }
        return all;
      },
      tell: (table) => {
        const dark = rowsThat(table, (lit) => lit === NO);
        const [first] = dark;
        if (first !== undefined) return { row: first + 1, dark: dark.length };
        const unsure = rowsThat(table, (lit) => lit === UNKNOWN).length > 0;
        return { dark: 0, ...(unsure ? ofUnknown(table, firstUnknown(table)) : {}) };
      },
    },
  ],
};

export const rules: ExpansionRules = ({ beacons }) => (beacons ? [chapter] : []);
