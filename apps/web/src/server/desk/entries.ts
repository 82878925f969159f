/** Entries are stored once, with everything in them, and redacted for each viewer when they are sent. */
import {
  type Fact,
  redact,
  redactPast,
  type Table,
  unpackFacts,
  type Viewer,
  writeFact,
} from "@stillwater/engine";
import type { EntryRow } from "../storage/schema";
import type { EntryView } from "../wire";
import { endsGame, rulebookOf } from "./judging";

/** The facts of a stored entry. */
export function factsOf(code: string, entry: EntryRow): readonly Fact[] {
  const facts = unpackFacts(rulebookOf(code), entry.facts);
  if (!facts.ok) throw new Error("a stored entry cannot be read");
  return facts.value;
}

/** An entry as it reaches a viewer while it happens. */
export function liveEntry(code: string, entry: EntryRow, viewer: Viewer): EntryView {
  const rulebook = rulebookOf(code);
  return entryView(
    entry,
    factsOf(code, entry).map((fact) => writeFact(rulebook, redact(rulebook, fact, viewer))),
  );
}

/** An entry as a viewer may look it up when the table stands as `head`. */
export function pastEntry(code: string, entry: EntryRow, head: Table, viewer: Viewer): EntryView {
  return entryView(
    entry,
    factsOf(code, entry).map((fact) => writeFact(head.rulebook, redactPast(head, fact, viewer))),
  );
}

/** Whether this entry is one act of a game that goes on: the kind that can be sent by itself. */
export function isPlainAct(code: string, entry: EntryRow): boolean {
  return entry.kind === "act" && !factsOf(code, entry).some((fact) => endsGame(rulebookOf(code), fact));
}

/**
 * The entries a viewer has missed, if they may be sent one by one: each looks the same now as it did live. Otherwise
 * null, and the viewer needs the whole table. A card the viewer discarded meanwhile is such a case: it was theirs to
 * see once, and now it is nobody's.
 */
export function catchUp(
  code: string,
  missed: readonly EntryRow[],
  head: Table,
  viewer: Viewer,
): readonly EntryView[] | null {
  const views: EntryView[] = [];
  for (const entry of missed) {
    if (!isPlainAct(code, entry)) return null;
    const past = pastEntry(code, entry, head, viewer);
    const live = liveEntry(code, entry, viewer);
    if (past.facts.some((fact, index) => fact !== live.facts[index])) return null;
    views.push(past);
  }
  return views;
}

function entryView(entry: EntryRow, facts: readonly string[]): EntryView {
  return { rev: entry.rev, turn: entry.turn, seat: entry.seat, facts, at: entry.at };
}
