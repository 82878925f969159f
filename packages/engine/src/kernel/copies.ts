/** Copies of a card (five Starts, five Finishes) are alike in every rule: a player who names one means one they hold. */
import type { Act } from "./chapter";
import { type Piece, type Table, UNSEEN, whereIs } from "./table";

/** The same act with every copied card named as a copy that lies in the acting hand, where there is one. */
export function asHeld(table: Table, act: Act): Act {
  const { rulebook } = table;
  const hand = rulebook.hands[act.seat] ?? 0;
  const inHand = (piece: Piece): boolean => piece === UNSEEN || whereIs(table, piece) === hand;
  if (inHand(act.card) && act.cards.every(inHand)) return act;
  const used: Piece[] = [];
  const held = (piece: Piece): Piece => {
    const copies = rulebook.copies(rulebook.pieceName(piece));
    const found = copies.find((copy) => inHand(copy) && !used.includes(copy)) ?? piece;
    used.push(found);
    return found;
  };
  return { ...act, card: held(act.card), cards: act.cards.map(held) };
}
