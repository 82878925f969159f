/**
 * What is hidden is masked in the data itself: one predicate, `sees`, decides how facts are redacted and tables masked.
 * Clients, spectators and the companion fold the same facts, with the pieces that they may not know as UNSEEN.
 */
import type { Fact } from "./chapter";
import type { Rulebook } from "./rulebook";
import {
  at,
  bareTable,
  cardsAt,
  clear,
  copyTable,
  countAt,
  EVERYTHING,
  move,
  NOWHERE,
  type Piece,
  type Place,
  put,
  type Seat,
  sightAllows,
  type Table,
  UNSEEN,
  type Viewer,
  whereIs,
} from "./table";

/** Whether a viewer sees which cards lie at a place. */
export function sees(rulebook: Rulebook, viewer: Viewer, place: Place): boolean {
  return viewer === EVERYTHING || sightAllows(at(rulebook.sightOf, place), viewer);
}

/** The table as one viewer knows it: pieces out of sight are only counted. */
export function mask(table: Table, viewer: Viewer): Table {
  return maskInto(bareTable(table.rulebook, viewer), table);
}

/** Puts on a bare table what its viewer knows of another. */
function maskInto<Masked extends Table>(masked: Masked, table: Table): Masked {
  const { rulebook, viewer } = masked;
  for (let piece = 1; piece <= rulebook.lastPiece; piece++) {
    const place = whereIs(table, piece);
    if (place !== NOWHERE && sees(rulebook, viewer, place)) put(masked, piece, place);
  }
  for (let place = 1; place <= rulebook.lastPlace; place++) {
    const unseen = countAt(table, place) - countAt(masked, place);
    for (let n = 0; n < unseen; n++) put(masked, UNSEEN, place);
  }
  return masked;
}

declare const seen: unique symbol;

/** A table as one seat sees it. Only `look` makes one, so that code that asks for it never gets a full table by mistake. */
export interface Seen extends Table {
  readonly [seen]: Seat;
}

/** The table as one seat knows it. Not for spectators, who decide nothing. */
export function look(table: Table, seat: Seat): Seen {
  if (table.rulebook.hands[seat] === undefined) throw new RangeError(`Nobody sits at seat ${seat + 1}.`);
  // The only place where one is made.
  return mask(table, seat) as Seen;
}

/** Overwrites a seat's view with what that seat knows of another table of the same rulebook. */
export function lookInto(seen: Seen, table: Table): Seen {
  clear(seen);
  return maskInto(seen, table);
}

/** The full table, if the cards hidden from a seat lay as given. Entries for cards that the seat sees are ignored. */
export function imagine(seen: Table, lies: ReadonlyMap<Piece, Place>): Table {
  const { rulebook } = seen;
  const whole = bareTable(rulebook, EVERYTHING);
  for (let piece = 1; piece <= rulebook.lastPiece; piece++) {
    const place = whereIs(seen, piece) || (lies.get(piece) ?? NOWHERE);
    if (place !== NOWHERE) put(whole, piece, place);
  }
  return whole;
}

/** A fact as it reaches a viewer while it happens: the card is named to viewers who see where it came from or went to. */
export function redact(rulebook: Rulebook, fact: Fact, viewer: Viewer): Fact {
  if (fact.piece === UNSEEN) return fact;
  if (sees(rulebook, viewer, fact.from) || sees(rulebook, viewer, fact.to)) return fact;
  return { ...fact, piece: UNSEEN };
}

/**
 * A fact as a viewer may look it up later: named only while the card lies where that viewer sees it, so that nobody
 * looks through a discard pile, the owner included (T.turn.discard-two, A.turn.discard-two).
 *
 * @param head the full table as it stands now
 */
export function redactPast(head: Table, fact: Fact, viewer: Viewer): Fact {
  const live = redact(head.rulebook, fact, viewer);
  if (live.piece === UNSEEN || sees(head.rulebook, viewer, whereIs(head, fact.piece))) return live;
  return { ...fact, piece: UNSEEN };
}

/** The table after some facts, as the same viewer knows it. Judges nothing. */
export function evolve(table: Table, facts: readonly Fact[]): Table {
  const next = copyTable(table);
  for (const fact of facts) move(next, fact.piece, fact.from, fact.to);
  return next;
}

/** How many cards at a place are hidden from the table's viewer. */
export function unseenAt(table: Table, place: Place): number {
  return countAt(table, place) - cardsAt(table, place).length;
}
