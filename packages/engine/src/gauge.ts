/** Spare cards of any game: what is still to come less what is still needed. */
import type { Gauge } from "./kernel/gauge";
import type { Table } from "./kernel/table";
import { mountainGauge } from "./mountain/gauge";
import { seaGauge } from "./sea/gauge";

/** How a table stands. Public counts only. */
export function gauge(table: Table): Gauge {
  return table.rulebook.game === "sea" ? seaGauge(table) : mountainGauge(table);
}
