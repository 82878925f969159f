/** Which cards go back where when a table is rewound: people have to move them. */
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

/** Cards to move by hand; `?` is one nobody sees, and then only the number matters. */
export interface Return {
  readonly card: string;
  readonly count: number;
  readonly from: string;
  readonly to: string;
}

/**
 * What has to be moved to stand at the beginning of a turn again, by what was recorded since: the last first, so that
 * cards drawn go back to a pile before those that were given come back to the hand.
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

/** Cards that are known, from where they lie to where they lay; on a space that was put right, the card that really lies there. */
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

/** Hidden cards by their number, between each two places. */
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
