/** Entries are stored once, complete, and redacted for each viewer when they are shown. */
import {
  type Fact,
  redact,
  redactPast,
  type Table,
  unpackFacts,
  type Viewer,
  writeFact,
} from "@stillwater/engine";
import { rulebookOf } from "./judging";
import type { EntryView } from "./wire/view";

/** An entry as it is kept, with packed facts. */
export interface KeptEntry {
  readonly rev: number;
  readonly turn: number;
  readonly seat: number;
  readonly facts: string;
  readonly at: string;
}

/** The facts of a stored entry. */
export function factsOf(code: string, entry: KeptEntry): readonly Fact[] {
  const facts = unpackFacts(rulebookOf(code), entry.facts);
  if (!facts.ok) throw new Error("a stored entry cannot be read");
  return facts.value;
}

/** An entry as it is sent to a viewer when it happens. */
export function liveEntry(code: string, entry: KeptEntry, viewer: Viewer): EntryView {
  const rulebook = rulebookOf(code);
  return entryView(
    entry,
    factsOf(code, entry).map((fact) => writeFact(rulebook, redact(rulebook, fact, viewer))),
  );
}

/** An entry as a viewer may look it up later, when the table stands as `head`. */
export function pastEntry(code: string, entry: KeptEntry, head: Table, viewer: Viewer): EntryView {
  return entryView(
    entry,
    factsOf(code, entry).map((fact) => writeFact(head.rulebook, redactPast(head, fact, viewer))),
  );
}

function entryView(entry: KeptEntry, facts: readonly string[]): EntryView {
  return { rev: entry.rev, turn: entry.turn, seat: entry.seat, facts, at: entry.at };
}
