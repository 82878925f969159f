/** Counts the spectators of a table. */
import { DeskProblem } from "./problem";
import type { Tools } from "./tools";

/** The most spectators of one table, so that a crowd cannot slow the players down. */
export const MOST_SPECTATORS = 100;

/** Counts a spectator in; throws if the table has the most it can take. Returns how to count out again. */
export function countSpectator(tools: Tools, table: string): () => void {
  const counts = tools.spectators;
  const count = counts.get(table) ?? 0;
  if (count >= MOST_SPECTATORS) throw new DeskProblem("full");
  counts.set(table, count + 1);
  let gone = false;
  return () => {
    if (gone) return;
    gone = true;
    const left = (counts.get(table) ?? 1) - 1;
    if (left > 0) counts.set(table, left);
    else counts.delete(table);
  };
}
