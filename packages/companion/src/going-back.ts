/** Which cards people have to move, and where, when a table is rewound. */
import {
  type Fact,
  isFilled,
  isTangible,
  type Piece,
  type Place,
  type Rulebook,
  type Table,
  topOf,
  UNSEEN,
} from "@stillwater/engine";
import type { View } from "./view";

/** Cards to move by hand; `?` stands for unseen cards, of which only the number matters. */
export interface Return {
  readonly card: string;
  readonly count: number;
  readonly from: string;
  readonly to: string;
}

/**
 * What has to be moved to get back to the beginning of a turn, according to the record since. The last moves come first, so
 * that drawn cards return to a pile before the cards that were given return to the hand.
 */
export function goingBack(view: View, turn: number): readonly Return[] {
  const first = view.steps.findIndex((step) => step.entry.kind !== "begin" && step.turn >= turn);
  const { table } = view;
  if (first < 0 || !table) return [];
  const { rulebook } = table;
  const facts = view.steps.slice(first).flatMap((step) => step.facts);
  const real = facts.filter(({ piece }) => isTangible(rulebook, piece));
  return [...unseen(rulebook, real), ...named(table, real)];
}

/** Known cards, from where they lie to where they lay; for a space that was corrected, the card that really lies there. */
function named(table: Table, facts: readonly Fact[]): readonly Return[] {
  const { rulebook } = table;
  const lay = new Map<Piece, Place>();
  const lies = new Map<Piece, Place>();
  for (const { piece, from, to } of facts) {
    if (piece === UNSEEN) continue;
    if (!lay.has(piece)) lay.set(piece, from);
    lies.delete(piece);
    lies.set(piece, to);
  }
  return [...lies].toReversed().flatMap(([piece, from]): Return[] => {
    const to = lay.get(piece) ?? from;
    const isSpace = rulebook.cells.includes(from);
    const card = rulebook.pieceName(isSpace ? topOf(table, from) : piece);
    return from === to || (isSpace && !isFilled(table, from))
      ? []
      : [{ card, count: 1, from: rulebook.placeName(from), to: rulebook.placeName(to) }];
  });
}

/** How many unseen cards go back between each two places. */
function unseen(rulebook: Rulebook, facts: readonly Fact[]): readonly Return[] {
  const back = new Map<string, number>();
  for (const { piece, from, to } of facts.toReversed()) {
    if (piece !== UNSEEN) continue;
    const way = `${rulebook.placeName(to)} ${rulebook.placeName(from)}`;
    const other = `${rulebook.placeName(from)} ${rulebook.placeName(to)}`;
    if ((back.get(other) ?? 0) > 0) back.set(other, (back.get(other) ?? 0) - 1);
    else back.set(way, (back.get(way) ?? 0) + 1);
  }
  return [...back].flatMap(([way, count]): Return[] => {
    const [from = "", to = ""] = way.split(" ");
    return count === 0 ? [] : [{ card: "?", count, from, to }];
  });
}
