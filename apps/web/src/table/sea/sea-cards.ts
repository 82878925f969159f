/** The sea's cards: named cards first, then the numbers. */
import {
  type NamedPiece,
  namedPiece,
  numberAt,
  type Piece,
  type Rulebook,
  type Table,
  whereIs,
} from "@stillwater/engine";
import { type Face, signFace } from "@stillwater/ui";
import type { CardLook, CardWord } from "@/modules/room";
import { lookOf } from "@/modules/rooms";
import type { Cards } from "@/stage/cards";
import type { HandOrder } from "@/stage/useChoice";

const said = (rulebook: Rulebook, card: Piece): NamedPiece | undefined =>
  namedPiece(rulebook.pieceName(card));

/** Cards with a number come after all others. */
const LAST = 100;

/** Named cards in the order of their rank, then the numbers rising. */
const seaOrder: HandOrder = (rulebook, cards) => {
  const rank = (card: Piece): number => lookOf(said(rulebook, card))?.rank ?? LAST + card;
  return [...cards].sort((a, b) => rank(a) - rank(b) || a - b);
};

/** The number that a card counts as on the grid: its own, or the one it was given. */
function numberOn(table: Table, card: Piece): number {
  const at = whereIs(table, card);
  return table.rulebook.cells.includes(at) ? numberAt(table, at) : 0;
}

/** @param word the name of a card by its message key */
export function seaCards(word: (key: CardWord) => string): Cards {
  const called = (look: CardLook, named: NamedPiece): string => word(look.word(named.of));
  return {
    order: seaOrder,
    name: (table, card) => {
      const named = said(table.rulebook, card);
      const look = lookOf(named);
      if (look === undefined || named === undefined) return table.rulebook.pieceName(card);
      const number = table.rulebook.standIns.includes(card) ? numberOn(table, card) : 0;
      return number > 0 ? `${called(look, named)} ${number}` : called(look, named);
    },
    face: (table, card): Face => {
      const named = said(table.rulebook, card);
      // A card that is hidden from everybody here shows its back.
      if (named === undefined) return { kind: "back" };
      if (named.kind === "island") return { kind: "island", n: named.number };
      const number = table.rulebook.standIns.includes(card) ? numberOn(table, card) : 0;
      if (number > 0) return { kind: "island", n: number };
      const look = lookOf(named);
      if (look === undefined) throw new Error(`${table.rulebook.pieceName(card)} has no face`);
      const name = called(look, named);
      if (named.kind === "start" || named.kind === "finish") return { kind: named.kind, name };
      return signFace(look.sign(named.of), name);
    },
  };
}
