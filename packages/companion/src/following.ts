/** Follows cards that nobody sees from place to place until it is known which they are. */
import {
  cardsAt,
  countAt,
  type Fact,
  type Piece,
  type Place,
  type Table,
  UNSEEN,
  whereIs,
} from "@stillwater/engine";

/** Which pieces lie at each place, in the order in which they came there if that is known. */
export type Named = ReadonlyMap<Place, readonly Piece[]>;

/**
 * A card, unseen until its piece is known. If a card has copies, people name its kind and not the copy: while it is out of
 * sight, only its kind is known.
 */
interface Card {
  piece: Piece;
  kind: string | null;
}

export interface Walked {
  /** The facts, each with the card that it moves. */
  readonly moved: readonly (readonly { readonly fact: Fact; readonly card: Card }[])[];
  /** The cards of each place at the end, in the order in which they came there. */
  readonly lying: ReadonlyMap<Place, readonly Card[]>;
  /** Cards that openly came to a place but do not lie there at the given end. */
  readonly missing: Named;
}

/** Which card is taken first if several could be the unseen one. */
export type TieBreak = "unknown" | "elsewhere";

/** Follows every card that moves, starting with as many at each place as are needed to reach the end. */
export function walk(end: Table, facts: readonly (readonly Fact[])[], tieBreak: TieBreak): Walked {
  const all = facts.flat();
  const { rulebook } = end;
  const kindOf = (piece: Piece): string => rulebook.pieceName(piece);
  const isOneOf = (piece: Piece): boolean => rulebook.copies(kindOf(piece)).length > 1;
  const lying = new Map<Place, Card[]>();
  const cardsIn = (place: Place): Card[] => {
    const known = lying.get(place) ?? [];
    lying.set(place, known);
    return known;
  };
  for (const place of new Set(all.flatMap(({ from, to }) => [from, to]))) {
    const came = all.filter(({ to }) => to === place).length;
    const went = all.filter(({ from }) => from === place).length;
    for (let n = countAt(end, place) - came + went; n > 0; n--)
      cardsIn(place).push({ piece: UNSEEN, kind: null });
  }
  let at = 0;
  const alikeIn = (place: Place, kind: string): number =>
    cardsIn(place).filter((card) => card.kind === kind).length;
  /** How often an unseen card could still take this way before one is needed there. */
  const chances = ({ from, to }: Fact, needed: number): number =>
    all
      .slice(at, needed < 0 ? undefined : at + needed)
      .filter((fact) => fact.piece === UNSEEN && fact.from === from && fact.to === to).length;
  /**
   * Where a card on an unseen way is needed: where it is seen next, or where it lies at the end. A card known only by its
   * kind goes when no later chance is left, since a whole hand may be let go before.
   */
  const nextOf = ({ piece, kind }: Card, fact: Fact): Place => {
    const { from, to } = fact;
    const later = all.slice(at);
    const isSeen = (next: Fact): boolean =>
      kind === null ? next.piece === piece : next.piece !== UNSEEN && kindOf(next.piece) === kind;
    if (kind === null) return later.find(isSeen)?.from ?? whereIs(end, piece);
    const leaves = (place: Place): number =>
      later.filter((next) => isSeen(next) && next.from === place).length;
    const wanted = (place: Place): number => leaves(place) + kindsAt(end, place, kind) - alikeIn(place, kind);
    if (wanted(from) >= 0) return from;
    if (wanted(to) <= 0) return UNSEEN;
    const needed = later.findIndex((next) => isSeen(next) && next.from === to);
    return chances(fact, needed) > 0 ? from : to;
  };
  const moved = facts.map((some) =>
    some.map((fact) => {
      at++;
      const here = cardsIn(fact.from);
      const seen = fact.piece !== UNSEEN;
      const index = seen
        ? seenOf(here, fact.piece, kindOf(fact.piece))
        : unseenOf(here, fact, (card) => nextOf(card, fact), tieBreak);
      const [card = { piece: fact.piece, kind: null }] = here.splice(index, 1);
      if (seen && isOneOf(fact.piece)) card.kind = kindOf(fact.piece);
      else if (seen) card.piece = fact.piece;
      cardsIn(fact.to).push(card);
      return { fact, card };
    }),
  );
  return { moved, lying, missing: missingIn(end, lying) };
}

const isKnown = (card: Card): boolean => card.piece !== UNSEEN || card.kind !== null;

/** How many cards of a kind lie at a place. */
const kindsAt = (end: Table, place: Place, kind: string): number =>
  end.rulebook.copies(kind).filter((copy) => whereIs(end, copy) === place).length;

/** The card that is seen to leave: the one known to lie there, else the first unknown one. */
function seenOf(here: readonly Card[], piece: Piece, kind: string): number {
  const known = here.findIndex((card) => card.piece === piece || card.kind === kind);
  const unknown = here.findIndex((card) => !isKnown(card));
  return known >= 0 ? known : Math.max(0, unknown);
}

/** The unseen card that leaves: one needed where it goes, else the first unknown one or one needed elsewhere. */
function unseenOf(
  here: readonly Card[],
  { from, to }: Fact,
  nextOf: (card: Card) => Place,
  tieBreak: TieBreak,
): number {
  const known = (test: (next: Place) => boolean): number =>
    here.findIndex((card) => isKnown(card) && test(nextOf(card)));
  const unknown = here.findIndex((card) => !isKnown(card));
  const elsewhere = known((next) => next !== from);
  const choices = [
    known((next) => next === to),
    tieBreak === "unknown" ? unknown : elsewhere,
    unknown,
    elsewhere,
  ];
  return choices.find((index) => index >= 0) ?? 0;
}

function missingIn(end: Table, lying: ReadonlyMap<Place, readonly Card[]>): Named {
  const missing = new Map<Place, readonly Piece[]>();
  for (const [place, cards] of lying) {
    const pieces = cards.flatMap(({ piece }) => (piece === UNSEEN ? [] : [piece]));
    const alike = [...new Set(cards.flatMap(({ kind }) => kind ?? []))].flatMap((kind) => {
      const need = cards.filter((card) => card.kind === kind).length - kindsAt(end, place, kind);
      return surplus(end, lying, kind, place).slice(0, Math.max(0, need));
    });
    if (alike.length > 0 || pieces.some((piece) => whereIs(end, piece) !== place))
      missing.set(place, [...pieces, ...alike]);
  }
  return missing;
}

/** Copies that lie at other places without being known to have come there. */
function surplus(
  end: Table,
  lying: ReadonlyMap<Place, readonly Card[]>,
  kind: string,
  but: Place,
): readonly Piece[] {
  const left = new Map<Place, number>();
  return end.rulebook.copies(kind).filter((copy) => {
    const place = whereIs(end, copy);
    const cards = lying.get(place);
    if (place === but || cards === undefined) return false;
    const free =
      left.get(place) ?? kindsAt(end, place, kind) - cards.filter((card) => card.kind === kind).length;
    left.set(place, free - 1);
    return free > 0;
  });
}

/**
 * The facts with every piece known: unseen cards are named as they were typed, the rest as they were dealt. Undefined if the
 * facts contradict the end.
 */
export function name(
  { moved, lying }: Walked,
  end: Table,
  named: Named,
): readonly (readonly Fact[])[] | undefined {
  for (const [place, cards] of lying) {
    const taken = new Set(cards.map(({ piece }) => piece));
    const typed = named.get(place) ?? [];
    const lie = cardsAt(end, place);
    const left = [...typed, ...lie.filter((piece) => !typed.includes(piece))].filter(
      (piece) => !taken.has(piece),
    );
    for (const card of cards) {
      if (card.kind === null || card.piece !== UNSEEN) continue;
      const at = left.findIndex((piece) => end.rulebook.pieceName(piece) === card.kind);
      if (at >= 0) card.piece = left.splice(at, 1)[0] ?? UNSEEN;
    }
    for (const card of cards) if (!isKnown(card)) card.piece = left.shift() ?? UNSEEN;
    if (left.length > 0 || cards.some(({ piece }) => !lie.includes(piece))) return undefined;
  }
  return moved.map((some) => some.map(({ fact, card }) => ({ ...fact, piece: card.piece })));
}
