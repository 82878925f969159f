/** A step at which a whole crew is asked, and answers by markers alone: a council. */
import type { Seat, StepName, Table } from "@stillwater/engine";
import type { ActsBy } from "./ways";

type Deed = ActsBy<"deed">;

/** What may be pointed at in a council: the only talk there is then. */
export interface CouncilAsking {
  /** What it is about; no other moment of a game is about the same. */
  readonly matter: string;
  /** Where a marker may be put: names of places, and `keep`. */
  readonly markers: readonly string[];
}

export interface CouncilPart {
  readonly step: StepName;
  /** The act by which a seat leaves all as it is. */
  readonly leaves: Deed;
  /** Seats that can do nothing else, as everybody sees. */
  readonly mustLeave: (table: Table) => readonly Seat[];
  /** What the crew is asked at that step; null where nothing may be pointed at. */
  readonly asking: (table: Table) => CouncilAsking | null;
  /** Where what is not settled yet lies, by the name of the place: "this one", to whoever speaks of it. */
  readonly unsettled: (table: Table) => string | undefined;
}

/** The marker for leaving everything as it is. */
export const KEEP = "keep";
