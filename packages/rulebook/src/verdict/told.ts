import { cardKindOf } from "../cards";

/** One fact of the wire, read. */
export interface ToldFact {
  /** The kind of the piece, without its copy number; `?` where it is hidden. */
  readonly piece: string;
  readonly from: string;
  readonly to: string;
  readonly clause: string;
}

/** Reads `47 hand:1>r4c2 T.place.empty`; anything else is left out of the line. */
export function toldFacts(fact: string): readonly ToldFact[] {
  const found = fact.match(/^(\S+) ([^\s>]*)>(\S+) (\S+)$/);
  if (!found) return [];
  const [, piece = "", from = "", to = "", clause = ""] = found;
  return [{ piece: cardKindOf(piece), from, to, clause }];
}

/** The seat in a name such as `hand:2`, 0-based; -1 if the name is of another kind. */
export function seatIn(name: string, kind: string): number {
  return name.startsWith(`${kind}:`) ? Number(name.slice(kind.length + 1)) - 1 : -1;
}

/** What follows a kind in a name: `r3c2` in `mark:r3c2`; undefined if the name is of another kind. */
export function nameAfter(name: string, kind: string): string | undefined {
  return name.startsWith(`${kind}:`) ? name.slice(kind.length + 1) : undefined;
}

export const isCell = (place: string): boolean => /^(r\d+[cp]\d+|[we]\d+)$/.test(place);

/** Cards that went from a hand to the discards. */
export function discards(facts: readonly ToldFact[]): readonly ToldFact[] {
  return facts.filter(({ from, to }) => seatIn(from, "hand") >= 0 && seatIn(to, "discard") >= 0);
}

/** How many cards an act cost: from the hand, or off the pile. */
export function cost(facts: readonly ToldFact[]): number {
  const piled = facts.filter(({ from, to }) => seatIn(from, "pile") >= 0 && seatIn(to, "discard") >= 0);
  return discards(facts).length + piled.length;
}

/** A card or a token that a seat played to a place. */
export const played = (
  facts: readonly ToldFact[],
  isPlace: (place: string) => boolean,
): ToldFact | undefined => facts.find(({ from, to }) => seatIn(from, "hand") >= 0 && isPlace(to));

/**
 * Who acted, read off the facts: whose card or marker moved, or else whose turn it was.
 * @param markers the kinds of tokens that tell it, most telling first
 */
export function actorOf(facts: readonly ToldFact[], markers: readonly string[]): number {
  for (const kind of ["hand", ...markers, "helm", "acted", "settling"]) {
    for (const { piece, from } of facts) {
      const seat = Math.max(seatIn(from, kind), seatIn(piece, kind));
      if (seat >= 0) return seat;
    }
  }
  return 0;
}
