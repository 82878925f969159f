/** What the page of a followed game hands to the table on it. */
import type { Content, View } from "@stillwater/companion";
import type { ClauseId, Table } from "@stillwater/engine";
import type { OpenSheet } from "./Track";
import type { Writing } from "./writing";

export interface TableProps {
  readonly id: string;
  readonly view: View;
  readonly table: Table;
  /** Something must be settled before more is written. */
  readonly blocked: boolean;
  /** The device lies flat in the middle of the table. */
  readonly flat: boolean;
  readonly onFlat: (flat: boolean) => void;
  /** A sheet is open: keys mean nothing here. */
  readonly busy: boolean;
  readonly onWrite: (contents: readonly (Content | Writing)[]) => Promise<number>;
  readonly onTold: (words: readonly string[]) => void;
  readonly onUndo: (() => void) | undefined;
  readonly onOpen: (sheet: OpenSheet) => void;
  readonly onRule: (clause: ClauseId) => void;
}
