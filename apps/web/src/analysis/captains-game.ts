/** The game that the captain's log is about. */
import type { ActLine } from "@stillwater/analysis";
import type { Course } from "@stillwater/table/log";

export interface CaptainsGame {
  /** The game as played, to its end. */
  readonly course: Course;
  readonly names: readonly string[];
  readonly onStep: (step: number) => void;
  /** Shows another line of play from after this many moves. */
  readonly onLine: (after: number, line: readonly ActLine[]) => void;
}

/** A share of all games as a percentage. */
export const inHundred = (share: number): number => Math.round(100 * share);
