/** A policy: from one seat's view, its memory and its own dice to an act. */
import type { Act, Seen } from "@stillwater/engine";

/**
 * What a player at the table could remember beside what lies in the open. A plain JSON value, stored with the seat, so that
 * a restarted server plays on as before.
 */
export interface Memory {
  /** How many decisions were made so far; each uses its own dice. */
  readonly decisions: number;
  /** Cards that this seat has given face down, by number: discard piles stay hidden, but players know what they gave. */
  readonly given: readonly number[];
}

/** What a seat remembers before its first decision. */
export const NOTHING_YET: Memory = { decisions: 0, given: [] };

/** A seat's own random source, which follows from the deal's seed but reveals nothing about the deal. */
export interface Dice {
  /** A number from 0 up to `below` (exclusive), always the same for the same label. */
  number(label: string, below: number): number;
}

export interface Decision {
  /** What to do; undefined where there is nothing to do: another seat is to act, or this one waits for another's word. */
  readonly act: Act | undefined;
  readonly memory: Memory;
}

/**
 * @param seen the table as the deciding seat sees it; only `look` makes one
 * @param effort how many playouts may be used; policies that answer at once ignore it
 */
export type Decide = (seen: Seen, memory: Memory, dice: Dice, effort: number) => Decision;
