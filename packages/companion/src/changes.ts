/** What a correction moved, as facts: where cards lay before and after, and how many unseen cards moved. */
import {
  type Fact,
  NOWHERE,
  type Piece,
  type Place,
  type Table,
  UNSEEN,
  unseenAt,
  whereIs,
} from "@stillwater/engine";
import type { DoneStep } from "./view";

/** What moved before a correction and after it, and where every card lies in the end. */
interface Around {
  readonly earlier: readonly Fact[];
  readonly later: readonly Fact[];
  readonly end: Table;
}

/**
 * The facts that lead from the table before a correction to the table after it. A card that was shown by mistake goes out of
 * sight, to the place that it comes from later; the right card comes from where it was last seen to go. As many unseen cards
 * as necessary change places with them.
 */
export function changes({ before, after }: DoneStep, around: Around): readonly Fact[] {
  const { rulebook } = after;
  const clause = rulebook.game === "sea" ? "T.setup.deck" : "A.setup.deck";
  const facts: Fact[] = [];
  /** By place, how many more unseen cards it has afterwards that the facts so far do not explain. */
  const more = new Map<Place, number>();
  const count = (place: Place, by: number): Place => {
    more.set(place, (more.get(place) ?? 0) + by);
    return place;
  };
  for (let place = 1; place <= rulebook.lastPlace; place++)
    count(place, unseenAt(after, place) - unseenAt(before, place));
  const placeWith = (sign: 1 | -1): Place | undefined => [...more].find(([, left]) => left * sign > 0)?.[0];
  const changed = Array.from({ length: rulebook.lastPiece }, (_, index) => {
    const piece = index + 1;
    return { piece, from: whereIs(before, piece), to: whereIs(after, piece) };
  }).filter(({ from, to }) => from !== to);
  for (const { piece, from, to } of changed) {
    if (from === NOWHERE) continue;
    const lies = to === NOWHERE ? count(goesTo(before, piece, around, placeWith(1)), -1) : to;
    facts.push({ piece, from, to: lies, clause });
  }
  for (const { piece, from, to } of changed)
    if (from === NOWHERE) {
      const lay = cameTo(before, piece, around) ?? placeWith(-1) ?? NOWHERE;
      facts.push({ piece, from: count(lay, 1), to, clause });
    }
  for (let [from, to] = [placeWith(-1), placeWith(1)]; from !== undefined && to !== undefined; ) {
    facts.push({ piece: UNSEEN, from: count(from, 1), to: count(to, -1), clause });
    [from, to] = [placeWith(-1), placeWith(1)];
  }
  return inTurn(rulebook, facts);
}

/** Orders the facts so that no card comes to a space before the card there has left it. */
function inTurn({ cells }: Table["rulebook"], facts: readonly Fact[]): readonly Fact[] {
  const waiting = [...facts];
  const done: Fact[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(
      ({ to }) => !cells.includes(to) || waiting.every(({ from }) => from !== to),
    );
    done.push(...waiting.splice(Math.max(0, next), 1));
  }
  return done;
}

/** Places from which a card can have come unseen to a place, the nearest first. */
function waysTo(place: Place, facts: readonly Fact[]): readonly Place[] {
  const places = new Set([place]);
  for (const one of places)
    for (const { piece, from, to } of facts) if (piece === UNSEEN && to === one) places.add(from);
  return [...places];
}

/**
 * The stack to which a card goes out of sight: one from which it can get to where it is seen next; else the stack that needs
 * one more card; else one from which it can get to where it lies in the end.
 */
function goesTo(before: Table, piece: Piece, { later, end }: Around, wanted: Place | undefined): Place {
  const { rulebook } = end;
  const name = rulebook.pieceName(piece);
  const isHidden = (place: Place): boolean => unseenAt(before, place) > 0;
  const seen = [...later.entries()].flatMap(([index, fact]) =>
    fact.piece !== UNSEEN && rulebook.pieceName(fact.piece) === name
      ? waysTo(fact.from, later.slice(0, index))
      : [],
  );
  if (wanted !== undefined && (seen.length === 0 || seen.includes(wanted))) return wanted;
  // Copies of a card may have swapped their numbers: look at this copy's place first, then at those of the others.
  const copies = [piece, ...rulebook.copies(name)];
  const last = copies.flatMap((copy) => waysTo(whereIs(end, copy), later));
  const stacks = [...rulebook.hands, ...rulebook.piles, ...rulebook.discards];
  return [...seen, ...last, ...stacks].find(isHidden) ?? NOWHERE;
}

/** The stack that a card was last seen to go to; undefined if nobody saw it, or if no unseen card is left there. */
function cameTo(before: Table, piece: Piece, { earlier }: Around): Place | undefined {
  const last = earlier.findLast((fact) => fact.piece === piece);
  return last !== undefined && unseenAt(before, last.to) > 0 ? last.to : undefined;
}
