import type { Table } from "@stillwater/engine";
import { descriptionOf } from "@stillwater/table/queries";
import type { FirstTimes } from "../first-times";

/** Whether no part of the board is closed any more, as both pillars are full. */
const roofOpen = (table: Table): boolean => descriptionOf(table).closed.size === 0;

export const firsts: FirstTimes = {
  plainest: (table) => (roofOpen(table) ? null : "T.arch.pillars"),
  standing: (table) => (roofOpen(table) ? ["T.arch.roof"] : []),
  acts: [],
  shown: null,
  broughtUp: [],
};
