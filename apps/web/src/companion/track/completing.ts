/** The whole record of a followed game, with the cards that were left at the end. Pure but for chance. */
import { complete, type View } from "@stillwater/companion";
import { dealRest, type Problem, type Result, seededFate, type Table, writeRecord } from "@stillwater/engine";

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
  const done = complete(view, typed, (table) => laidOut(table, seed));
  if (!done.ok) return done;
  const { record, guessed } = done.value;
  return { ok: true, value: { text: writeRecord({ ...record, seed }), guessed } };
}

/** The table with every card that nobody has named somewhere; hands too, which are put right by what was typed. */
function laidOut(table: Table, seed: string): Result<Table, readonly Problem[]> {
  const nobody = table.rulebook.hands.map(() => null);
  const dealt = dealRest(table, nobody, seededFate(seed));
  return dealt.ok ? { ok: true, value: dealt.value.laid } : dealt;
}
