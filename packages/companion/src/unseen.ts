/** Which of the unseen cards people mean when they name one. */
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

/** No such card; all copies lie in the open; all other copies are named already. */
export type NotUnseen = "left.card" | "left.seen" | "left.again";

/** A copy of a card that nobody sees and that is not taken yet. */
export function unseenCopy(table: Table, card: string, taken: ReadonlySet<Piece>): Result<Piece, NotUnseen> {
  const copies = cardCopies(table.rulebook, card);
  if (copies.length === 0) return err("left.card");
  const unseen = copies.filter((copy) => whereIs(table, copy) === NOWHERE);
  const piece = unseen.find((copy) => !taken.has(copy));
  return piece === undefined ? err(unseen.length === 0 ? "left.seen" : "left.again") : ok(piece);
}

/** Why a card cannot be an unseen one, given others that were named already; undefined if it can. */
export function notUnseen(table: Table, named: readonly string[], card: string): NotUnseen | undefined {
  const taken = new Set<Piece>();
  for (const one of named) {
    const copy = unseenCopy(table, one, taken);
    if (copy.ok) taken.add(copy.value);
  }
  const copy = unseenCopy(table, card, taken);
  return copy.ok ? undefined : copy.error;
}
