/** Slips: what lies on a table although a rule of placement would have refused it. Like all else, read off the table. */
import type { SlippedCard } from "../kernel/misplaced";
import type { Table } from "../kernel/table";
import { mountainSlips } from "../mountain/checks";
import { seaSlips } from "../sea/order";

const SLIPS = { sea: seaSlips, mountain: mountainSlips } as const;

/**
 * What the rules would have refused, each as the finding they would have given, with the place of its card and of the
 * card that it conflicts with. Empty where the rules allow the position. Play goes on all the same.
 */
export function slips(table: Table): readonly SlippedCard[] {
  return SLIPS[table.rulebook.game](table);
}
