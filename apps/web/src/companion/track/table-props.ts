/** What the page of a followed game hands to the table on it. */
import type { Content, View } from "@stillwater/companion";
import type { ClauseId, Seat, Table } from "@stillwater/engine";
import type { Ref } from "react";
import type { DeviceCrewSeat } from "../crew-seat";
import type { CrewSeats } from "../device/shelf";
import type { EntryWriter } from "./writing";

/** What lies over the table once it is opened. */
export type OpenedSheet = "menu" | "history" | "count" | "share" | "left" | "online" | "setUp";

/** What the menu does at the table. */
export interface TableHandle {
  /** Writes down what is taken for granted, before cards are counted. */
  readonly settle: () => Promise<void>;
  /** Opens the line to type or dictate into. */
  readonly line: () => void;
  /** Nothing can be played by whoever is to act. */
  readonly stuck: () => void;
  /** Asks the quiet crew to play for whoever is to act. */
  readonly crew: () => void;
}

export interface TableProps {
  readonly ref?: Ref<TableHandle>;
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
  readonly onWrite: (contents: readonly (Content | EntryWriter)[]) => Promise<number>;
  readonly onUndo: (() => void) | undefined;
  readonly onOpen: (sheet: OpenedSheet | null) => void;
  readonly onRule: (clause: ClauseId) => void;
  /** The seats that the quiet crew plays on this device, by number. */
  readonly crew?: CrewSeats | undefined;
  /** What is to be kept of one of them; null where people play for it again. */
  readonly onCrew?: ((seat: Seat, kept: DeviceCrewSeat | null) => void) | undefined;
}
