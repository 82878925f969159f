/** Marks of cells, each of whose places says something about the card on the cell. */
import { type Table, whereIs } from "../kernel/table";
import type { ToldSoFar } from "./part";

/** The cells that have a mark, and where it lies, both by name. Counts these marks as told. */
export function markPlaces(
  table: Table,
  told: ToldSoFar,
): readonly { readonly cell: string; readonly place: string }[] {
  const { rulebook } = table;
  return rulebook.cells.flatMap((space) => {
    const cell = rulebook.placeName(space);
    const mark = rulebook.copies(`mark:${cell}`)[0];
    if (mark === undefined) return [];
    told.pieces.add(mark);
    return [{ cell, place: rulebook.placeName(whereIs(table, mark)) }];
  });
}
