/** What is left in the Explorer deck: its composition is known, and every card that was turned up was seen by all. */
import { type ClauseId, factWords, type Table } from "@stillwater/engine";
import type { EntryView } from "@stillwater/table/session";

const EXPLORED = ["storm", "compass", "monster", "blank", "start", "finish", "wild", "rocks"] as const;
export type Explored = (typeof EXPLORED)[number];

/** The clause under which a card of each kind comes up. */
const CLAUSES: Readonly<Record<string, Explored>> = {
  "T.pyramid.storm": "storm",
  "T.pyramid.compass": "compass",
  "T.pyramid.monster": "monster",
  "T.pyramid.easier": "blank",
  "T.pyramid.start": "start",
  "T.pyramid.finish": "finish",
  "T.pyramid.wild": "wild",
  "T.pyramid.rocks": "rocks",
} satisfies Partial<Record<ClauseId, Explored>>;

/** The kind of the card an act turned up; null where it turned none. */
export function turnedUp(entry: EntryView): Explored | null {
  for (const fact of entry.facts) {
    const words = factWords(fact);
    const kind = words?.from === "explorer" ? CLAUSES[words.clause] : undefined;
    if (kind !== undefined) return kind;
  }
  return null;
}

export interface Count {
  readonly kind: Explored;
  readonly left: number;
  readonly of: number;
}

export function explorerLeft(table: Table, log: readonly EntryView[]): readonly Count[] {
  const drawn = log.map(turnedUp);
  return EXPLORED.flatMap((kind): Count[] => {
    const of = table.rulebook
      .copies(kind)
      .filter((piece) => table.rulebook.pieces[piece]?.starts === "explorer");
    if (of.length === 0) return [];
    return [{ kind, of: of.length, left: of.length - drawn.filter((one) => one === kind).length }];
  });
}
