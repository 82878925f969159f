/** The props of a module's panel where a position is set up. */
import type { Table } from "@stillwater/engine";
import type { Edited } from "@stillwater/table/position";
import type { Cards } from "@/stage/cards";

export interface PanelProps {
  readonly table: Table;
  /** The players' names by seat. */
  readonly names: readonly string[];
  readonly cards: Cards;
  readonly onEdit: (edit: Edited) => boolean;
}
