/** Rows of the grid: the place beside each row for a card that bars it, and which rows are full. */
import type { ClauseId } from "../clauses";
import { NO, type PlaceSpec, type Rule, YES } from "../kernel/chapter";
import { spot } from "../kernel/furniture";
import { addCells, openRun, type Piece, type Place, type Table, whereIs } from "../kernel/table";

/** A row counted from 0, the lowest. */
export type Row = number;

/**
 * The places beside the rows: `row:1` is the lowest.
 * @param card the kind of card that the chapter lays there
 */
export function rowPlaces(rows: number, card: string): PlaceSpec[] {
  return Array.from({ length: rows }, (_, row) => {
    return { name: `row:${row + 1}`, sort: 90, sight: "all", holds: [card], most: null };
  });
}

const firstRow = spot("row:1");

export function rowPlace(table: Table, row: Row): Place {
  return firstRow(table) + row;
}

/** The row that a place is beside; -1 if it is beside none. */
export function rowBeside(table: Table, place: Place): Row {
  const row = place - firstRow(table);
  return row >= 0 && row < table.rulebook.rows.length ? row : -1;
}

/** The row a cell belongs to; -1 outside the grid. */
export function rowOf(table: Table, cell: Place): Row {
  return table.rulebook.rowSpans.findIndex(({ first, last }) => cell >= first && cell <= last);
}

/** Whether a row has a cell without a card. */
export function isRowOpen(table: Table, row: Row): boolean {
  const span = table.rulebook.rowSpans[row];
  return span !== undefined && openRun(table, span.first, span.last) !== 0;
}

/** How many rows have a card on every cell. */
export function fullRows(table: Table): number {
  let full = 0;
  for (let row = 0; row < table.rulebook.rows.length; row++) if (!isRowOpen(table, row)) full++;
  return full;
}

/** Rows with a cell without a card, from the lowest. */
export function openRows(table: Table): readonly Row[] {
  const open: Row[] = [];
  for (let row = 0; row < table.rulebook.rows.length; row++) if (isRowOpen(table, row)) open.push(row);
  return open;
}

/** The rule that nothing may be placed in a row that one of some cards bars. */
export function barring(clause: ClauseId, cards: (table: Table) => readonly Piece[]): Rule {
  const barred = (table: Table, cell: Place): Row => {
    const row = rowOf(table, cell);
    return cards(table).some((card) => rowBeside(table, whereIs(table, card)) === row) ? row : -1;
  };
  return {
    clause,
    on: "aims",
    rank: 35,
    about: null,
    asked: {
      closes: (table, _seat, closed) => {
        for (const card of cards(table)) {
          const row = rowBeside(table, whereIs(table, card));
          const span = row < 0 ? undefined : table.rulebook.rowSpans[row];
          if (span !== undefined) addCells(closed, span.first, span.last);
        }
      },
    },
    slip: "passes",
    test: (table, act) => (barred(table, act.to) < 0 ? YES : NO),
    tell: (table, act) => {
      const row = barred(table, act.to);
      return row < 0 ? {} : { row: row + 1 };
    },
  };
}
