/** The props that the page of a tracked game passes to its table. */
import type { Content, View } from "@stillwater/companion";
import type { ClauseId, Seat, Table } from "@stillwater/engine";
import type { MouseEvent, Ref } from "react";
import type { DeviceCrewSeat } from "../crew-seat";
import type { CrewSeats } from "../device/shelf";
import type { EntryWriter } from "./writing";

/** The sheets that can be opened over the table. */
export type OpenedSheet = "menu" | "history" | "count" | "share" | "left" | "online" | "setUp";

/** The menu's actions on the table. */
export interface TableHandle {
  /** Records the current assumptions, before cards are counted. */
  readonly settle: () => Promise<void>;
  /** Opens the line for typing or dictating. */
  readonly line: () => void;
  /** The player to act cannot play anything. */
  readonly stuck: () => void;
  /** Asks the quiet crew to play for the seat that must act. */
  readonly crew: () => void;
}

export interface TableProps {
  readonly ref?: Ref<TableHandle>;
  readonly id: string;
  readonly view: View;
  readonly table: Table;
  /** A conflict must be settled before more is recorded. */
  readonly blocked: boolean;
  /** The device lies flat in the middle of the table. */
  readonly flat: boolean;
  readonly onFlat: (flat: boolean) => void;
  /** A sheet is open: keys are not handled here. */
  readonly busy: boolean;
  readonly onWrite: (contents: readonly (Content | EntryWriter)[]) => Promise<number>;
  /** The second press of a double press takes nothing back. */
  readonly onUndo: ((press?: Pick<MouseEvent, "detail">) => void) | undefined;
  readonly onOpen: (sheet: OpenedSheet | null) => void;
  readonly onRule: (clause: ClauseId) => void;
  /** The seats that the quiet crew plays on this device, by number. */
  readonly crew?: CrewSeats | undefined;
  /** What to store for one of these seats; null gives the seat back to people. */
  readonly onCrew?: ((seat: Seat, kept: DeviceCrewSeat | null) => void) | undefined;
}
