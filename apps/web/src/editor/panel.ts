/** What the panel of a module gets where a position is set up. */
import type { Table } from "@stillwater/engine";
import type { Cards } from "@/play/words/cards";
import type { Edited } from "./settling";

export interface PanelProps {
  readonly table: Table;
  /** Who plays, by seat. */
  readonly names: readonly string[];
  readonly cards: Cards;
  readonly onEdit: (edit: Edited) => boolean;
}
