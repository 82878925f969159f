/** One look of the quiet crew at a table: which of its seats is asked, what it does from its own view, and once only. */
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

/** Asks a policy, wherever it runs: never on the thread that answers people. */
export type Think = (question: CrewQuestion) => Promise<CrewAnswer>;

/**
 * Lets the crew of a table act once, if it has something to do. Every change of the table puts new work on the list, so this
 * piece is then removed, as it is where there is nothing to do.
 */
export async function playOnce(tools: Tools, think: Think, work: CrewWorkRow): Promise<void> {
  const { table_id: id, rev } = work;
  const row = await tableById(tools.store.db, id);
  if (row?.status === "waiting") return gathered(tools, id);
  // That revision has put new work on the list. A table that only gathered people has no crew, so its work is removed below.
  if (row !== undefined && row.rev !== rev && row.crew_pace !== null) return;
  if (row?.rev === rev && (await acts(tools, think, row))) return;
  await tools.store.write((tx) => dropWork(tx, id, rev));
}

/** Whether the crew acted or the table has moved on; false if none of its seats has anything to do. */
async function acts(tools: Tools, think: Think, row: TableRow): Promise<boolean> {
  if (row.status !== "playing" || row.seed === null) return false;
  const seats = await seatsOf(tools.store.db, row.id);
  // The crew keeps people company, and does not play on alone.
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
    // Not tried again until the table changes: it would be refused again.
    log("error", "an act of the crew was refused", { table: tableTag(row.id) });
  }
  return false;
}

/** The crew's seat with this server's version of the crew. A seat held by an older version is left and taken anew. */
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
 * Acts through the same function as people. The command id is made of the table's revision and the seat, so the act is done
 * once, however often and by however many servers it is sent. It is done only at the revision the crew saw and by the crew's
 * version that saw it, so that it can be reproduced.
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
      // An act that changes nothing would be repeated for ever.
      if ("rev" in reply && reply.rev <= stood) return null;
      if ("rev" in reply) await keepMemory(tx, id, guest, memory);
      return reply;
    });
  } catch (cause) {
    if (!isDeskProblem(cause)) throw cause;
    // The seat was given back meanwhile, the table is gone, or its log is full.
    log("info", "the crew could not act", { table: tableTag(id), ...errorLine(cause) });
    return null;
  }
}
