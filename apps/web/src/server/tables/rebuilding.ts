/** A table's log holds everything: whether it is whole, the position it leads to, and rebuilding a damaged one. */
import { evolve, outcome, readPosition, type Table, writePosition } from "@stillwater/engine";
import { dealFrom, factsOf, type Status } from "@stillwater/table/session";
import type { EntryRow, TableRow } from "../storage/schema";
import type { Tx } from "../storage/store";
import {
  entriesAfter,
  firstHash,
  hashOf,
  replacePosition,
  snapshotHash,
  tableForChange,
} from "../storage/tables";
import { keptBeginning } from "./beginning";

/** The first error in a log: an entry that is missing or has been changed. Null if the log is whole. */
function brokenAt(row: TableRow, entries: readonly EntryRow[]): number | null {
  let prev = firstHash(row.id);
  for (const [index, entry] of entries.entries()) {
    if (entry.rev !== index + 1 || entry.prev_hash !== prev || hashOf(entry) !== entry.hash) return index + 1;
    prev = entry.hash;
  }
  return entries.length === row.rev && prev === row.head_hash ? null : entries.length + 1;
}

/**
 * The result of a log: the position after its last entry, and its status. Null before the deal. Throws if the log or its
 * beginning cannot be read.
 */
function ledTo(
  row: TableRow,
  entries: readonly EntryRow[],
): { readonly snapshot: string; readonly status: Status } | null {
  const deal = entries.find(({ kind }) => kind === "deal");
  if (deal === undefined) return null;
  let table = laidBy(row, deal);
  for (const entry of entries) if (entry.kind === "act") table = evolve(table, factsOf(row.code, entry));
  const stopped = entries.some(({ kind }) => kind === "stopped");
  return { snapshot: writePosition(table), status: stopped ? "stopped" : outcome(table) };
}

/** The table after its deal: dealt from the seed, or from a position. */
function laidBy(row: TableRow, deal: EntryRow): Table {
  if (row.begins === null) {
    if (row.seed === null) throw new Error("a dealt table without a seed");
    const dealt = dealFrom(row.code, row.id, row.seed);
    if (dealt.facts !== deal.facts || dealt.commitment !== row.commitment)
      throw new Error("a deal that its seed does not lead to");
    return dealt.table;
  }
  const laid = readPosition(keptBeginning(row.begins).laid ?? "");
  if (!laid.ok) throw new Error("a stored beginning cannot be read");
  return evolve(laid.value, factsOf(row.code, deal));
}

/** What is wrong with a table, in words for the person who runs the server; and whether its position can be rebuilt. */
export interface Damage {
  readonly what: string;
  readonly position: { readonly snapshot: string; readonly status: Status } | null;
}

/** Compares a table's row with its log. Null if all is well. */
export function damageOf(row: TableRow, entries: readonly EntryRow[]): Damage | null {
  const broken = brokenAt(row, entries);
  if (broken !== null) return { what: `its log is broken at entry ${broken} of ${row.rev}`, position: null };
  try {
    const led = ledTo(row, entries);
    if (led === null)
      return row.snapshot === null ? null : { what: "it has a position but no deal", position: null };
    const summed = row.snapshot_hash === null || row.snapshot_hash === snapshotHash(row.id, led.snapshot);
    if (row.snapshot === led.snapshot && row.status === led.status && summed) return null;
    return { what: "its position is not what its log leads to", position: led };
  } catch (cause) {
    return { what: cause instanceof Error ? cause.message : "its log cannot be read", position: null };
  }
}

/** Rebuilds a damaged position from its log. False if nothing was damaged, or the log is not whole either. */
export async function rebuild(tx: Tx, table: string): Promise<boolean> {
  const row = await tableForChange(tx, table);
  if (row === undefined) return false;
  const damage = damageOf(row, await entriesAfter(tx.db, table, 0));
  if (damage === null || damage.position === null) return false;
  await replacePosition(tx, row, damage.position);
  return true;
}
