/** A table as one viewer may see it. */
import { mask, SPECTATOR, type Viewer, writePosition } from "@stillwater/engine";
import { readFigures, type SeatView, type TableView } from "@stillwater/table/session";
import { guestByTokenHash } from "../storage/guests";
import type { SeatRow, TableRow } from "../storage/schema";
import { seatHeld, seatsOf, staysOf } from "../storage/seats";
import { tableById } from "../storage/tables";
import { beginsOf } from "./beginning";
import { dealOf } from "./dealing";
import { gradeAt } from "./grades";
import { keptUntil } from "./keeping";
import { isOpenTo, knownOf } from "./known";
import type { ViewSight } from "./memory";
import { DeskProblem } from "./problem";
import { MOST_ENTRIES } from "./room";
import { handSeen } from "./seating";
import { actsUpTo, LAST_ACTS } from "./table-log";
import type { Tools } from "./tools";
import { waitingFor } from "./waiting";

/** The viewer of a table, a seat or a spectator; valid until an entry that is not an act, which may change seats. */
export interface Looking {
  /** The cookie's guest; null if there is none. */
  readonly guest: string | null;
  readonly viewer: Viewer;
}

const NOBODY: Looking = { guest: null, viewer: SPECTATOR };

/** Finds out which seat the holder of a cookie has at a table now. */
export async function whoLooks(tools: Tools, table: string, tokenHash: string | null): Promise<Looking> {
  if (tokenHash === null) return NOBODY;
  const guest = await guestByTokenHash(tools.store.db, tokenHash);
  return guest === undefined ? NOBODY : { guest: guest.id, viewer: await viewerFor(tools, table, guest.id) };
}

/** The seat from which a guest sees a table now, or a spectator's view. */
export async function viewerFor(tools: Tools, table: string, guest: string): Promise<Viewer> {
  return (await seatHeld(tools.store.db, table, guest))?.seat ?? SPECTATOR;
}

/** A table as it was found, with its viewer. */
export interface FoundTable extends Looking {
  readonly row: TableRow;
  /** The seat that the viewer held in this game and holds no longer. */
  readonly lost: number | undefined;
}

/** A table with its viewer. The row is read first: a later change of seats will be among the entries after it. */
export async function readFor(tools: Tools, table: string, tokenHash: string | null): Promise<FoundTable> {
  const row = await tableById(tools.store.db, table);
  if (row === undefined) throw new DeskProblem("not-found");
  const { guest, viewer } = await whoLooks(tools, table, tokenHash);
  const stays = guest === null || viewer !== SPECTATOR ? [] : await staysOf(tools.store.db, row.id, guest);
  return { row, guest, viewer, lost: handSeen(row, stays) };
}

/** Everything that a viewer may see of a table at this row. */
export async function viewOf(tools: Tools, { row, guest, viewer, lost }: FoundTable): Promise<TableView> {
  const seats: (SeatView | null)[] = Array.from({ length: row.seats }, () => null);
  // A forgotten guest has left a game behind that has no name for them any more.
  const held = await seatsOf(tools.store.db, row.id);
  for (const one of held) if (one.name !== "") seats[one.seat] = seatView(one);
  const sight = await tools.memory.sightOf(row, viewer, () => sightFrom(tools, row, viewer));
  const begins = await beginsOf(tools.store.db, row, viewer, held);
  const told = await isOpenTo(tools, row, guest);
  const known = await knownOf(tools.store.db, row, held);
  const grade = await gradeAt(tools.store.db, row);
  const kept = keptUntil(tools, row);
  return {
    id: row.id,
    words: row.words,
    code: row.code,
    status: row.status,
    pace: row.pace,
    rev: row.rev,
    you: viewer === SPECTATOR ? null : viewer,
    ...(lost === undefined ? {} : { lost }),
    seats,
    ...sight,
    most: MOST_ENTRIES,
    commitment: row.commitment,
    seed: told ? row.seed : null,
    listed: row.listed === 1,
    advice: row.advice === 1,
    deal: told && row.status !== "stopped" ? dealOf(row) : null,
    ...(known === undefined ? {} : { known }),
    ...(grade === undefined ? {} : { grade }),
    daily: row.daily,
    counted: row.counted === 1,
    figures: readFigures(row.figures),
    ...(row.status !== "waiting" || row.gathers_until === null ? {} : { gathersUntil: row.gathers_until }),
    ...(row.crew_pace === null ? {} : { crewPace: row.crew_pace }),
    ...(begins === undefined ? {} : { begins }),
    ...(kept === null ? {} : { keptUntil: kept }),
  };
}

/** A seat as everybody sees it. */
export function seatView({ name, language, crew }: Pick<SeatRow, "name" | "language" | "crew">): SeatView {
  return { name, language, ...(crew === null ? {} : { crew }) };
}

/** What one viewer sees of the cards, of the acts and of who is waited for. */
async function sightFrom(tools: Tools, row: TableRow, viewer: Viewer): Promise<ViewSight> {
  const { db } = tools.store;
  const head = row.snapshot === null ? null : tools.memory.tableOf(row);
  if (head === null) return { position: null, log: [], earlier: false, waiting: null };
  const last = await actsUpTo(db, row, head, viewer, { before: row.rev + 1, most: LAST_ACTS });
  return {
    position: writePosition(mask(head, viewer)),
    log: last.entries,
    earlier: last.earlier,
    waiting: await waitingFor(tools, db, row),
  };
}

/** The answer to `table.look`. */
export async function lookAtTable(tools: Tools, tokenHash: string | null, table: string): Promise<TableView> {
  return viewOf(tools, await readFor(tools, table, tokenHash));
}
