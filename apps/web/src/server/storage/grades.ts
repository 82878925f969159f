/** Graded deals: those ready for a table that asks for one, and those that were dealt. */
import { prepared } from "./prepared";
import type { GradedDealRow, TableRow } from "./schema";
import type { Reader, Tx } from "./store";

/** Stores what was found out about a deal. What is known of it already stays. */
export async function keepGraded(tx: Tx, graded: GradedDealRow): Promise<void> {
  await tx.db
    .insertInto("graded_deals")
    .values(graded)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many deals of a set are ready for a table, by grade. */
export async function storedOf(db: Reader, options: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("graded_deals")
    .select(({ fn }) => ["grade", fn.countAll<number | string>().as("count")])
    .where("options", "=", options)
    .where("stored", "=", 1)
    .groupBy("grade")
    .execute();
  return new Map(rows.map(({ grade, count }) => [grade, Number(count)]));
}

/** The deals of a grade that are ready for a table, with their winning lines. */
export function waitingOf(db: Reader, options: string, grade: number) {
  return db
    .selectFrom("graded_deals")
    .innerJoin("deals", "deals.code", "graded_deals.deal")
    .select(["graded_deals.deal", "graded_deals.line", "deals.seed"])
    .where("graded_deals.options", "=", options)
    .where("graded_deals.grade", "=", grade)
    .where("graded_deals.stored", "=", 1)
    .orderBy("graded_deals.deal")
    .execute();
}

/** Takes a deal out of the store for a table. False if another table has just taken it. */
export async function takeStored(tx: Tx, table: string, deal: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable("graded_deals")
    .set({ stored: 0, table_id: table })
    .where("deal", "=", deal)
    .where("stored", "=", 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Drops a deal's grade, so that the deal is never given to a table. */
export async function leaveOut(tx: Tx, deal: string): Promise<void> {
  await tx.db.deleteFrom("graded_deals").where("deal", "=", deal).execute();
}

const taken = prepared((db, { id, code }: Pick<TableRow, "id" | "code">) =>
  db.selectFrom("graded_deals").selectAll().where("table_id", "=", id).where("options", "=", code),
);

/** The deal that a table has taken out of the store, if its settings are still those that the deal was taken for. */
export function takenFor(
  db: Reader,
  { id, code }: Pick<TableRow, "id" | "code">,
): Promise<GradedDealRow | undefined> {
  return taken.first(db, { id, code });
}

const graded = prepared((db, { deal }: { readonly deal: string }) =>
  db.selectFrom("graded_deals").select("grade").where("deal", "=", deal),
);

/** The grade of a deal; undefined if it has none. */
export async function gradeOfDeal(db: Reader, deal: string): Promise<number | undefined> {
  return (await graded.first(db, { deal }))?.grade;
}

/** Records that somebody has asked for a graded deal of a set. */
export async function noteAsked(tx: Tx, options: string, at: string): Promise<void> {
  await tx.db
    .insertInto("graded_sets")
    .values({ options, asked_at: at })
    .onConflict((conflict) => conflict.column("options").doUpdateSet({ asked_at: at }))
    .execute();
}

/** The sets that somebody has asked for a graded deal of, with the time of the last request, the latest first. */
export async function setsAskedFor(db: Reader, most: number): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("graded_sets")
    .select(["options", "asked_at"])
    .orderBy("asked_at", "desc")
    .limit(most)
    .execute();
  return new Map(rows.map(({ options, asked_at }) => [options, asked_at]));
}
