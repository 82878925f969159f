/**
 * The tables played lately, parsed, so that an act need not parse its table's position again; and what was last shown of
 * them from each seat. A cache of the database.
 */
import { readPosition, type Table, type Viewer } from "@stillwater/engine";
import type { TableView } from "@stillwater/table/session";
import type { TableRow } from "../storage/schema";
import { snapshotHash } from "../storage/tables";
import { DeskProblem } from "./problem";

/** The part of a view that depends on the table's revision and on the viewer, and on nothing else. */
export type ViewSight = Pick<TableView, "position" | "log" | "earlier" | "waiting">;

export interface ViewMemory {
  /**
   * The whole table of a row, with everything known. The row must have been dealt. If the stored position is not what was
   * written, it throws a problem and calls the listeners with the table's id.
   */
  tableOf(row: Pick<TableRow, "id" | "snapshot" | "snapshot_hash">): Table;
  /** Keeps the new state of a table, for the next act. Harmless if that is never committed: it is kept by snapshot. */
  keep(id: string, snapshot: string, table: Table): void;
  /** What a viewer sees of a row, computed once for all viewers from there until the table moves on. */
  sightOf(row: TableRow, viewer: Viewer, make: () => Promise<ViewSight>): Promise<ViewSight>;
  /** Calls the listener for every damaged position that is asked for. */
  onDamage(listener: (id: string) => void): void;
}

interface Kept {
  readonly snapshot: string;
  readonly table: Table;
}

const TABLES_KEPT = 256;
const SIGHTS_KEPT = 512;

export function memory(): ViewMemory {
  const kept = new Map<string, Kept>();
  const sights = new Map<string, { readonly rev: number; readonly sight: Promise<ViewSight> }>();
  let tell: (id: string) => void = () => undefined;
  const keep = (id: string, snapshot: string, table: Table): void => {
    kept.delete(id);
    kept.set(id, { snapshot, table });
    const oldest = kept.size > TABLES_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
  };
  const sightOf = (row: TableRow, viewer: Viewer, make: () => Promise<ViewSight>): Promise<ViewSight> => {
    const key = `${row.id} ${viewer}`;
    const known = sights.get(key);
    if (known?.rev === row.rev) return known.sight;
    const sight = make();
    // A reader whose row is older than the cached view must not put the older view back.
    if (known !== undefined && known.rev > row.rev) return sight;
    sights.delete(key);
    sights.set(key, { rev: row.rev, sight });
    sight.catch(() => sights.delete(key));
    const oldest = sights.size > SIGHTS_KEPT ? sights.keys().next().value : undefined;
    if (oldest !== undefined) sights.delete(oldest);
    return sight;
  };
  return {
    keep,
    sightOf,
    onDamage: (listener) => {
      tell = listener;
    },
    tableOf: (row) => {
      if (row.snapshot === null) throw new Error("the table has not been dealt");
      const known = kept.get(row.id);
      if (known?.snapshot === row.snapshot) return known.table;
      const summed = row.snapshot_hash === null || row.snapshot_hash === snapshotHash(row.id, row.snapshot);
      const read = readPosition(row.snapshot);
      if (!summed || !read.ok) {
        tell(row.id);
        throw new DeskProblem("damaged");
      }
      keep(row.id, row.snapshot, read.value);
      return read.value;
    },
  };
}
