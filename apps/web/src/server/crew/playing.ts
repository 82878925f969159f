/** One look of the quiet crew at a table: who of it is asked, what it does from its own view, and that it is done once. */
import { mask, writePosition } from "@stillwater/engine";
import { type CrewAnswer, type CrewQuestion, crewAsked } from "@/game/crew-asking";
import { errorLine, log, tableTag } from "../runtime/log";
import { dropWork, keepMemory } from "../storage/crew";
import type { CrewWorkRow, SeatRow, TableRow } from "../storage/schema";
import { seatsOf } from "../storage/seats";
import { tableById } from "../storage/tables";
import { carryOut } from "../tables/playing";
import { isDeskProblem } from "../tables/problem";
import type { Tools } from "../tables/tools";
import type { ActReply } from "../wire";
import { crewGuest, peopleOf } from "./seats";
import { gathered } from "./seeking";

/** Asks a policy, wherever it thinks: never on the thread that answers people. */
export type Think = (question: CrewQuestion) => Promise<CrewAnswer>;

/**
 * Lets the crew of a table act once, if it has something to do. Whatever brings the table further asks for the crew anew,
 * so what was taken on is left alone then; where there is nothing to do it is crossed off.
 */
export async function playOnce(tools: Tools, think: Think, work: CrewWorkRow): Promise<void> {
  const { table_id: id, rev } = work;
  const row = await tableById(tools.store.db, id);
  if (row?.status === "waiting") return gathered(tools, id);
  // With the crew it was asked for anew; a table that only gathered people was dealt by them.
  if (row !== undefined && row.rev !== rev && row.crew_pace !== null) return;
  const reply = row === undefined ? null : await actOf(tools, think, row);
  if (reply !== null && ("rev" in reply || "stale" in reply)) return;
  // Nothing more is tried until the table moves on: an act that is refused would be refused again.
  if (reply !== null) log("error", "an act of the crew was refused", { table: tableTag(id) });
  await tools.store.write((tx) => dropWork(tx, id, rev));
}

/** What came of what the crew does as the table stands; null where it has nothing to do. */
async function actOf(tools: Tools, think: Think, row: TableRow): Promise<ActReply | null> {
  if (row.status !== "playing" || row.seed === null) return null;
  const seats = await seatsOf(tools.store.db, row.id);
  // It keeps people company, and does not play on by itself.
  if (peopleOf(seats).length === 0) return null;
  const table = tools.memory.tableOf(row);
  for (const seat of crewAsked(table)) {
    const held = seats.find((one) => one.seat === seat);
    if (held?.crew == null) continue;
    const { act, memory } = await think({
      seat,
      hand: held.crew,
      memory: held.memory === null ? null : JSON.parse(held.memory),
      position: writePosition(mask(table, seat)),
      seed: row.seed,
    });
    if (act !== null) return actFor(tools, row, held, { act, memory: JSON.stringify(memory) });
  }
  return null;
}

/**
 * Through the same door as anybody's. The command is named by the table's revision and the seat: however often it is sent,
 * and by however many servers, it is done once; and only on the very table that was seen, so that it can be made again.
 */
async function actFor(
  tools: Tools,
  { id, rev }: TableRow,
  { seat }: SeatRow,
  { act, memory }: { readonly act: string; readonly memory: string },
): Promise<ActReply | null> {
  const guest = crewGuest(seat);
  const request = { table: id, expectedRev: rev, commandId: `crew ${rev} ${seat + 1}`, act };
  try {
    return await tools.store.write(async (tx) => {
      const reply = await carryOut(tools, tx, { id: guest }, request, async (_tx, row) => row.rev === rev);
      if ("rev" in reply && reply.rev > rev) await keepMemory(tx, id, guest, memory);
      // What changes nothing would be said again and again.
      return "rev" in reply && reply.rev === rev ? null : reply;
    });
  } catch (cause) {
    if (!isDeskProblem(cause)) throw cause;
    // The seat was given back meanwhile, the table has gone, or its log is full.
    log("info", "the crew could not act", { table: tableTag(id), ...errorLine(cause) });
    return null;
  }
}
