/**
 * After the end of a game the silence is over: each seat may say a line, and one may lead the others through the replay.
 * Never before, and only for the people who sat there. Nothing of it is an entry, and all of it is deleted once the last of
 * them has left the table.
 */
import { isOver, type TalkReply, type TalkView } from "@stillwater/table/session";
import { peopleOf } from "../crew/seats";
import type { GuestRow, LineRow, SeatRow, TableRow } from "../storage/schema";
import { seatsOf } from "../storage/seats";
import type { Reader, Tx } from "../storage/store";
import { dropLead, dropTalk, keepLead, keepLine, leadAt, linesAt, talkedAt } from "../storage/talk";
import { now, type Tools } from "./tools";
import { writeSeated } from "./writing";

/** Says a line, replacing what this seat said before; null takes it back. */
export function sayLine(
  tools: Tools,
  asker: GuestRow,
  { table, line }: { readonly table: string; readonly line: string | null },
): Promise<TalkReply> {
  return speaking(tools, asker, table, async (tx, { row, held, crew, lines }) => {
    if (!isOn(row, crew, lines)) return { refused: "off" };
    await keepLine(tx, { ...rowOf(tools, held, lines), line: line ?? "" });
    return { done: true };
  });
}

/** Switches talk on or off for this seat: at a public table everybody has to want it. */
export function allowTalk(
  tools: Tools,
  asker: GuestRow,
  { table, on }: { readonly table: string; readonly on: boolean },
): Promise<TalkReply> {
  return speaking(tools, asker, table, async (tx, { held, lines }) => {
    await keepLine(tx, { ...rowOf(tools, held, lines), wants: on ? 1 : 0 });
    return { done: true };
  });
}

/** Leads the crew to a place in the replay; null ends the lead, if it is this seat's. */
export function lead(
  tools: Tools,
  asker: GuestRow,
  {
    table,
    to,
  }: { readonly table: string; readonly to: { readonly stop: number; readonly line: string | null } | null },
): Promise<TalkReply> {
  return speaking(tools, asker, table, async (tx, { held: { seat } }) => {
    if (to !== null) await keepLead(tx, { table_id: table, seat, ...to, at: now(tools) });
    else if ((await leadAt(tx.db, table))?.seat === seat) await dropLead(tx, table);
    return { done: true };
  });
}

interface Speaking {
  readonly row: TableRow;
  readonly held: SeatRow;
  readonly crew: readonly SeatRow[];
  readonly lines: readonly LineRow[];
}

/** Does something that only the people of a finished game may do, and tells them of it. */
function speaking(
  tools: Tools,
  asker: GuestRow,
  table: string,
  job: (tx: Tx, at: Speaking) => Promise<TalkReply>,
): Promise<TalkReply> {
  return writeSeated(tools, asker, table, async (tx, { row, held }): Promise<TalkReply> => {
    if (!isOver(row)) return { refused: "playing" };
    const crew = peopleOf(await seatsOf(tx.db, table));
    if (crew.length < 2) return { refused: "alone" };
    const reply = await job(tx, { row, held, crew, lines: await linesAt(tx.db, table) });
    await tx.notify(table);
    return reply;
  });
}

function isOn(row: TableRow, crew: readonly SeatRow[], lines: readonly LineRow[]): boolean {
  if (row.listed === 0) return true;
  return crew.every(({ seat }) => lines.some((line) => line.seat === seat && line.wants === 1));
}

function rowOf(tools: Tools, { table_id, seat, guest_id }: SeatRow, lines: readonly LineRow[]): LineRow {
  const before = lines.find((line) => line.seat === seat);
  return { table_id, seat, guest_id, line: before?.line ?? "", wants: before?.wants ?? 0, at: now(tools) };
}

/** What a crew says and shows each other; null while its game goes on, and at a table with one seat. */
export async function talkAt(db: Reader, row: TableRow): Promise<TalkView | null> {
  if (!isOver(row) || row.seats < 2) return null;
  const crew = peopleOf(await seatsOf(db, row.id));
  if (crew.length < 2) return null;
  const lines = await linesAt(db, row.id);
  const on = isOn(row, crew, lines);
  const leader = await leadAt(db, row.id);
  return {
    on,
    wants: Array.from({ length: row.seats }, (_, seat) =>
      lines.some((line) => line.seat === seat && line.wants === 1),
    ),
    // Lines said while all wanted talk are not shown once somebody no longer does.
    lines: on ? lines.flatMap(({ seat, line }) => (line === "" ? [] : [{ seat, text: line }])) : [],
    lead:
      leader === undefined || !crew.some(({ seat }) => seat === leader.seat)
        ? null
        : { seat: leader.seat, stop: leader.stop, line: leader.line },
  };
}

/** Somebody who has just closed a page may be on the way to another page of the same table. */
const TALK_KEPT_MS = 60_000;

/** Deletes what was said at tables that all of their crew left a while ago. */
export async function putTalkAway(tools: Tools): Promise<void> {
  const { store, pubsub } = tools;
  for (const table of await talkedAt(store.db)) {
    const crew = peopleOf(await seatsOf(store.db, table));
    const isLeft = crew.every(({ seat }) => (pubsub.presences.emptyFor(table, seat) ?? 0) >= TALK_KEPT_MS);
    if (isLeft) await store.write((tx) => dropTalk(tx, table));
  }
}

/** Repeatedly looks for talk to delete, until stopped. If the database does not answer, the next round tries again. */
export function keepPuttingTalkAway(tools: Tools): () => void {
  const timer = setInterval(() => void putTalkAway(tools).catch(() => undefined), TALK_KEPT_MS);
  timer.unref();
  return () => clearInterval(timer);
}
