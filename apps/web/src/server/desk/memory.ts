/** The tables played lately, unpacked, so that an act need not read its table's line again. A cache of the database. */
import { readPosition, type Table } from "@stillwater/engine";
import type { TableRow } from "../storage/schema";

export interface Memory {
  /** The whole table of a row, everything known. The row must have been dealt. */
  tableOf(row: TableRow): Table;
  /** Keeps what a table has become, for the next act. Harmless if that is never committed: it is kept by snapshot. */
  keep(id: string, snapshot: string, table: Table): void;
}

interface Kept {
  readonly snapshot: string;
  readonly table: Table;
}

const TABLES_KEPT = 256;

export function memory(): Memory {
  const kept = new Map<string, Kept>();
  const keep = (id: string, snapshot: string, table: Table): void => {
    kept.delete(id);
    kept.set(id, { snapshot, table });
    const oldest = kept.size > TABLES_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
  };
  return {
    keep,
    tableOf: (row) => {
      if (row.snapshot === null) throw new Error("the table has not been dealt");
      const known = kept.get(row.id);
      if (known?.snapshot === row.snapshot) return known.table;
      const read = readPosition(row.snapshot);
      if (!read.ok) throw new Error("a stored table cannot be read");
      keep(row.id, row.snapshot, read.value);
      return read.value;
    },
  };
}
