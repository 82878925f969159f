/** The acts of a table as a viewer may look them up: the last of them come with the table, the others by pages. */
import type { Table, Viewer } from "@stillwater/engine";
import { type LogPage, pastEntry } from "@stillwater/table/session";
import type { TableRow } from "../storage/schema";
import type { Reader } from "../storage/store";
import { actsBefore } from "../storage/tables";

/** Acts that come with a table. */
export const LAST_ACTS = 40;
/** Acts of a page of what was before them: an ordinary game is two of these. */
export const PAGE_ACTS = 100;

/** So many acts before a revision, the oldest first. */
export async function actsUpTo(
  db: Reader,
  row: TableRow,
  head: Table,
  viewer: Viewer,
  { before, most }: { readonly before: number; readonly most: number },
): Promise<LogPage> {
  const acts = await actsBefore(db, row.id, before, most + 1);
  const shown = acts.slice(0, most).reverse();
  return {
    entries: shown.map((entry) => pastEntry(row.code, entry, head, viewer)),
    earlier: acts.length > most,
  };
}
