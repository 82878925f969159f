/**
 * A table that waits. Nobody is removed by a clock: once the pace of a table has passed, the others may nudge once, and what
 * they all wish happens. The seats waited for become free, with their hands, for somebody else; or the quiet crew takes
 * them, and gives them back when their owners return; or the game ends. A wish counts until somebody acts.
 */

import type { CrewHand } from "@stillwater/crew";
import { due, mask, SPECTATOR } from "@stillwater/engine";
import {
  deciding,
  type NudgeReply,
  type WaitingFor,
  WISHES,
  type Wish,
  type WishReply,
} from "@stillwater/table/session";
import { freeSeats, peopleOf, seatCrew } from "../crew/seats";
import type { EntryRow, GuestRow, TableRow } from "../storage/schema";
import { giveSeatUp, seatsOf } from "../storage/seats";
import type { Reader, Tx } from "../storage/store";
import { append, latestOfKinds, tableById } from "../storage/tables";
import { keepResult } from "./playing";
import { requireRoom } from "./room";
import { now, type Tools } from "./tools";
import { writeSeated } from "./writing";

/** The entries that begin a wait, and those made during it. */
const begun = latestOfKinds(["act", "deal", "sit", "freed"]);
const said = latestOfKinds(["nudge", "wish"]);

/** Who is waited for at a table in play, since when, and what its crew wishes; null if nobody is. */
export async function waitingFor(tools: Tools, db: Reader, row: TableRow): Promise<WaitingFor | null> {
  if (row.status !== "playing") return null;
  const since = await begun.first(db, { table: row.id, after: 0, most: 1 });
  if (since === undefined) return null;
  const later = (await said.all(db, { table: row.id, after: since.rev, most: MOST_SAID })).reverse();
  const patience = tools.patience[row.pace];
  return {
    seats: askedSeats(tools, row),
    since: since.at,
    lateAt: patience === null ? null : new Date(Date.parse(since.at) + patience).toISOString(),
    nudged: later.some(({ kind }) => kind === "nudge"),
    wishes: Array.from({ length: row.seats }, (_, seat) => wishOf(later, seat)),
  };
}

/** The seats that are asked, as far as anybody may know it: who is asked must never reveal what somebody holds. */
export function askedSeats(tools: Tools, row: TableRow): readonly number[] {
  return due(mask(tools.memory.tableOf(row), SPECTATOR)).seats;
}

/** The crew's hand for the seat of somebody who is missing. */
const HAND: CrewHand = "steady";

/** Wishes can be changed often; the last of each seat counts. */
const MOST_SAID = 200;

function wishOf(later: readonly EntryRow[], seat: number): Wish {
  const last = later.filter((entry) => entry.kind === "wish" && entry.seat === seat).at(-1);
  return WISHES.find((one) => one === last?.act) ?? "none";
}

function isLate(tools: Tools, { lateAt }: WaitingFor): boolean {
  return lateAt !== null && lateAt <= now(tools);
}

/** Reminds the people who are waited for, once, when their time has passed. */
export async function nudge(tools: Tools, asker: GuestRow, table: string): Promise<NudgeReply> {
  return writeSeated(tools, asker, table, async (tx, { guest, row, held: { seat } }): Promise<NudgeReply> => {
    const waiting = await waitingFor(tools, tx.db, row);
    if (waiting === null || waiting.seats.includes(seat)) return { refused: "nobody" };
    if (!isLate(tools, waiting)) return { refused: "early" };
    if (waiting.nudged) return { refused: "nudged" };
    requireRoom(row);
    const { rev } = await append(tx, row, { kind: "nudge", seat, guest: guest.id, at: now(tools) });
    return { rev };
  });
}

/**
 * Records this seat's wish; carries it out once everybody who is not waited for wishes the same. If everybody is waited for,
 * as around a Start, all of them must wish it.
 */
export async function wish(
  tools: Tools,
  asker: GuestRow,
  { table, wish }: { readonly table: string; readonly wish: Wish },
): Promise<WishReply> {
  return writeSeated(tools, asker, table, async (tx, { guest, row, held: { seat } }): Promise<WishReply> => {
    const waiting = await waitingFor(tools, tx.db, row);
    if (waiting === null) return { refused: "nobody" };
    const late = isLate(tools, waiting) ? waiting.seats : [];
    const sitting = await seatsOf(tx.db, row.id);
    const open = freeSeats(row, sitting);
    if (wish === "free" && late.length === 0) return { refused: "early" };
    if (wish === "crew" && late.length + open.length === 0) return { refused: "early" };
    if ((wish === "free" || wish === "crew") && late.includes(seat)) return { refused: "nobody" };
    const at = now(tools);
    const again = waiting.wishes[seat] === wish;
    // A full log still accepts the wish to end the game together: one wish of each seat always fits.
    if (!again && wish !== "stop") requireRoom(row);
    const head = again ? row : await append(tx, row, { kind: "wish", seat, guest: guest.id, at, act: wish });
    const seated = peopleOf(sitting).map((other) => other.seat);
    const agreed = deciding(seated, late).every(
      (other) => (other === seat ? wish : waiting.wishes[other]) === wish,
    );
    if (wish === "none" || !agreed) return { rev: head.rev, done: null };
    if (wish === "stop") return { rev: await stop(tools, tx, head, guest, seat), done: "stopped" };
    const freed = await free(tx, head, guest, late, at);
    if (wish === "free") return { rev: freed.rev, done: "freed" };
    const seats = freeSeats(row, await seatsOf(tx.db, row.id));
    const { rev } = await seatCrew(tools, tx, freed, { free: seats, hand: HAND, language: guest.language });
    return { rev, done: "crewed" };
  });
}

async function stop(tools: Tools, tx: Tx, row: TableRow, guest: GuestRow, seat: number): Promise<number> {
  const at = now(tools);
  const after = await append(tx, row, {
    kind: "stopped",
    seat,
    guest: guest.id,
    at,
    table: { status: "stopped" },
  });
  await keepResult(tools, tx, after, tools.memory.tableOf(row));
  return after.rev;
}

async function free(
  tx: Tx,
  row: TableRow,
  guest: GuestRow,
  late: readonly number[],
  at: string,
): Promise<TableRow> {
  let head = row;
  const sitting = await seatsOf(tx.db, row.id);
  for (const { seat, guest_id } of sitting.filter((other) => late.includes(other.seat))) {
    await giveSeatUp(tx, row.id, guest_id, head.rev + 1);
    head = await append(tx, head, { kind: "freed", seat, guest: guest.id, at });
  }
  return head;
}

/** Whether the guest in a seat is asked for something at a table, and has been nudged about it. */
export async function askedAt(
  tools: Tools,
  held: { readonly id: string; readonly status: string; readonly seat: number },
): Promise<{ readonly turn: boolean; readonly nudged: boolean }> {
  const row = held.status === "playing" ? await tableById(tools.store.db, held.id) : undefined;
  const waiting = row === undefined ? null : await waitingFor(tools, tools.store.db, row);
  const turn = waiting?.seats.includes(held.seat) === true;
  return { turn, nudged: turn && waiting?.nudged === true };
}
