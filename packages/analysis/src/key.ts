/** A text that is equal for two tables if nothing differs between them that can still matter for how the game goes on. */
import { onceFor } from "@stillwater/crew";
import { isFilled, NOWHERE, type Piece, type Rulebook, type Table, whereIs } from "@stillwater/engine";
import { buriedAtSea } from "./bounds/sea";
import { buriedOnSlope } from "./bounds/slope";
import { isBare } from "./modules/terms";
import { isUseless } from "./useless";

/** The place of all cards that do not come back, wherever they lie. */
const GONE = NOWHERE;

interface Kinds {
  /** Pieces with the same name, where there are several; they are interchangeable. */
  readonly alike: readonly (readonly Piece[])[];
  readonly single: readonly Piece[];
  readonly gone: ReadonlySet<number>;
  readonly hands: ReadonlySet<number>;
}

const kindsOf = onceFor((rulebook: Rulebook): Kinds => {
  const names = [...new Set(rulebook.pieces.slice(1).map(({ name }) => name))];
  const copies = names.map((name) => rulebook.copies(name)).filter(({ length }) => length > 0);
  return {
    alike: copies.filter(({ length }) => length > 1),
    single: copies.filter(({ length }) => length === 1).flat(),
    gone: new Set(rulebook.discards),
    hands: new Set(rulebook.hands),
  };
});

const BURIED = { sea: buriedAtSea, mountain: buriedOnSlope } as const;

const BITS = 15;

/** Which cells hold a card, no matter which, as bits packed into numbers. */
function filledBits(table: Table): readonly number[] {
  const bits: number[] = [];
  for (const [index, cell] of table.rulebook.cells.entries()) {
    const word = Math.floor(index / BITS);
    bits[word] = (bits[word] ?? 0) | (isFilled(table, cell) ? 1 << (index % BITS) : 0);
  }
  return bits;
}

/**
 * Laid cards are distinguished only if a card that comes may still meet them: for a cell buried among others, only whether
 * it is filled matters.
 *
 * @param prunes whether cards without a use are interchangeable; if not, discards and copies are distinguished, as where
 * modules may take cards back into the game
 */
export function tableKeyOf(table: Table, prunes: boolean): string {
  const { rulebook } = table;
  const { alike, single, gone, hands } = kindsOf(rulebook);
  if (!prunes) {
    let text = "";
    for (let piece = 1; piece <= rulebook.lastPiece; piece++)
      text += String.fromCharCode(whereIs(table, piece));
    return text;
  }
  const buried = isBare(rulebook) ? BURIED[rulebook.game](table) : undefined;
  const useless = rulebook.hands.map(() => 0);
  const first = rulebook.hands[0] ?? NOWHERE;
  const lies = (piece: Piece): number => {
    const place = whereIs(table, piece);
    if (gone.has(place) || buried?.has(place)) return GONE;
    if (!hands.has(place) || !isUseless(table, piece)) return place;
    useless[place - first] = (useless[place - first] ?? 0) + 1;
    return GONE;
  };
  const text: number[] = [];
  for (const piece of single) text.push(lies(piece));
  for (const copies of alike) {
    // Of equal copies, it does not matter which one lies where.
    const from = text.length;
    for (const piece of copies) {
      const place = lies(piece);
      let at = text.length;
      for (; at > from && (text[at - 1] ?? 0) > place; at--) text[at] = text[at - 1] ?? 0;
      text[at] = place;
    }
  }
  for (const count of useless) text.push(count);
  if (buried !== undefined) text.push(...filledBits(table));
  return String.fromCharCode(...text);
}
