/** Tables and people that have been inactive for long: found by age, and deleted with everything that belongs to them. */
import type { Status } from "@stillwater/table/session";
import type { GuestRow } from "./schema";
import type { Reader, Tx } from "./store";

/** Everything that belongs to one table, each part before those it refers to. */
const PARTS = [
  "told",
  "crew_work",
  "markers",
  "hands",
  "lines",
  "leads",
  "command_replies",
  "entries",
  "seats",
] as const;

/**
 * Deletes tables that have been inactive with one of these statuses since before a moment, the oldest first, and the deals
 * that nothing else is dealt from; their words become free again. Returns which tables.
 */
export async function dropTablesBefore(
  tx: Tx,
  statuses: readonly Status[],
  before: string,
  most: number,
): Promise<readonly string[]> {
  const query = tx.db
    .selectFrom("tables")
    .select(["id", "deal"])
    .where("status", "in", statuses)
    .where("changed_at", "<", before)
    .orderBy("changed_at")
    .limit(most);
  // If somebody is acting at one of them right now, it is not disused.
  const rows = await (tx.kind === "postgres" ? query.forUpdate().skipLocked() : query).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ids;
  for (const part of PARTS) await tx.db.deleteFrom(part).where("table_id", "in", ids).execute();
  await tx.db.deleteFrom("tables").where("id", "in", ids).execute();
  // A deal that a table had taken out of the store goes with it, dealt or not.
  const taken = await tx.db.selectFrom("graded_deals").select("deal").where("table_id", "in", ids).execute();
  const deals = [...rows, ...taken].flatMap(({ deal }) => (deal === null ? [] : [deal]));
  if (deals.length > 0) {
    const unused = await tx.db
      .selectFrom("deals")
      .select("code")
      .where("code", "in", deals)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("tables").select("id").whereRef("tables.deal", "=", "deals.code"))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("dailies").select("day").whereRef("dailies.deal", "=", "deals.code"))),
      )
      .execute();
    const codes = unused.map(({ code }) => code);
    if (codes.length > 0) {
      await tx.db.deleteFrom("graded_deals").where("deal", "in", codes).execute();
      await tx.db.deleteFrom("deals").where("code", "in", codes).execute();
    }
  }
  return ids;
}

/** Guests who were last here before a moment and are not forgotten yet. */
export function guestsUnseenSince(db: Reader, before: string, most: number): Promise<GuestRow[]> {
  return db
    .selectFrom("guests")
    .selectAll()
    .where("seen_at", "<", before)
    .where("revoked_at", "is", null)
    .orderBy("seen_at")
    .limit(most)
    .execute();
}
