/** Everything kept about one guest, as it is stored, except what would give its reader access to anything. */
import type { Reader } from "./store";

/**
 * All rows of a guest, by kind. Keys and hashes are left out, since they are not the guest's; and, while a game goes on, which
 * acts they did in it: those that discard name cards that nobody may look up again before the end, their owner included.
 */
export async function rowsOfGuest(db: Reader, guest: string) {
  return {
    guest: await db
      .selectFrom("guests")
      .select(["name", "language", "created_at", "seen_at"])
      .where("id", "=", guest)
      .executeTakeFirst(),
    seats: await db
      .selectFrom("seats")
      .innerJoin("tables", "tables.id", "seats.table_id")
      .select(["seats.table_id", "seats.seat", "seats.name", "seats.language", "seats.left_rev"])
      .select(["tables.code", "tables.status", "tables.daily", "tables.opened_at", "tables.changed_at"])
      .select(["tables.figures", "tables.counted"])
      .where("seats.guest_id", "=", guest)
      .orderBy("tables.opened_at")
      .execute(),
    entries: await db
      .selectFrom("seats")
      .innerJoin("entries", "entries.table_id", "seats.table_id")
      .innerJoin("tables", "tables.id", "seats.table_id")
      .select(["entries.table_id", "entries.rev", "entries.kind", "entries.seat", "entries.at"])
      .select(({ eb, and, ref }) =>
        eb
          .case()
          .when(and([eb("entries.kind", "=", "act"), eb("tables.status", "=", "playing")]))
          .then(null)
          .else(ref("entries.act"))
          .end()
          .as("act"),
      )
      .where("seats.guest_id", "=", guest)
      .where("entries.guest_id", "=", guest)
      .distinct()
      .orderBy("entries.table_id")
      .orderBy("entries.rev")
      .execute(),
    lines: await db
      .selectFrom("lines")
      .select(["table_id", "seat", "line", "at"])
      .where("guest_id", "=", guest)
      .execute(),
    hands: await db
      .selectFrom("hands")
      .select(["table_id", "seat", "cards"])
      .where("guest_id", "=", guest)
      .execute(),
    markers: await db
      .selectFrom("markers")
      .select(["table_id", "seat", "matter", "marker"])
      .where("guest_id", "=", guest)
      .execute(),
    messagesTo: await db
      .selectFrom("pushes")
      .select(["endpoint", "site", "made_at"])
      .where("guest_id", "=", guest)
      .execute(),
    told: await db.selectFrom("told").select(["table_id", "seat"]).where("guest_id", "=", guest).execute(),
    moves: await db
      .selectFrom("moves")
      .select(["expires_at", "used_at"])
      .where("guest_id", "=", guest)
      .execute(),
    realTables: await db
      .selectFrom("companions")
      .select(["id", "opened_at", "changed_at", "forgotten_at"])
      .where("guest_id", "=", guest)
      .execute(),
    realTableDevices: await db
      .selectFrom("companion_devices")
      .select(["companion_id", "number", "name", "joined_at"])
      .where("guest_id", "=", guest)
      .execute(),
    realTableEntries: await db
      .selectFrom("companion_devices")
      .innerJoin("companion_entries", (join) =>
        join
          .onRef("companion_entries.companion_id", "=", "companion_devices.companion_id")
          .onRef("companion_entries.client", "=", "companion_devices.client"),
      )
      .select(["companion_entries.companion_id", "companion_entries.rev", "companion_entries.text"])
      .where("companion_devices.guest_id", "=", guest)
      .execute(),
  };
}
