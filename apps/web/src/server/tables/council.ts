/**
 * A council: while the whole crew is asked, each seat may point at what it means, or at leaving everything as it is. Markers
 * are not acts: they are kept beside the table, and removed once the matter is settled.
 */
import type { Table } from "@stillwater/engine";
import { askingOf, type CouncilView, type MarkReply } from "@stillwater/table/session";
import { liftMarker, liftOthers, markersAt, putMarker } from "../storage/markers";
import type { GuestRow, TableRow } from "../storage/schema";
import type { Reader, Tx } from "../storage/store";
import type { Tools } from "./tools";
import { writeSeated } from "./writing";

/** Puts the asker's marker down, or takes it back. */
export async function placeMarker(
  tools: Tools,
  asker: GuestRow,
  request: { readonly table: string; readonly matter: string; readonly marker: string | null },
): Promise<MarkReply> {
  const { table, matter, marker } = request;
  return writeSeated(tools, asker, table, async (tx, { guest, row, held }): Promise<MarkReply> => {
    const going = row.status === "playing" && row.snapshot !== null;
    const asking = going ? askingOf(tools.memory.tableOf(row)) : null;
    if (asking?.matter !== matter) return { refused: "closed" };
    const { seat } = held;
    if (marker === null) await liftMarker(tx, table, seat);
    else if (!asking.markers.includes(marker)) return { refused: "unlisted" };
    else await putMarker(tx, { table_id: table, seat, guest_id: guest.id, matter, marker });
    await tx.notify(table);
    return { marked: marker };
  });
}

/** Removes the markers that an act has made meaningless; part of its transaction. */
export async function settleMarkers(tx: Tx, table: string, before: Table, after: Table): Promise<void> {
  if (askingOf(before) !== null) await liftOthers(tx, table, askingOf(after));
}

/** What the crew of a table points at; null if nobody points at anything. The same for every viewer. */
export async function councilAt(db: Reader, row: TableRow): Promise<CouncilView | null> {
  const said = await markersAt(db, row.id);
  const [first] = said;
  if (first === undefined) return null;
  const markers = Array.from(
    { length: row.seats },
    (_, seat) => said.find((one) => one.seat === seat)?.marker ?? null,
  );
  return { matter: first.matter, markers };
}
