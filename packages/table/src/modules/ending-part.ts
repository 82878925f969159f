/** What a module adds to how a game ended: in words, and in the figures that are kept. */
import type { Table } from "@stillwater/engine";
import type { Ending } from "@stillwater/rulebook";
import type { Figures } from "../session/wire";

export interface EndingPart {
  readonly told: (table: Table) => Partial<Ending>;
  readonly figures: (table: Table) => Partial<Figures>;
}
