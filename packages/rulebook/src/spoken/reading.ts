/** Readers that several rooms share: for what follows the word that names the act. */
import { writeName } from "@stillwater/engine";
import type { Cursor } from "./cursor";
import type { LineReader } from "./lines";

/** The word says everything. */
export const alone: LineReader = (_cursor, word) => [word];

/** Cards after the word. */
export const listed =
  (verb: string): LineReader =>
  (cursor) => [verb, ...(cursor.unseen() ?? cursor.cards())];

/** The cards that pay for an act. */
export const paid = (cursor: Cursor): readonly string[] =>
  (cursor.unseen() ?? cursor.cards()).map((card) => `-${card}`);

/** A space, and the cards that pay. */
export const onSpace =
  (first: string): LineReader =>
  (cursor) => {
    cursor.breaks();
    const place = cursor.place();
    return place === null ? null : [first, place, ...paid(cursor)];
  };

/** A row beside which something lies. */
export const beside =
  (verb: string): LineReader =>
  (cursor) => {
    cursor.breaks();
    const row = cursor.row() ?? cursor.number();
    return row === null ? null : [verb, writeName("row", row)];
  };

/** Numbers one after another; what may come between them is skipped. */
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
