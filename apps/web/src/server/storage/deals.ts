/** Deals under their short codes, and which of them is a day's deal. */
import type { Status } from "@stillwater/table/session";
import { prepared } from "./prepared";
import type { DailyRow, DealRow, TableRow } from "./schema";
import type { Reader, Tx } from "./store";

/** Stores a deal. False if its code is taken already. */
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

/** The day whose deal this is; null if it is the deal of no day. */
export async function dailyOfDeal(db: Reader, deal: string): Promise<string | null> {
  const row = await db.selectFrom("dailies").select("day").where("deal", "=", deal).executeTakeFirst();
  return row?.day ?? null;
}

/** Makes a deal the day's. False if the day has one already: the database decides who was first. */
export async function insertDaily(tx: Tx, daily: DailyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto("dailies")
    .values(daily)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Replaces the deal of a day. False if somebody else has replaced it already. */
export async function replaceDaily(
  tx: Tx,
  { day, options, deal }: DailyRow,
  other: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable("dailies")
    .set({ deal: other })
    .where("day", "=", day)
    .where("options", "=", options)
    .where("deal", "=", deal)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether a table was opened for a deal, dealt or not. */
export async function isPlayed(db: Reader, deal: string): Promise<boolean> {
  const row = await db.selectFrom("tables").select("id").where("deal", "=", deal).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Makes transactions that decide about a day's deal wait for each other: its row stays locked until this one ends. */
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

/** What a finished table of a deal offers for comparison. */
export type Finished = Pick<TableRow, "id" | "status" | "seats" | "figures" | "counted" | "changed_at">;

/** The tables of a deal that people have finished without the quiet crew, the latest first. */
export function finishedOfDeal(db: Reader, deal: string, most: number): Promise<Finished[]> {
  return db
    .selectFrom("tables")
    .select(["id", "status", "seats", "figures", "counted", "changed_at"])
    .where("deal", "=", deal)
    .where("status", "in", ["won", "lost"])
    .where("crew_pace", "is", null)
    .orderBy("changed_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** A game that was ended early reveals its shuffle to nobody else. */
const PLAYED: readonly Status[] = ["won", "lost"];

const played = prepared((db, { deal }: { readonly deal: string }) =>
  db
    .selectFrom("tables")
    .select("changed_at")
    .where("deal", "=", deal)
    .where("status", "in", PLAYED)
    .orderBy("changed_at")
    .limit(1),
);

/** When a deal was first played to its end: before then, nobody is told its cards. Null if it never was. */
export async function firstPlayed(db: Reader, deal: string): Promise<string | null> {
  return (await played.first(db, { deal }))?.changed_at ?? null;
}

/** The same for several deals at once, without those never finished. */
export async function firstPlayedOf(
  db: Reader,
  deals: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (deals.length === 0) return new Map();
  const rows = await db
    .selectFrom("tables")
    .select(({ fn }) => ["deal", fn.min("changed_at").as("first")])
    .where("deal", "in", deals)
    .where("status", "in", PLAYED)
    .groupBy("deal")
    .execute();
  return new Map(rows.flatMap(({ deal, first }) => (deal === null ? [] : [[deal, first] as const])));
}

/** A guest's dealt tables of the daily deals since a day, including those they have left. */
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

/** Whether a daily deal has been dealt to any of these guests at another table than one. */
export async function dailyWasDealt(
  db: Reader,
  {
    day,
    options,
    guests,
    except,
  }: Omit<DailyRow, "deal"> & { readonly guests: readonly string[]; readonly except: string },
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
    .where("tables.id", "!=", except)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
