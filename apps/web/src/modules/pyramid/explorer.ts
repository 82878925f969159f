/** What is left in the Explorer deck: its composition is known, and everybody saw each card that was turned up. */
import { factWords, namedPiece, type Rulebook, revealedBy, type Table } from "@stillwater/engine";
import type { EntryView } from "@stillwater/table/session";
import type { NamedKind } from "../room";
import { NAMED_KINDS } from "../rooms";

const DECK = "explorer";

/** The kind of card that an act turned up; null if none. */
export function turnedUp(entry: EntryView): NamedKind | null {
  for (const fact of entry.facts) {
    const words = factWords(fact);
    const kind = words?.from === DECK ? revealedBy(words.clause) : undefined;
    if (kind !== undefined) return kind;
  }
  return null;
}

export interface Count {
  readonly kind: NamedKind;
  readonly left: number;
  readonly of: number;
}

/** The number of each kind in the full deck, most frequent first. */
function deckOf({ pieces }: Rulebook): readonly Omit<Count, "left">[] {
  const kinds = pieces.flatMap(({ name, starts }) => (starts === DECK ? [namedPiece(name)?.kind] : []));
  return NAMED_KINDS.flatMap((kind) => {
    const of = kinds.filter((one) => one === kind).length;
    return of === 0 ? [] : [{ kind, of }];
  }).sort((one, other) => other.of - one.of);
}

export function explorerLeft(table: Table, log: readonly EntryView[]): readonly Count[] {
  const drawn = log.map(turnedUp);
  return deckOf(table.rulebook).map(({ kind, of }) => ({
    ...{ kind, of },
    left: of - drawn.filter((one) => one === kind).length,
  }));
}
