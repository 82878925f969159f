/** What a table is like because of it, for the eye. */

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

/** Without it there is nothing of it. */
export const NOTHING_OF_IT: Described = { panoramas: null };
