/** Everything that can be done on a table, including all payments and shares. */
import { completedOffer } from "@stillwater/crew";
import {
  type Act,
  due,
  hand,
  legalActs,
  mostToDial,
  type Offer,
  owes,
  type Piece,
  type Seat,
  startTable,
  type Table,
} from "@stillwater/engine";
import { holdsForced, isUseless } from "./useless";

/** Acts that follow one another without another decision in between. */
export type ActSequence = readonly Act[];

/** All ways to take this many of some cards; of equal copies, the first ones are taken. */
function* selections(
  cards: readonly Piece[],
  count: number,
  isSame: (a: Piece, b: Piece) => boolean,
  from = 0,
): Generator<readonly Piece[]> {
  if (count === 0) yield [];
  for (let index = from; count > 0 && index <= cards.length - count; index++) {
    const card = cards[index] as Piece;
    const before = cards[index - 1];
    if (index > from && before !== undefined && isSame(before, card)) continue;
    for (const rest of selections(cards, count - 1, isSame, index + 1)) yield [card, ...rest];
  }
}

/** The cards that can be given with an offer; if the seat holds useless cards they go first, which is never worse. */
function* gifts(table: Table, offer: Offer, prunes: boolean): Generator<readonly Piece[]> {
  const { rulebook } = table;
  const { seat, card, choose } = offer;
  const held = hand(table, seat).filter(
    (other) => other !== card && rulebook.pieces[other]?.kept === undefined,
  );
  const isSame = (a: Piece, b: Piece): boolean => rulebook.pieceName(a) === rulebook.pieceName(b);
  if (!prunes || holdsForced(table, rulebook.hands[seat] ?? 0)) {
    yield* selections(held, choose, isSame);
    return;
  }
  const useless = held.filter((other) => isUseless(table, other)).slice(0, choose);
  const useful = held.filter((other) => !isUseless(table, other));
  for (const rest of selections(useful, choose - useless.length, isSame)) yield [...useless, ...rest];
}

/** All ways to share what the team owes: every seat names its share, then agrees. */
function* shares(table: Table): Generator<ActSequence> {
  const total = startTable(table)?.total ?? 0;
  const most = table.rulebook.hands.map((_hand, seat) => mostToDial(table, seat));
  for (const split of splits(most, total)) {
    const word = { card: 0, to: 0, cards: [] };
    const dials = split.map((share, seat): Act => ({ ...word, type: "dial", seat, numbers: [share, share] }));
    const agreed = split.map((_share, seat): Act => ({ ...word, type: "agree", seat, numbers: split }));
    yield [...dials, ...agreed];
  }
}

function* splits(most: readonly number[], total: number): Generator<readonly number[]> {
  const [own, ...others] = most;
  if (own === undefined) {
    if (total === 0) yield [];
    return;
  }
  for (let share = Math.min(own, total); share >= 0; share--)
    for (const rest of splits(others, total - share)) yield [share, ...rest];
}

/** The seats to ask. The order in which debts are paid does not matter, so one seat at a time is enough. */
function askedSeats(table: Table, prunes: boolean): readonly Seat[] {
  const { step, seats } = due(table);
  if (!prunes) return table.rulebook.anytime.length > 0 ? [...table.rulebook.hands.keys()] : seats;
  return step === "give" ? seats.filter((seat) => owes(table, seat) > 0).slice(0, 1) : seats;
}

/** @param prunes leaves out choices that are never better than another one, where `isPlain` holds */
export function* choicesOf(table: Table, prunes: boolean): Generator<ActSequence> {
  if (due(table).step === "pledge") {
    yield* shares(table);
    return;
  }
  for (const seat of askedSeats(table, prunes))
    for (const offer of legalActs(table, seat))
      for (const cards of gifts(table, offer, prunes)) yield [completedOffer(offer, cards)];
}
