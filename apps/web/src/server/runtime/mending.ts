/** Rebuilds a table from its log when its stored position is damaged, as soon as somebody asks for the table. */
import { rebuild } from "../tables/rebuilding";
import type { Tools } from "../tables/tools";
import { errorLine, log, tableTag } from "./log";

/** Tries each damaged table once: if its log could not mend it the first time, a person must. */
export function mender(tools: Tools): (table: string) => void {
  const tried = new Set<string>();
  const attempt = async (table: string): Promise<void> => {
    try {
      const mended = await tools.store.write((tx) => rebuild(tx, table));
      if (mended) tried.delete(table);
      if (mended) log("warn", "made a damaged table anew from its log", { table: tableTag(table) });
      else
        log("error", "a table is damaged and so is its log: npm run check says more", {
          table: tableTag(table),
        });
    } catch (cause) {
      // The storage itself failed; the next request for the table tries again.
      tried.delete(table);
      log("error", "failed", { table: tableTag(table), ...errorLine(cause) });
    }
  };
  return (table) => {
    if (tried.has(table)) return;
    tried.add(table);
    void attempt(table);
  };
}
