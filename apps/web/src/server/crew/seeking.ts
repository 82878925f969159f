/**
 * Finds people to play with. Somebody looking for a crew is seated with others who look at the same time; at a time that the
 * first of them chose, the quiet crew takes the free seats and the cards are dealt. The only record of the search is the
 * seat itself, and nobody is ranked.
 */

import type { SeekReply } from "@stillwater/table/session";
import { dropWork, keepWork } from "../storage/crew";
import { gatheringTables } from "../storage/lobby";
import type { GuestRow, SeatRow, TableRow } from "../storage/schema";
import { giveSeatUp, seatsOf, takeSeat } from "../storage/seats";
import type { Tx } from "../storage/store";
import { append, entriesAfter, gatherNoMore, tableForChange } from "../storage/tables";
import { dealNow } from "../tables/playing";
import { newTable, seatRow } from "../tables/seating";
import { now, type Tools } from "../tables/tools";
import { writeAs } from "../tables/writing";
import { freeSeats, peopleOf, seatCrew } from "./seats";

/** The games that people can look for, each with the option code of its table. */
const CODES = { sea: "sea p3", mountain: "mountain p3" } as const;
export const SOUGHT = ["sea", "mountain"] as const satisfies readonly (keyof typeof CODES)[];
const SEATS = 3;

/** Somebody who has just sat down may still be on the way to the table's page. */
const ON_THE_WAY_MS = 15_000;

/** A lost signal, a locked phone or a server that has just started is no reason to take somebody's seat. */
const GONE_AFTER_MS = 45_000;
/** How soon to check again whether somebody missing has come back. */
const LOOK_AGAIN_MS = 3_000;

/** What somebody would play now, and how long they would wait for others. */
export interface Seeking {
  readonly games: readonly (typeof SOUGHT)[number][];
  readonly seconds: number;
}

/** Separates the games somebody would play, in the `act` of the entry with which they sat down. */
const WISHES = " or ";

/**
 * Seats the asker with others who look for the same game, or opens a table that waits for others. If everybody at a table
 * would play the other game too, the table can change to that one.
 */
export function seek(tools: Tools, asker: GuestRow, { games, seconds }: Seeking): Promise<SeekReply> {
  return writeAs(tools, asker, async (tx, guest): Promise<SeekReply> => {
    const codes: readonly string[] = games.map((game) => CODES[game]);
    for (const { id } of await gatheringTables(tx, Object.values(CODES), now(tools))) {
      const row = await tableForChange(tx, id);
      if (row?.status !== "waiting") continue;
      const seated = await seatsOf(tx.db, id);
      if (seated.some(({ guest_id }) => guest_id === guest.id)) {
        if (codes.includes(row.code)) return { table: id };
        continue;
      }
      const joined = await join(tools, tx, row, seated, guest, codes);
      if (joined !== null) return joined;
    }
    return gather(tools, tx, guest, codes, seconds);
  });
}

/** The games that everybody at a table would play: its own, and the other one if each of them named it. */
async function suitingAll(tx: Tx, row: TableRow, seated: readonly SeatRow[]): Promise<readonly string[]> {
  const wishes = new Map<string, readonly string[]>();
  // Somebody who changed the table by hand has thereby decided what it is for.
  for (const { kind, guest_id, act: wished } of await entriesAfter(tx.db, row.id, 0))
    if (kind === "open" || kind === "sit" || kind === "change") wishes.set(guest_id, wished.split(WISHES));
  return Object.values(CODES).filter(
    (code) => code === row.code || seated.every(({ guest_id }) => wishes.get(guest_id)?.includes(code)),
  );
}

/** Sits down at a table where somebody waits for one of these games; null if there is no room, or nobody is left there. */
async function join(
  tools: Tools,
  tx: Tx,
  row: TableRow,
  seated: readonly SeatRow[],
  guest: GuestRow,
  codes: readonly string[],
): Promise<SeekReply | null> {
  const gone = goneFrom(tools, row, seated);
  if (gone.length === peopleOf(seated).length) return null;
  const staying = seated.filter((held) => !gone.includes(held));
  const [seat] = freeSeats(row, staying);
  const suiting = await suitingAll(tx, row, staying);
  const code = [row.code, ...suiting].find((one) => codes.includes(one) && suiting.includes(one));
  if (seat === undefined || code === undefined) return null;
  const at = now(tools);
  let { head } = await freed(tools, tx, row, seated, gone);
  if (code !== row.code)
    head = await append(tx, head, { kind: "change", seat, guest: guest.id, at, act: code, table: { code } });
  await takeSeat(tx, seatRow(head, seat, guest, head.rev + 1));
  const after = await append(tx, head, { kind: "sit", seat, guest: guest.id, at, act: codes.join(WISHES) });
  const seats = await seatsOf(tx.db, row.id);
  if (seats.length === row.seats) {
    await dropWork(tx, row.id);
    await dealNow(tools, tx, after, guest, seats);
  }
  return { table: row.id };
}

async function gather(
  tools: Tools,
  tx: Tx,
  guest: GuestRow,
  codes: readonly string[],
  seconds: number,
): Promise<SeekReply> {
  const at = now(tools);
  const gathersUntil = new Date(Date.parse(at) + seconds * 1_000).toISOString();
  const row = await newTable(tools, tx, {
    ...{ code: codes[0] ?? CODES.sea, seats: SEATS, deal: null, daily: null, at, gathersUntil },
    ...{ pace: "now", listed: false },
  });
  const act = codes.join(WISHES);
  const { rev } = await append(tx, row, { kind: "open", seat: 0, guest: guest.id, at, act });
  await takeSeat(tx, seatRow(row, 0, guest, rev));
  await keepWork(tx, row.id, rev, gathersUntil);
  return { table: row.id };
}

/** People who hold a seat but closed the page a while ago: nobody should be dealt in with somebody who has gone. */
function goneFrom(tools: Tools, row: TableRow, seated: readonly SeatRow[]): readonly SeatRow[] {
  const at = tools.clock().getTime();
  if (at - Date.parse(row.changed_at) < ON_THE_WAY_MS) return [];
  return peopleOf(seated).filter(({ seat }) => {
    const empty = tools.pubsub.presences.emptyFor(row.id, seat);
    return empty !== null && empty >= GONE_AFTER_MS;
  });
}

async function freed(
  tools: Tools,
  tx: Tx,
  row: TableRow,
  seated: readonly SeatRow[],
  gone: readonly SeatRow[],
): Promise<{ readonly head: TableRow; readonly still: readonly SeatRow[] }> {
  let head = row;
  for (const { seat, guest_id } of gone) {
    await giveSeatUp(tx, row.id, guest_id, head.rev + 1);
    head = await append(tx, head, { kind: "leave", seat, guest: guest_id, at: now(tools) });
  }
  return { head, still: seated.filter((held) => !gone.includes(held)) };
}

/** Ends the wait for people: the crew takes the free seats, and the cards are dealt. */
export function gathered(tools: Tools, table: string): Promise<void> {
  return tools.store.write(async (tx) => {
    // Locks the table first, as everywhere: if somebody deals it meanwhile, that act puts the crew's work on the list.
    const row = await tableForChange(tx, table);
    if (row?.status !== "waiting") return;
    if (row.gathers_until === null) return dropWork(tx, table);
    const seated = await seatsOf(tx.db, table);
    const gone = goneFrom(tools, row, seated);
    const here = tools.pubsub.presences.here(table);
    // Somebody who may be back in a moment is neither dealt in nor sent away.
    if (peopleOf(seated).some((held) => !gone.includes(held) && (here & (1 << held.seat)) === 0)) {
      const again = new Date(tools.clock().getTime() + LOOK_AGAIN_MS).toISOString();
      return keepWork(tx, table, row.rev, again);
    }
    await dropWork(tx, table);
    const { head, still } = await freed(tools, tx, row, seated, gone);
    await gatherNoMore(tx, table);
    const [host] = peopleOf(still);
    if (host === undefined) return;
    const { language } = host;
    const full = await seatCrew(tools, tx, head, { free: freeSeats(row, still), hand: "steady", language });
    await dealNow(tools, tx, full, { id: host.guest_id }, await seatsOf(tx.db, table));
  });
}
