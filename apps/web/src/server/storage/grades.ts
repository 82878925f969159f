/** Deals that are graded: those that wait for a table to ask for one, and those that were dealt. */
import { prepared } from "./prepared";
import type { GradedDealRow, TableRow } from "./schema";
import type { Reader, Tx } from "./store";

/** Keeps what was found out about a deal. What is known of it already stays. */
export async function keepGraded(tx: Tx, graded: GradedDealRow): Promise<void> {
  await tx.db
    .insertInto("graded_deals")
    .values(graded)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many deals of a set wait for a table, by grade. */
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

/** The deals of a grade that wait for a table, with their lines. */
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

/** Takes a deal out of the store for a table. False where another has just taken it. */
export async function takeStored(tx: Tx, table: string, deal: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable("graded_deals")
    .set({ stored: 0, table_id: table })
    .where("deal", "=", deal)
    .where("stored", "=", 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets a deal never be given any more. */
export async function leaveOut(tx: Tx, deal: string): Promise<void> {
  await tx.db.deleteFrom("graded_deals").where("deal", "=", deal).execute();
}

const taken = prepared((db, { id, code }: Pick<TableRow, "id" | "code">) =>
  db.selectFrom("graded_deals").selectAll().where("table_id", "=", id).where("options", "=", code),
);

/** The deal that a table has taken out of the store and is not dealt from yet. Other settings have no part in it. */
export function takenFor(
  db: Reader,
  { id, code }: Pick<TableRow, "id" | "code">,
): Promise<GradedDealRow | undefined> {
  return taken.first(db, { id, code });
}

const graded = prepared((db, { deal }: { readonly deal: string }) =>
  db.selectFrom("graded_deals").select("grade").where("deal", "=", deal),
);

/** The grade of a deal; undefined where it has none. */
export async function gradeOfDeal(db: Reader, deal: string): Promise<number | undefined> {
  return (await graded.first(db, { deal }))?.grade;
}

/** Notes that somebody has asked for a graded deal of a set. */
export async function noteAsked(tx: Tx, options: string, at: string): Promise<void> {
  await tx.db
    .insertInto("graded_sets")
    .values({ options, asked_at: at })
    .onConflict((conflict) => conflict.column("options").doUpdateSet({ asked_at: at }))
    .execute();
}

/** The sets of which somebody has asked for a graded deal and when that was last, the latest first. */
export async function setsAskedFor(db: Reader, most: number): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("graded_sets")
    .select(["options", "asked_at"])
    .orderBy("asked_at", "desc")
    .limit(most)
    .execute();
  return new Map(rows.map(({ options, asked_at }) => [options, asked_at]));
}
