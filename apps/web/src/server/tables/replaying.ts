import {
  type DealView,
  dealName,
  isOver,
  type ReplayReply,
  readDealCode,
  readFigures,
} from "@stillwater/table/session";
import { finishedOfDeal } from "../storage/deals";
import { seatsOf } from "../storage/seats";
import { entriesOfKinds, tableById } from "../storage/tables";
import { beginningOf } from "./beginning";
import { dealOf, isStillSecret, optionsOfDeal } from "./dealing";
import { openEntry } from "./entries";
import { gradeAt } from "./grades";
import { isOpenTo } from "./known";
import { DeskProblem } from "./problem";
import type { Tools } from "./tools";
import { whoLooks } from "./view";

const MOST_RESULTS = 500;

/** A finished game with nothing hidden, for people who may see it; not while others play the same daily deal. */
export async function replay(tools: Tools, tokenHash: string | null, table: string): Promise<ReplayReply> {
  const { db } = tools.store;
  const row = await tableById(db, table);
  if (row === undefined) throw new DeskProblem("not-found");
  if (!isOver(row) || row.seed === null || row.commitment === null) return { over: false, sealed: false };
  if (isStillSecret(tools, row)) return { over: false, sealed: true };
  const { guest } = await whoLooks(tools, table, tokenHash);
  if (!(await isOpenTo(tools, row, guest))) return { over: false, sealed: false, closed: true };
  const names: (string | null)[] = Array.from({ length: row.seats }, () => null);
  for (const { seat, name } of await seatsOf(db, table)) if (name !== "") names[seat] = name;
  const grade = await gradeAt(db, row);
  const entries = await entriesOfKinds(db, table, ["deal", "act"], row.rev);
  return {
    over: true,
    table,
    code: row.code,
    status: row.status,
    names,
    seed: row.seed,
    commitment: row.commitment,
    begins: beginningOf(row),
    deal: row.status === "stopped" ? null : dealOf(row),
    ...(grade === undefined ? {} : { grade }),
    daily: row.daily,
    figures: readFigures(row.figures),
    entries: entries.map((entry) => openEntry(row.code, entry)),
  };
}

/** How crews have done with a deal; null if no deal of that name may be played again. */
export async function dealResults(tools: Tools, typed: string): Promise<DealView | null> {
  const { db } = tools.store;
  const code = readDealCode(typed);
  const options = code === null ? null : await optionsOfDeal(tools, db, code);
  if (code === null || options === null) return null;
  const tables = await finishedOfDeal(db, code, MOST_RESULTS);
  const results = tables.map(({ id, status, figures, counted, changed_at }) => ({
    table: id,
    status,
    figures: readFigures(figures),
    counted: counted === 1,
    at: changed_at,
  }));
  return { deal: dealName(options, code), code: options, results };
}
