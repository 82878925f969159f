/** What facts tell, derived from the names in them. */
import { factWords, type NamedPiece, type NamedPlace, namedPiece, namedPlace } from "@stillwater/engine";

/** One fact from the network, parsed. */
export interface ToldFact {
  /** The piece, without its copy number and without what it was played as; `?` if it is hidden. */
  readonly piece: string;
  readonly from: string;
  readonly to: string;
  readonly clause: string;
}

/** Parses `47 hand:1>r4c2 T.place.empty`; anything else is left out of the line. */
export function toldFacts(fact: string): readonly ToldFact[] {
  const told = factWords(fact);
  return told === undefined ? [] : [{ ...told, piece: namedPiece(told.piece)?.name ?? told.piece }];
}

/** The same few names occur in all facts, and many sentences ask about them, so each name is parsed only once. */
const taken = new Map<string, readonly (NamedPlace | NamedPiece | undefined)[]>();

/** What a name of this kind contains, of a place or a piece; undefined if it is of another kind. */
function saidBy(name: string, kind: string): { readonly number: number; readonly of: string } | undefined {
  const known = taken.get(name) ?? [namedPlace(name), namedPiece(name)];
  taken.set(name, known);
  return known.find((named) => named?.kind === kind);
}

export const isOf = (name: string, kind: string): boolean => saidBy(name, kind) !== undefined;

/** The seat in a name such as `hand:2`, 0-based; -1 if the name is of another kind. */
export const seatIn = (name: string, kind: string): number => (saidBy(name, kind)?.number ?? 0) - 1;

/** What follows the kind in a name: `r3c2` in `mark:r3c2`; undefined if the name is of another kind. */
export const nameAfter = (name: string, kind: string): string | undefined => saidBy(name, kind)?.of;

export const isSpace = (place: string): boolean => isOf(place, "space");

/** Cards that went from a hand to the discards. */
export function discards(facts: readonly ToldFact[]): readonly ToldFact[] {
  return facts.filter(({ from, to }) => seatIn(from, "hand") >= 0 && seatIn(to, "discard") >= 0);
}

/** How many cards an act cost: from the hand, or from the pile. */
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
 * Who acted, derived from the facts: whose card or marker moved, or else whose turn it was.
 * @param tokens the kinds of tokens that show it, the most reliable first
 */
export function actorOf(facts: readonly ToldFact[], tokens: readonly string[]): number {
  for (const kind of ["hand", ...tokens, "helm", "acted", "settling"]) {
    for (const { piece, from } of facts) {
      const seat = Math.max(seatIn(from, kind), seatIn(piece, kind));
      if (seat >= 0) return seat;
    }
  }
  return 0;
}
