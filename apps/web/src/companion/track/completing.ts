/** The whole record of a tracked game, including the cards left at the end. Pure except for randomness. */
import { complete, type View } from "@stillwater/companion";
import { dealRest, type Problem, type Result, seededFate, type Table, writeRecord } from "@stillwater/engine";

export interface WholeRecord {
  /** In the format that `courseOfFile` reads. */
  readonly text: string;
  /** The number of cards whose place nobody said, dealt at random. */
  readonly guessed: number;
}

/**
 * @param typed cards by place, such as `hand:1`
 * @param seed of the random deal of the remaining cards, and of the continuations of the game
 */
export function wholeRecord(
  view: View,
  typed: Readonly<Record<string, readonly string[]>>,
  seed: string,
): Result<WholeRecord, readonly Problem[]> {
  const done = complete(view, typed, (table) => laidOut(table, seed));
  if (!done.ok) return done;
  const { record, guessed } = done.value;
  return { ok: true, value: { text: writeRecord({ ...record, seed }), guessed } };
}

/** The table with every unnamed card placed somewhere, in hands too; typed cards replace these afterwards. */
function laidOut(table: Table, seed: string): Result<Table, readonly Problem[]> {
  const nobody = table.rulebook.hands.map(() => null);
  const dealt = dealRest(table, nobody, seededFate(seed));
  return dealt.ok ? { ok: true, value: dealt.value.laid } : dealt;
}
