/** Which sounds a change at the table makes: a card settles, it is somebody's turn here, the game is over. */
import type { Sound } from "./kinds";

/** What cues are derived from: the table at one moment. */
export interface Moment {
  readonly rev: number;
  /** The revision at which the last card was laid; -1 for none. */
  readonly laidAt: number;
  /** The seat on this device that must act: one's own, or with printed cards the seat whose turn it is. */
  readonly asked: number | null;
  readonly over: boolean;
}

/** The sounds between two moments, in order. Opening a table is not an event: it makes no sound. */
export function cuesBetween(before: Moment | null, now: Moment): readonly Sound[] {
  if (before === null || now.rev === before.rev) return [];
  if (now.over) return before.over ? [] : ["end"];
  const settled = now.laidAt > before.laidAt;
  const called = now.asked !== null && now.asked !== before.asked;
  return [...(settled ? (["settle"] as const) : []), ...(called ? (["turn"] as const) : [])];
}
