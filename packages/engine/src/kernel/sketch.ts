/** A table to try things on: cards are put on cells, whatever the rules say, and taken up again. */
import {
  copyTable,
  isFilled,
  move,
  NOWHERE,
  type Piece,
  type Place,
  put,
  type Table,
  takeOff,
  topOf,
  whereIs,
} from "./table";

interface PutDown {
  readonly cell: Place;
  readonly card: Piece;
  readonly from: Place;
  /** What lay on the cell; null for nothing. */
  readonly under: Piece | null;
}

export class Sketch {
  /** As it stands now: `put` and `takeUp` change it. */
  readonly table: Table;
  readonly #down: PutDown[] = [];

  /** @param from stays unchanged */
  constructor(from: Table) {
    this.table = copyTable(from);
  }

  /** Puts a card on a cell, replacing the card there, which then lies nowhere. */
  put(cell: Place, card: Piece): void {
    const { table } = this;
    const from = whereIs(table, card);
    const under = isFilled(table, cell) ? topOf(table, cell) : null;
    this.#down.push({ cell, card, from, under });
    if (under !== null) takeOff(table, under, cell);
    if (from === NOWHERE) put(table, card, cell);
    else move(table, card, from, cell);
  }

  /** Takes up the card that was put down last, and puts back what lay there before. */
  takeUp(): void {
    const { table } = this;
    const last = this.#down.pop();
    if (last === undefined) throw new RangeError("Nothing is put down.");
    const { cell, card, from, under } = last;
    if (from === NOWHERE) takeOff(table, card, cell);
    else move(table, card, cell, from);
    if (under !== null) put(table, under, cell);
  }
}
