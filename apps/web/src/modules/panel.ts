/** What the panel of a module gets where a position is set up. */
import type { Table } from "@stillwater/engine";
import type { Edited } from "@stillwater/table/position";
import type { Cards } from "@/stage/cards";

export interface PanelProps {
  readonly table: Table;
  /** Who plays, by seat. */
  readonly names: readonly string[];
  readonly cards: Cards;
  readonly onEdit: (edit: Edited) => boolean;
}
