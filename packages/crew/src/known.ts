/** What a seat knows about the cards: what it holds, what it gave, and where the others can be. */
import {
  countAt,
  hand,
  NOWHERE,
  ofSeat,
  type Piece,
  type Rulebook,
  type Seat,
  type Seen,
  whereIs,
} from "@stillwater/engine";
import { zeros } from "./lists";
import { onceFor } from "./once";
import type { Memory } from "./policy";

export interface Known {
  readonly seen: Seen;
  readonly seat: Seat;
  readonly hand: readonly Piece[];
  /** 1 for each card that this seat has given and that has not come back. */
  readonly given: readonly number[];
  /** How many cards are in all hands and piles. */
  readonly toCome: number;
  /** The same by seat. */
  readonly toComeOf: readonly number[];
  /** The chance that a card which this seat has not seen can still come, from the numbers of cards alone. */
  readonly alive: number;
}

interface Hidden {
  readonly live: readonly number[];
  readonly dead: readonly number[];
}

/**
 * Stacks that nobody looks through: those that cards still come from, and those whose cards are lost. A stack that holds
 * only cards of one kind brings none of the others.
 */
const hiddenOf = onceFor((rulebook: Rulebook): Hidden => {
  const named = (name: string): number[] => {
    const place = rulebook.places.findIndex((spec) => spec.name === name);
    return place > 0 ? [place] : [];
  };
  const own = rulebook.places.flatMap((spec, place) => (spec.own && spec.holds === "cards" ? [place] : []));
  return {
    live: [...rulebook.hands, ...rulebook.piles, ...named("deck"), ...named("box"), ...own],
    dead: [...rulebook.discards, ...named("removed")],
  };
});

export function knownTo(seen: Seen, memory: Memory): Known {
  const { rulebook, viewer: seat } = seen;
  const held = hand(seen, seat);
  const given = zeros(rulebook.lastPiece + 1);
  let remembered = 0;
  for (const card of memory.given) {
    // A card that lies in the open has come back from where it was given.
    if (whereIs(seen, card) !== NOWHERE) continue;
    given[card] = 1;
    remembered++;
  }
  const { live, dead } = hiddenOf(rulebook);
  let toCome = 0;
  const toComeOf: number[] = [];
  let lost = -remembered;
  for (let other = 0; other < rulebook.seats; other++) {
    const cards = countAt(seen, ofSeat(rulebook.hands, other)) + countAt(seen, ofSeat(rulebook.piles, other));
    toComeOf.push(cards);
    toCome += cards;
  }
  let unseen = -held.length;
  for (const place of live) unseen += countAt(seen, place);
  for (const place of dead) lost += countAt(seen, place);
  const alive = unseen <= 0 ? 0 : unseen / (unseen + Math.max(0, lost));
  return { seen, seat, hand: held, given, toCome, toComeOf, alive };
}
