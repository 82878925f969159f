/** What a table is like because of it, for the eye. */
import type { Place } from "../../kernel/table";

export interface Described {
  /** Only what is certain here: a card of unknown face is part of no beacon. */
  readonly beacons: {
    /** The cards of each beacon, from the left; of more than three in a row, all of them. */
    readonly lying: readonly (readonly Place[])[];
    /** Rows that are lit, from 1. */
    readonly lit: readonly number[];
    /** Rows that are not, from 1. */
    readonly dark: readonly number[];
  } | null;
}

/** Without it there is nothing of it. */
export const NOTHING_OF_IT: Described = { beacons: null };
