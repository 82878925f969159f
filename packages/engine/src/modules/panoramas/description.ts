/** What this module adds to the description of a table. */

/** A Panorama that is shown or met. */
export interface Panorama {
  readonly numbers: readonly number[];
  /** How many of them, from the left, lie side by side somewhere. */
  readonly run: number;
  readonly met: boolean;
}

export interface Described {
  readonly panoramas: readonly Panorama[] | null;
}

/** The same while this module is not in play. */
export const NOTHING_OF_IT: Described = { panoramas: null };
