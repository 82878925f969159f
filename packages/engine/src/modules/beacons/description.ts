/** What this module adds to the description of a table. */
import type { Place } from "../../kernel/table";

export interface Described {
  /** Only what is certain here: no beacon counts a card of unknown face. */
  readonly beacons: {
    /** The cards of each beacon from the left; a run of more than three is one beacon. */
    readonly lying: readonly (readonly Place[])[];
    /** Rows that are lit, counted from 1. */
    readonly lit: readonly number[];
    /** Rows that are not or may not be lit, counted from 1. */
    readonly dark: readonly number[];
  } | null;
}

/** The same while this module is not in play. */
export const NOTHING_OF_IT: Described = { beacons: null };
