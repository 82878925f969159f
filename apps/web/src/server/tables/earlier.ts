/** The acts before those that came with a table, in pages, for people who want to read on. */
import type { LogPage } from "@stillwater/table/session";
import { actsUpTo, PAGE_ACTS } from "./table-log";
import type { Tools } from "./tools";
import { readFor } from "./view";

/** The answer to `table.log`: the acts before a revision that the asker has. */
export async function logBefore(
  tools: Tools,
  tokenHash: string | null,
  table: string,
  before: number,
): Promise<LogPage> {
  const { row, viewer } = await readFor(tools, table, tokenHash);
  if (row.snapshot === null) return { entries: [], earlier: false };
  const head = tools.memory.tableOf(row);
  return actsUpTo(tools.store.db, row, head, viewer, {
    before: Math.min(before, row.rev + 1),
    most: PAGE_ACTS,
  });
}
