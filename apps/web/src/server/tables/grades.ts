/** How hard a table's deal is, if that is known: a number from 1 to 5, and nothing else about its cards. */
import { hasGrades, isCertified } from "@stillwater/analysis";
import type { GradesReady } from "@stillwater/table/session";
import { dailyOf } from "../storage/deals";
import { gradeOfDeal, leaveOut, noteAsked, storedOf, takenFor, waitingOf } from "../storage/grades";
import type { TableRow } from "../storage/schema";
import type { Reader, Tx } from "../storage/store";
import { readCode } from "./codes";
import { DAILY_CODES, today } from "./dealing";
import { now, type Tools } from "./tools";

/** The grade of the deal that a table has, or will have; undefined if there is none. */
export async function gradeAt(
  db: Reader,
  row: Pick<TableRow, "id" | "code" | "deal" | "begins">,
): Promise<number | undefined> {
  if (row.begins !== null) return undefined;
  if (row.deal === null) return (await takenFor(db, row))?.grade;
  return gradeOfDeal(db, row.deal);
}

/**
 * A deal of a grade that is ready for a table. Its line is replayed by the current engine; a deal whose line no longer wins
 * is dropped for good. Undefined if there is none. Asking has more deals of that set made.
 */
export async function readyDeal(
  tools: Tools,
  tx: Tx,
  options: string,
  grade: number,
): Promise<string | undefined> {
  if (!hasGrades(options)) return undefined;
  await noteAsked(tx, options, now(tools));
  for (const { deal, line, seed } of await waitingOf(tx.db, options, grade)) {
    if (isCertified(options, seed, line.split("\n"))) return deal;
    await leaveOut(tx, deal);
  }
  return undefined;
}

/** Which grades of a set are ready to be dealt. */
export async function gradesReady(tools: Tools, typed: string): Promise<GradesReady> {
  const read = readCode(typed);
  if ("problem" in read || !hasGrades(read.code)) return { graded: false, ready: [] };
  return { graded: true, ready: [...(await storedOf(tools.store.db, read.code)).keys()].sort() };
}

/** The grades of today's deals, as far as they are known. */
export async function gradesOfToday(tools: Tools): Promise<Readonly<Record<string, number>>> {
  const { db } = tools.store;
  const grades: Record<string, number> = {};
  for (const code of DAILY_CODES) {
    const daily = await dailyOf(db, today(tools), code);
    const grade = daily && (await gradeOfDeal(db, daily.deal));
    if (grade !== undefined) grades[code] = grade;
  }
  return grades;
}
