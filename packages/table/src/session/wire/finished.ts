/** The replies to questions about a finished game, which hide nothing. */

import type { CrewHand } from "@stillwater/crew";
import type { Figures, Status } from "./view";

/** The answer to `table.replay`. */
export type ReplayReply =
  /** The game is not over; or others may still play the same daily deal until the day ends (`sealed`). */
  | {
      readonly over: false;
      readonly sealed: boolean;
      /** It was ended early, and is open only to those who played it. */
      readonly closed?: true;
    }
  | {
      readonly over: true;
      readonly table: string;
      readonly code: string;
      readonly status: Status;
      readonly names: readonly (string | null)[];
      readonly seed: string;
      readonly commitment: string;
      readonly deal: string | null;
      readonly grade?: number;
      readonly daily: string | null;
      readonly figures: Figures | null;
      readonly begins: BeginningView | null;
      /** The deal first (seat -1, no act), then every act, with nothing hidden. */
      readonly entries: readonly VerifyEntry[];
    };

/** The answer to `table.verify`. */
export type VerifyReply =
  | {
      readonly over: false;
      readonly commitment: string | null;
      /** It was ended early, and is open only to those who played it. */
      readonly closed?: true;
    }
  | {
      readonly over: true;
      readonly code: string;
      readonly tableId: string;
      readonly seed: string;
      readonly commitment: string;
      readonly begins: BeginningView | null;
      /** When the quiet crew held a seat, so that its decisions can be repeated. */
      readonly crew: readonly CrewStayView[];
      /** The deal first (seat -1, no act), then every act, with nothing hidden. */
      readonly entries: readonly VerifyEntry[];
    };

/** A seat held by the quiet crew: which hand, which version, from which revision to which (null where it stayed). */
export interface CrewStayView {
  readonly seat: number;
  readonly hand: CrewHand;
  readonly version: number;
  readonly from: number;
  readonly to: number | null;
}

/** Where a finished game went on from; null where it was dealt from its seed alone. */
export interface BeginningView {
  /** With nothing hidden, before the game went on. */
  readonly position: string;
  /** Whether hands were entered by their holders, or dealt from the seed like all other cards that nobody had seen. */
  readonly hands: "entered" | "dealt";
}

interface VerifyEntry {
  readonly rev: number;
  readonly seat: number;
  /** The act's text, empty for the deal. */
  readonly act: string;
  readonly facts: readonly string[];
  readonly at: string;
}
