/** How entries are told: which can be sent by themselves, when the whole table is needed instead, and their full text. */
import { type Table, type Viewer, writeFact } from "@stillwater/engine";
import {
  type EntryView,
  endsGame,
  factsOf,
  liveEntry,
  pastEntry,
  rulebookOf,
} from "@stillwater/table/session";
import type { EntryRow } from "../storage/schema";

/** Whether this entry is an act that does not end the game: the only kind that can be sent by itself. */
export function isPlainAct(code: string, entry: EntryRow): boolean {
  return entry.kind === "act" && !factsOf(code, entry).some((fact) => endsGame(rulebookOf(code), fact));
}

/**
 * The entries a viewer has missed, if they may be sent one by one because each looks the same now as it did live. Otherwise
 * null, and the viewer needs the whole table. For example, a card that the viewer has discarded meanwhile was theirs to see
 * once, and now nobody may see it.
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

/** An entry with nothing hidden, for when its game is over. */
export function openEntry(code: string, entry: EntryRow) {
  const { rev, seat, act, at } = entry;
  const facts = factsOf(code, entry).map((fact) => writeFact(rulebookOf(code), fact));
  return { rev, seat, act, facts, at };
}
