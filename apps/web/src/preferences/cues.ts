/** What a change at the table is worth hearing: a card settles, it is your turn, the game is over. */
import type { Sound } from "./kinds";

/** What cues are read off: the table at one moment. */
export interface Moment {
  readonly rev: number;
  /** The revision at which the last card was laid; -1 for none. */
  readonly laidAt: number;
  /** This person is asked for something. */
  readonly mine: boolean;
  readonly over: boolean;
}

/** The sounds between two moments, in their order. Coming to a table is not an event: nothing sounds then. */
export function cuesBetween(before: Moment | null, now: Moment): readonly Sound[] {
  if (before === null || now.rev === before.rev) return [];
  if (now.over) return before.over ? [] : ["end"];
  const settled = now.laidAt > before.laidAt;
  const called = now.mine && !before.mine;
  return [...(settled ? (["settle"] as const) : []), ...(called ? (["turn"] as const) : [])];
}
