/** The whole record of a followed game, with the cards that were left at the end. Pure but for chance. */
import { complete, type View } from "@stillwater/companion";
import { type Problem, type Result, seededFate, writeRecord } from "@stillwater/engine";
import { dealRest } from "@/game/deal-rest";

export interface WholeRecord {
  /** As `courseOfFile` reads it. */
  readonly text: string;
  /** Cards whose place nobody said, dealt by chance. */
  readonly guessed: number;
}

/**
 * @param typed cards by place, such as `hand:1`
 * @param seed of the chance by which the rest is dealt, and by which other lines of the game go on
 */
export function wholeRecord(
  view: View,
  typed: Readonly<Record<string, readonly string[]>>,
  seed: string,
): Result<WholeRecord, readonly Problem[]> {
  const done = complete(view, typed, (table) => dealRest(table, seededFate(seed)));
  if (!done.ok) return done;
  const { record, guessed } = done.value;
  return { ok: true, value: { text: writeRecord({ ...record, seed }), guessed } };
}
