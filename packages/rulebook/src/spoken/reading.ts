/** What acts are read from, as several rooms read them: behind the word that says which act it is. */
import { writeName } from "@stillwater/engine";
import type { Cursor } from "./cursor";
import type { LineReader } from "./lines";

/** The word says all. */
export const alone: LineReader = (_cursor, word) => [word];

/** Cards behind the word. */
export const listed =
  (verb: string): LineReader =>
  (cursor) => [verb, ...(cursor.unseen() ?? cursor.cards())];

/** Cards that are paid with. */
export const paid = (cursor: Cursor): readonly string[] =>
  (cursor.unseen() ?? cursor.cards()).map((card) => `-${card}`);

/** A space, and what is paid. */
export const onSpace =
  (first: string): LineReader =>
  (cursor) => {
    cursor.breaks();
    const place = cursor.place();
    return place === null ? null : [first, place, ...paid(cursor)];
  };

/** A row, beside which it lies. */
export const beside =
  (verb: string): LineReader =>
  (cursor) => {
    cursor.breaks();
    const row = cursor.row() ?? cursor.number();
    return row === null ? null : [verb, writeName("row", row)];
  };

/** Numbers one after another; what may stand between them is left out. */
export function numbersIn(cursor: Cursor, skip: () => boolean = () => false): readonly string[] {
  const numbers: string[] = [];
  for (;;) {
    cursor.breaks();
    while (skip()) cursor.breaks();
    const value = cursor.number();
    if (value === null) return numbers;
    numbers.push(String(value));
  }
}
