/** Copies of a card (five Starts, five Finishes) are alike in every rule: a player who names one means one they hold. */
import type { Act } from "./chapter";
import { NOWHERE, type Piece, type Table, whereIs } from "./table";

/**
 * The same act with every copied card named in one way: the lowest copy in the acting hand that is not named yet, else
 * one whose place is not known here. So the words of an act always mean the same pieces.
 */
export function asHeld(table: Table, act: Act): Act {
  const { rulebook } = table;
  const hand = rulebook.hands[act.seat] ?? NOWHERE;
  const used: Piece[] = [];
  const held = (piece: Piece): Piece => {
    const copies = rulebook.copies(rulebook.pieceName(piece));
    if (copies.length < 2) return piece;
    const free = copies.filter((copy) => !used.includes(copy));
    const found =
      free.find((copy) => whereIs(table, copy) === hand) ??
      free.find((copy) => whereIs(table, copy) === NOWHERE) ??
      piece;
    used.push(found);
    return found;
  };
  return { ...act, card: held(act.card), cards: act.cards.map(held) };
}
