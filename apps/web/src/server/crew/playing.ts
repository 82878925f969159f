/** One look of the quiet crew at a table: who of it is asked, what it does from its own view, and that it is done once. */
import { CREW_VERSION } from "@stillwater/crew";
import { mask, writePosition } from "@stillwater/engine";
import { type ActReply, type CrewAnswer, type CrewQuestion, crewAsked } from "@stillwater/table/session";
import { errorLine, log, tableTag } from "../runtime/log";
import { dropWork, keepMemory } from "../storage/crew";
import type { CrewWorkRow, SeatRow, TableRow } from "../storage/schema";
import { renewCrew, seatHeld, seatsOf } from "../storage/seats";
import { tableById, tableForChange } from "../storage/tables";
import { carryOut, standsAs } from "../tables/playing";
import { isDeskProblem } from "../tables/problem";
import type { Tools } from "../tables/tools";
import { crewGuest, peopleOf } from "./seats";
import { gathered } from "./seeking";

/** Asks a policy, wherever it thinks: never on the thread that answers people. */
export type Think = (question: CrewQuestion) => Promise<CrewAnswer>;

/**
 * Lets the crew of a table act once, if it has something to do. Whatever brings the table further asks for the crew anew, so
 * what was taken on is crossed off then, as where there is nothing to do.
 */
export async function playOnce(tools: Tools, think: Think, work: CrewWorkRow): Promise<void> {
  const { table_id: id, rev } = work;
  const row = await tableById(tools.store.db, id);
  if (row?.status === "waiting") return gathered(tools, id);
  // With the crew it was asked for anew; a table that only gathered people was dealt by them.
  if (row !== undefined && row.rev !== rev && row.crew_pace !== null) return;
  if (row?.rev === rev && (await acts(tools, think, row))) return;
  await tools.store.write((tx) => dropWork(tx, id, rev));
}

/** Whether somebody of the crew acts, or the table has moved on meanwhile; otherwise nobody of it has anything to do. */
async function acts(tools: Tools, think: Think, row: TableRow): Promise<boolean> {
  if (row.status !== "playing" || row.seed === null) return false;
  const seats = await seatsOf(tools.store.db, row.id);
  // It keeps people company, and does not play on by itself.
  if (peopleOf(seats).length === 0) return false;
  const table = tools.memory.tableOf(row);
  for (const seat of crewAsked(table)) {
    const found = seats.find((one) => one.seat === seat);
    if (found?.crew == null) continue;
    const held = await ofThisVersion(tools, found);
    const { act, memory } = await think({
      seat,
      hand: found.crew,
      memory: held.memory === null ? null : JSON.parse(held.memory),
      position: writePosition(mask(table, seat)),
      seed: row.seed,
    });
    if (act === null) continue;
    const reply = await actFor(tools, row, held, { act, memory: JSON.stringify(memory) });
    if (reply === null) return false;
    if ("rev" in reply || "stale" in reply) return true;
    // It is not tried again until the table moves on: it would be refused again.
    log("error", "an act of the crew was refused", { table: tableTag(row.id) });
  }
  return false;
}

/** A seat of the crew with the hands of this server: where older ones sat, theirs is a stay of its own. */
async function ofThisVersion(tools: Tools, found: SeatRow): Promise<SeatRow> {
  if ((found.crew_version ?? 0) >= CREW_VERSION) return found;
  const { table_id: id, guest_id } = found;
  return tools.store.write(async (tx) => {
    const row = await tableForChange(tx, id);
    const held = await seatHeld(tx.db, id, guest_id);
    if (row === undefined || held === undefined || (held.crew_version ?? 0) >= CREW_VERSION)
      return held ?? found;
    return renewCrew(tx, held, row.rev, CREW_VERSION);
  });
}

/**
 * Through the same door as anybody's. The command is named by the table's revision and the seat: however often it is sent,
 * and by however many servers, it is done once; and only on the very table that was seen, by the hands that saw it, so that
 * it can be made again.
 */
async function actFor(
  tools: Tools,
  { id, rev }: TableRow,
  { seat, crew_version }: SeatRow,
  { act, memory }: { readonly act: string; readonly memory: string },
): Promise<ActReply | null> {
  const guest = crewGuest(seat);
  const request = { table: id, expectedRev: rev, commandId: `crew ${rev} ${seat + 1}`, act };
  try {
    return await tools.store.write(async (tx) => {
      let stood = rev;
      const reply = await carryOut(tools, tx, { id: guest }, request, async (_tx, row) => {
        stood = row.rev;
        const held = await seatHeld(tx.db, id, guest);
        return held?.crew_version === crew_version && crew_version === CREW_VERSION && standsAs(tx, row, rev);
      });
      // What changes nothing would be said again and again.
      if ("rev" in reply && reply.rev <= stood) return null;
      if ("rev" in reply) await keepMemory(tx, id, guest, memory);
      return reply;
    });
  } catch (cause) {
    if (!isDeskProblem(cause)) throw cause;
    // The seat was given back meanwhile, the table has gone, or its log is full.
    log("info", "the crew could not act", { table: tableTag(id), ...errorLine(cause) });
    return null;
  }
}
