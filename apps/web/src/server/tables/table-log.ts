/** The acts of a table as a viewer may see them: the last of them come with the table, the others in pages. */
import type { Table, Viewer } from "@stillwater/engine";
import { type LogPage, pastEntry } from "@stillwater/table/session";
import type { TableRow } from "../storage/schema";
import type { Reader } from "../storage/store";
import { actsBefore } from "../storage/tables";

/** How many acts come with a table. */
export const LAST_ACTS = 40;
/** Earlier acts in one page: an ordinary game is two pages. */
export const PAGE_ACTS = 100;

/** The last acts up to a revision, oldest first. */
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
