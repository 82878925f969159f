/** Deals under their short codes, and which of them is a day's. */
import type { DailyRow, DealRow, TableRow } from "./schema";
import type { Reader, Tx } from "./store";

/** Keeps a deal. False if its code is another deal's already. */
export async function insertDeal(tx: Tx, deal: DealRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto("deals")
    .values(deal)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function dealByCode(db: Reader, code: string): Promise<DealRow | undefined> {
  return db.selectFrom("deals").selectAll().where("code", "=", code).executeTakeFirst();
}

/** The deal of a day, if somebody has asked for it before. */
export function dailyOf(db: Reader, day: string, options: string): Promise<DailyRow | undefined> {
  return db
    .selectFrom("dailies")
    .selectAll()
    .where("day", "=", day)
    .where("options", "=", options)
    .executeTakeFirst();
}

/** Makes a deal the day's. False if the day has one: the database decides who was first. */
export async function insertDaily(tx: Tx, daily: DailyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto("dailies")
    .values(daily)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Lets one transaction after another decide about a day's deal: its row stays locked until this one ends. */
export async function lockDaily(tx: Tx, day: string, options: string): Promise<void> {
  if (tx.kind !== "postgres") return;
  await tx.db
    .selectFrom("dailies")
    .select("day")
    .where("day", "=", day)
    .where("options", "=", options)
    .forNoKeyUpdate()
    .execute();
}

/** What a finished table of a deal tells to compare with. */
export type Finished = Pick<TableRow, "id" | "status" | "seats" | "figures" | "counted" | "changed_at">;

/** The finished tables of a deal, the latest first. */
export function finishedOfDeal(db: Reader, deal: string, most: number): Promise<Finished[]> {
  return db
    .selectFrom("tables")
    .select(["id", "status", "seats", "figures", "counted", "changed_at"])
    .where("deal", "=", deal)
    .where("status", "in", ["won", "lost"])
    .orderBy("changed_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Whether a deal has been played to its end somewhere: before, nobody is told what is in it. */
export async function isPlayedOut(db: Reader, deal: string): Promise<boolean> {
  const row = await db
    .selectFrom("tables")
    .select("id")
    .where("deal", "=", deal)
    .where("status", "in", ["won", "lost", "stopped"])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A guest's dealt tables of the daily deals since a day, those they have left too. */
export function dailiesPlayedBy(db: Reader, guest: string, since: string) {
  return db
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.table_id")
    .select(["tables.id", "tables.daily", "tables.code", "tables.status", "tables.counted", "tables.figures"])
    .where("seats.guest_id", "=", guest)
    .where("tables.daily", ">=", since)
    .where("tables.dealt_rev", "is not", null)
    .orderBy("tables.daily", "desc")
    .orderBy("tables.id")
    .distinct()
    .execute();
}

/** Whether a daily deal has been dealt to any of these guests before. */
export async function dailyWasDealt(
  db: Reader,
  day: string,
  options: string,
  guests: readonly string[],
): Promise<boolean> {
  if (guests.length === 0) return false;
  const row = await db
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.table_id")
    .select("tables.id")
    .where("seats.guest_id", "in", guests)
    .where("tables.daily", "=", day)
    .where("tables.code", "=", options)
    .where("tables.dealt_rev", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
