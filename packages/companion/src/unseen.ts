/** Which of the cards that nobody sees is meant, where people name them. */
import {
  cardCopies,
  err,
  NOWHERE,
  ok,
  type Piece,
  type Result,
  type Table,
  whereIs,
} from "@stillwater/engine";

/** No such card; all of them lie in the open; all others are named already. */
export type NotUnseen = "left.card" | "left.seen" | "left.again";

/** A copy of a card that nobody sees, beside those that are taken. */
export function unseenCopy(table: Table, card: string, taken: ReadonlySet<Piece>): Result<Piece, NotUnseen> {
  const copies = cardCopies(table.rulebook, card);
  if (copies.length === 0) return err("left.card");
  const unseen = copies.filter((copy) => whereIs(table, copy) === NOWHERE);
  const piece = unseen.find((copy) => !taken.has(copy));
  return piece === undefined ? err(unseen.length === 0 ? "left.seen" : "left.again") : ok(piece);
}

/** Why a card cannot be one that nobody sees, beside others that were named so; undefined where it can. */
export function notUnseen(table: Table, named: readonly string[], card: string): NotUnseen | undefined {
  const taken = new Set<Piece>();
  for (const one of named) {
    const copy = unseenCopy(table, one, taken);
    if (copy.ok) taken.add(copy.value);
  }
  const copy = unseenCopy(table, card, taken);
  return copy.ok ? undefined : copy.error;
}
