/** Which cards go back where when a table is rewound: people have to move them. */
import { NOWHERE, type Piece, type Place, type Rulebook, UNSEEN } from "@stillwater/engine";
import type { View } from "./view";

/** Cards to move by hand; `?` is one nobody sees, and then only the number matters. */
export interface Return {
  readonly card: string;
  readonly count: number;
  readonly from: string;
  readonly to: string;
}

/** Tokens of the box. All others are how this app keeps its books. */
const REAL = /^(goat|rope)$/;

/** What has to be moved to stand at the beginning of a turn again, by what was recorded since. */
export function goingBack(view: View, turn: number): readonly Return[] {
  const first = view.steps.findIndex((step) => step.entry.kind !== "begin" && step.turn >= turn);
  const rulebook = view.table?.rulebook;
  if (first < 0 || !rulebook) return [];
  const facts = view.steps.slice(first).flatMap((step) => step.facts);
  const from = new Map<Piece, Place>();
  const lies = new Map<Piece, Place>();
  /** How many more hidden cards there are at a place than there were. */
  const more = new Map<Place, number>();
  const count = (place: Place, by: number): void => {
    more.set(place, (more.get(place) ?? 0) + by);
  };
  for (const fact of facts) {
    if (!isReal(rulebook, fact.piece)) continue;
    if (fact.piece === UNSEEN) {
      count(fact.from, -1);
      count(fact.to, 1);
      continue;
    }
    if (!from.has(fact.piece)) from.set(fact.piece, fact.from);
    lies.set(fact.piece, fact.to);
  }
  const named = [...from].flatMap(([piece, to]): Return[] => {
    const now = lies.get(piece) ?? NOWHERE;
    const back = { card: rulebook.pieceName(piece), count: 1 };
    return now === to ? [] : [{ ...back, from: rulebook.placeName(now), to: rulebook.placeName(to) }];
  });
  return [...named, ...unseen(rulebook, more)];
}

function isReal(rulebook: Rulebook, piece: Piece): boolean {
  return rulebook.pieces[piece]?.token !== true || REAL.test(rulebook.pieceName(piece));
}

/** Hidden cards from where there are too many to where some are missing; each seat's own piles first. */
function unseen(rulebook: Rulebook, more: ReadonlyMap<Place, number>): readonly Return[] {
  const too = new Map([...more].filter(([, count]) => count > 0));
  const lacks = new Map([...more].filter(([, count]) => count < 0));
  const found: Return[] = [];
  const seatOf = (place: Place): string => rulebook.placeName(place).split(":")[1] ?? "";
  for (const own of [true, false])
    for (const [from, many] of too)
      for (const [to, few] of lacks) {
        if (own && seatOf(from) !== seatOf(to)) continue;
        const count = Math.min(too.get(from) ?? many, -(lacks.get(to) ?? few));
        if (count <= 0) continue;
        too.set(from, (too.get(from) ?? many) - count);
        lacks.set(to, (lacks.get(to) ?? few) + count);
        found.push({ card: "?", count, from: rulebook.placeName(from), to: rulebook.placeName(to) });
      }
  return found;
}
