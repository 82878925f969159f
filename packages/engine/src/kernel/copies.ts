/** Copies of a card (five Starts, five Finishes) are alike in every rule: a player who names one means one of their own. */
import type { Act } from "./chapter";
import type { Rulebook } from "./rulebook";
import { NOWHERE, type Piece, type Place, type Table, whereIs } from "./table";

/**
 * The same act with every copied card named in one way: the lowest copy in the acting hand that is not named yet, else
 * one whose place is not known here. An act in words therefore always means the same pieces.
 */
export function asHeld(table: Table, act: Act): Act {
  const { rulebook } = table;
  if (!isCopied(rulebook, act.card) && !act.cards.some((card) => isCopied(rulebook, card))) return act;
  const hand = rulebook.hands[act.seat] ?? NOWHERE;
  const used: Piece[] = [];
  const held = (piece: Piece): Piece => {
    if (!isCopied(rulebook, piece)) return piece;
    const found = copyAt(table, piece, hand, used) ?? copyAt(table, piece, NOWHERE, used) ?? piece;
    used.push(found);
    return found;
  };
  return { ...act, card: held(act.card), cards: act.cards.map(held) };
}

function isCopied({ copiesOf }: Rulebook, piece: Piece): boolean {
  return (copiesOf[piece]?.length ?? 0) > 1;
}

/** The lowest copy of a card that lies at a place and is not used. */
function copyAt(table: Table, piece: Piece, place: Place, used: readonly Piece[]): Piece | undefined {
  return table.rulebook.copiesOf[piece]?.find(
    (copy) => whereIs(table, copy) === place && !used.includes(copy),
  );
}
