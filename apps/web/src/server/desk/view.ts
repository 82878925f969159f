/** A table as one viewer may see it. */
import { mask, SPECTATOR, type Viewer, writePosition } from "@stillwater/engine";
import { isOver, readFigures } from "@/game/ending";
import { pastEntry } from "@/game/entries";
import { guestByTokenHash } from "../storage/guests";
import type { TableRow } from "../storage/schema";
import { seatHeld, seatsOf, staysOf } from "../storage/seats";
import { entriesOfKinds, tableById } from "../storage/tables";
import type { Language, Pace, SeatView, Status, TableView } from "../wire";
import { beginsOf } from "./beginning";
import { dealOf, isStillSecret } from "./dealing";
import { DeskProblem } from "./problem";
import { handSeen } from "./seating";
import type { Tools } from "./tools";
import { waitingFor } from "./waiting";

/** Who looks at a table: a seat, or a spectator, until an entry that is not an act says that seats have changed. */
export interface Looking {
  /** Whose the cookie is; null when it is nobody's. */
  readonly guest: string | null;
  readonly viewer: Viewer;
}

const NOBODY: Looking = { guest: null, viewer: SPECTATOR };

/** Finds out which seat a cookie holds at a table now. */
export async function whoLooks(tools: Tools, table: string, tokenHash: string | null): Promise<Looking> {
  if (tokenHash === null) return NOBODY;
  const guest = await guestByTokenHash(tools.store.db, tokenHash);
  if (guest === undefined) return NOBODY;
  const seat = await seatHeld(tools.store.db, table, guest.id);
  return { guest: guest.id, viewer: seat?.seat ?? SPECTATOR };
}

/** A table as it was found, with who looks at it. */
export interface Found extends Looking {
  readonly row: TableRow;
  /** The seat that who looks has held in this game and has no more. */
  readonly lost: number | undefined;
}

/** A table with who looks at it. The row is read first: a seat that changes after it will be among later entries. */
export async function readFor(tools: Tools, table: string, tokenHash: string | null): Promise<Found> {
  const row = await tableById(tools.store.db, table);
  if (row === undefined) throw new DeskProblem("not-found");
  const { guest, viewer } = await whoLooks(tools, table, tokenHash);
  const stays = guest === null || viewer !== SPECTATOR ? [] : await staysOf(tools.store.db, row.id, guest);
  return { row, guest, viewer, lost: handSeen(row, stays) };
}

/** Everything a viewer may see of a table as this row has it. */
export async function viewOf(
  tools: Tools,
  { row, viewer, lost }: Pick<Found, "row" | "viewer" | "lost">,
): Promise<TableView> {
  const seats: (SeatView | null)[] = Array.from({ length: row.seats }, () => null);
  // Whoever was forgotten left a game behind that has no name for them any more.
  const held = await seatsOf(tools.store.db, row.id);
  for (const { seat, name, language } of held)
    if (name !== "") seats[seat] = { name, language: language as Language };
  const head = row.snapshot === null ? null : tools.memory.tableOf(row);
  const acts = head === null ? [] : await entriesOfKinds(tools.store.db, row.id, ["act"], row.rev);
  const begins = await beginsOf(tools.store.db, row, viewer, held);
  const told = isOver(row) && !isStillSecret(tools, row);
  return {
    id: row.id,
    words: row.words,
    code: row.code,
    status: row.status as Status,
    pace: row.pace as Pace,
    rev: row.rev,
    you: viewer === SPECTATOR ? null : viewer,
    ...(lost === undefined ? {} : { lost }),
    seats,
    position: head === null ? null : writePosition(mask(head, viewer)),
    log: head === null ? [] : acts.map((entry) => pastEntry(row.code, entry, head, viewer)),
    commitment: row.commitment,
    seed: told ? row.seed : null,
    listed: row.listed === 1,
    deal: told ? dealOf(row) : null,
    daily: row.daily,
    counted: row.counted === 1,
    figures: readFigures(row.figures),
    waiting: await waitingFor(tools, tools.store.db, row),
    ...(begins === undefined ? {} : { begins }),
  };
}

/** The answer to `table.look`. */
export async function look(tools: Tools, tokenHash: string | null, table: string): Promise<TableView> {
  return viewOf(tools, await readFor(tools, table, tokenHash));
}
