/** A deal as lists, so that people can stack real decks to match it. Only for games that are over. Pure. */
import {
  cardsAt,
  countAt,
  evolve,
  type Piece,
  type Place,
  type Rulebook,
  seededFate,
  type Table,
  UNSEEN,
} from "@stillwater/engine";
import type { Course } from "./course";

export interface ShownStack {
  /** The name of the place: `hand:1`, `pile:1`, `explorer`. */
  readonly place: string;
  /** Names of cards; of a stack, the top card first. */
  readonly cards: readonly string[];
  /** Whether the order of the cards matters. */
  readonly stacked: boolean;
}

/**
 * The hands as dealt and whatever else the deal has laid somewhere, open or before a seat, then every hidden stack from the
 * top down. Empty for a game that was not dealt from a seed.
 */
export function stacksOf({ tables, seed, begunAt, rulebook }: Course): readonly ShownStack[] {
  const [table] = tables;
  if (table === undefined || begunAt !== undefined) return [];
  const name = (piece: Piece): string => rulebook.pieceName(piece);
  const hands = rulebook.hands.flatMap((place): ShownStack[] => {
    const cards = cardsAt(table, place).map(name);
    return cards.length === 0 ? [] : [{ place: rulebook.placeName(place), cards, stacked: false }];
  });
  const known = new Set<Place>([...rulebook.cells, ...rulebook.hands, ...rulebook.discards]);
  const laid: ShownStack[] = [];
  const stacks: ShownStack[] = [];
  for (let place = 1; place <= rulebook.lastPlace; place++) {
    // Removed cards may be any: nobody turns them over.
    if (known.has(place) || rulebook.placeName(place) === "removed") continue;
    const stacked = isStack(rulebook, place);
    const cards = (stacked ? fromTheTop(table, place, seed) : dealtTo(table, place)).map(name);
    if (cards.length > 0)
      (stacked ? stacks : laid).push({ place: rulebook.placeName(place), cards, stacked });
  }
  return [...hands, ...laid, ...stacks];
}

/** The cards that the deal has brought to a place. */
function dealtTo(dealt: Table, place: Place): readonly Piece[] {
  const { pieces, placeName } = dealt.rulebook;
  return cardsAt(dealt, place).filter((piece) => {
    const { token, starts } = pieces[piece] ?? {};
    return token === undefined && starts !== placeName(place);
  });
}

/** Whether cards lie there face down in an order. */
const isStack = ({ places }: Rulebook, place: Place): boolean => places[place]?.sight === "none";

/** The cards of a stack in the order in which they would be drawn. */
function fromTheTop(dealt: Table, place: Place, seed: string): readonly Piece[] {
  const fate = seededFate(seed);
  const [hand = UNSEEN] = dealt.rulebook.hands;
  const cards: Piece[] = [];
  let table = dealt;
  for (let left = countAt(table, place); left > 0; left--) {
    const piece = fate.next(table, place);
    if (piece === UNSEEN) break;
    cards.push(piece);
    table = evolve(table, [{ piece, from: place, to: hand, clause: "T.setup.deck" }]);
  }
  return cards;
}
