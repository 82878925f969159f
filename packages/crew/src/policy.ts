/** What a policy is: from one seat's view, what it remembers and its own dice to an act. */
import type { Act, Seen } from "@stillwater/engine";

/**
 * What a player at the table could remember beside what lies open. A plain JSON value, stored with the seat, so that a
 * restart plays on as before.
 */
export interface Memory {
  /** Decisions made so far: each takes dice of its own. */
  readonly decisions: number;
  /** Cards this seat has given face down, by number: nobody looks through a discard pile, but one knows what one gave. */
  readonly given: readonly number[];
}

/** What a seat remembers before its first decision. */
export const NOTHING_YET: Memory = { decisions: 0, given: [] };

/** Chance of a seat's own, that follows from the deal's seed and tells nothing of the deal. */
export interface Dice {
  /** A number from 0 up to `below`, always the same for a label. */
  number(label: string, below: number): number;
}

export interface Decision {
  /** What to do; undefined where nothing needs doing: another seat is to act, or its word is waited for. */
  readonly act: Act | undefined;
  readonly memory: Memory;
}

/**
 * @param seen the table as the deciding seat sees it: only `look` makes one
 * @param effort playouts that may be spent; policies that answer at once ignore it
 */
export type Decide = (seen: Seen, memory: Memory, dice: Dice, effort: number) => Decision;
