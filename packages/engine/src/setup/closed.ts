/** Whether a board can still be completed, as far as can be known here. */
import type { Closure } from "../kernel/coming";
import type { Table } from "../kernel/table";
import { closedMountain } from "../mountain/gaps";
import { closedWater } from "../sea/gaps";

const CLOSED = { sea: closedWater, mountain: closedMountain } as const;

/**
 * What can never be completed, whatever comes: gaps with fewer numbers than spaces, rows with fewer cards than places,
 * Bridges that no card could cover. An empty list is no promise that the board can be completed: cards may lie among the
 * discards. What depends on a card that lies where the rules would have refused it is told by `slips`.
 */
export function closed(table: Table): readonly Closure[] {
  return CLOSED[table.rulebook.game](table);
}
