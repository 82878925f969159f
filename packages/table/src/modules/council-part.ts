/** A council: a step at which the whole crew is asked, and answers with markers alone. */
import type { Seat, StepName, Table } from "@stillwater/engine";
import type { ActsBy } from "./ways";

type Deed = ActsBy<"deed">;

/** What may be pointed at in a council; no other talk is allowed then. */
export interface CouncilAsking {
  /** Identifies what it is about: no two moments of a game have the same matter. */
  readonly matter: string;
  /** Where a marker may be put: names of places, and `keep`. */
  readonly markers: readonly string[];
}

export interface CouncilPart {
  readonly step: StepName;
  /** The act by which a seat leaves everything as it is. */
  readonly leaves: Deed;
  /** Seats that can do nothing else, which everybody can see. */
  readonly mustLeave: (table: Table) => readonly Seat[];
  /** What the crew is asked at that step; null where there is nothing to point at. */
  readonly asking: (table: Table) => CouncilAsking | null;
  /** The name of the place of the card that is not settled yet: what a speaker means by "this one". */
  readonly unsettled: (table: Table) => string | undefined;
}

/** The marker for leaving everything as it is. */
export const KEEP = "keep";
