/** Deals that are graded: those that wait for a table to ask for one, and those that were dealt. */
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

/** Takes a deal out of the store for a table, which nobody else will be given. False where there is none. */
export async function takeStored(
  tx: Tx,
  table: string,
  { options, grade }: Pick<GradedDealRow, "options" | "grade">,
): Promise<boolean> {
  const query = tx.db
    .selectFrom("graded_deals")
    .select("deal")
    .where("options", "=", options)
    .where("grade", "=", grade)
    .where("stored", "=", 1)
    .limit(1);
  // Of two tables that ask at the same moment each gets another one.
  const found = await (tx.kind === "postgres" ? query.forUpdate().skipLocked() : query).executeTakeFirst();
  if (found === undefined) return false;
  await tx.db
    .updateTable("graded_deals")
    .set({ stored: 0, table_id: table })
    .where("deal", "=", found.deal)
    .execute();
  return true;
}

/** The deal that a table has taken out of the store and is not dealt from yet. Other settings have no part in it. */
export function takenFor(
  db: Reader,
  { id, code }: Pick<TableRow, "id" | "code">,
): Promise<GradedDealRow | undefined> {
  return db
    .selectFrom("graded_deals")
    .selectAll()
    .where("table_id", "=", id)
    .where("options", "=", code)
    .executeTakeFirst();
}

/** The grades of deals, as far as they have one. */
export async function gradesOf(db: Reader, deals: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (deals.length === 0) return new Map();
  const rows = await db
    .selectFrom("graded_deals")
    .select(["deal", "grade"])
    .where("deal", "in", deals)
    .execute();
  return new Map(rows.map(({ deal, grade }) => [deal, grade]));
}

/** Notes that somebody has asked for a graded deal of a set. */
export async function noteAsked(tx: Tx, options: string, at: string): Promise<void> {
  await tx.db
    .insertInto("graded_sets")
    .values({ options, asked_at: at })
    .onConflict((conflict) => conflict.column("options").doUpdateSet({ asked_at: at }))
    .execute();
}

/** The sets of which somebody has asked for a graded deal, the latest first. */
export async function setsAskedFor(db: Reader, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("graded_sets")
    .select("options")
    .orderBy("asked_at", "desc")
    .limit(most)
    .execute();
  return rows.map(({ options }) => options);
}
