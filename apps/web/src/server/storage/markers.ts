/** The markers of a council: a row for each seat that points at something, while the whole crew is asked. */
import type { MarkerRow } from "./schema";
import type { Reader, Tx } from "./store";

/** What the seats of a table point at now. */
export function markersAt(db: Reader, table: string): Promise<MarkerRow[]> {
  return db
    .selectFrom("markers")
    .innerJoin("seats", (join) =>
      join
        .onRef("seats.table_id", "=", "markers.table_id")
        .onRef("seats.seat", "=", "markers.seat")
        .onRef("seats.guest_id", "=", "markers.guest_id")
        .on("seats.left_rev", "is", null),
    )
    .selectAll("markers")
    .where("markers.table_id", "=", table)
    .orderBy("markers.seat")
    .execute();
}

/** Puts a seat's marker down, replacing its previous one. */
export async function putMarker(tx: Tx, row: MarkerRow): Promise<void> {
  const { guest_id, matter, marker } = row;
  await tx.db
    .insertInto("markers")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["table_id", "seat"]).doUpdateSet({ guest_id, matter, marker }),
    )
    .execute();
}

/** Takes a seat's marker back. */
export async function liftMarker(tx: Tx, table: string, seat: number): Promise<void> {
  await tx.db.deleteFrom("markers").where("table_id", "=", table).where("seat", "=", seat).execute();
}

/** Removes markers that have lost their meaning: all but those put for this matter on one of these. */
export async function liftOthers(
  tx: Tx,
  table: string,
  kept: { readonly matter: string; readonly markers: readonly string[] } | null,
): Promise<void> {
  const all = tx.db.deleteFrom("markers").where("table_id", "=", table);
  await (kept === null
    ? all
    : all.where((row) => row.or([row("matter", "!=", kept.matter), row("marker", "not in", kept.markers)]))
  ).execute();
}
