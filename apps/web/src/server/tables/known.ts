/**
 * Deals that somebody may know. People who sit down, are invited or look in the lobby are told that the cards have been
 * played before, and when; at a public table, and where two play against each other, they are dealt only if every seat has
 * agreed.
 */
import { readOptions, rulebookFor } from "@stillwater/engine";
import { type AcceptReply, isOver, type KnownView } from "@stillwater/table/session";
import { firstPlayed } from "../storage/deals";
import type { GuestRow, SeatRow, TableRow } from "../storage/schema";
import { agreeToKnown, staysOf } from "../storage/seats";
import type { Reader } from "../storage/store";
import { append } from "../storage/tables";
import { isStillSecret } from "./dealing";
import { requireRoom } from "./room";
import { handSeen } from "./seating";
import { now, type Tools } from "./tools";
import { writeAt } from "./writing";

/** Whether a waiting table may deal its chosen deal only once every seat has agreed. */
export function asksEverybody(row: Pick<TableRow, "status" | "deal" | "listed" | "code">): boolean {
  return row.status === "waiting" && row.deal !== null && (row.listed === 1 || isOpposed(row.code));
}

/** Whether its players play against each other. */
function isOpposed(code: string): boolean {
  const options = readOptions(code);
  return options.ok && rulebookFor(options.value).leads !== null;
}

/** Whether all of these seats have agreed to a deal that somebody may know. */
export function allAgree(seats: readonly Pick<SeatRow, "knows">[]): boolean {
  return seats.every(({ knows }) => knows === 1);
}

/** What is told about a deal that somebody may know; undefined if the cards are new. */
export async function knownOf(
  db: Reader,
  row: TableRow,
  seats: readonly SeatRow[],
): Promise<KnownView | undefined> {
  if (row.deal === null || isOver(row)) return undefined;
  const since = await firstPlayed(db, row.deal);
  // Before the deal its name is in the row only if it was chosen; afterwards every row has one.
  if (since === null && row.status !== "waiting") return undefined;
  return {
    since,
    asks: asksEverybody(row),
    agreed: Array.from({ length: row.seats }, (_, at) =>
      seats.some(({ seat, knows }) => seat === at && knows === 1),
    ),
  };
}

/** Agrees, for one seat, to cards that somebody may know. */
export function accept(tools: Tools, asker: GuestRow, table: string): Promise<AcceptReply> {
  return writeAt(tools, asker, table, async (tx, { guest, row, held }): Promise<AcceptReply> => {
    if (held === undefined) return { refused: "seatless" };
    if (!asksEverybody(row)) return { refused: "unasked" };
    if (held.knows === 1) return { rev: row.rev };
    requireRoom(row);
    await agreeToKnown(tx, table, guest.id);
    const { rev } = await append(tx, row, {
      kind: "accept",
      seat: held.seat,
      guest: guest.id,
      at: now(tools),
    });
    return { rev };
  });
}

/**
 * Whether somebody may see the shuffle of a table. A game that was ended early reveals it to the people who played there and
 * to nobody else: otherwise two browsers of one person could look at cards that others are dealt later.
 */
export async function isOpenTo(tools: Tools, row: TableRow, guest: string | null): Promise<boolean> {
  if (!isOver(row) || row.seed === null || isStillSecret(tools, row)) return false;
  if (row.status !== "stopped") return true;
  if (guest === null) return false;
  const stays = await staysOf(tools.store.db, row.id, guest);
  return stays.some(({ left_rev }) => left_rev === null) || handSeen(row, stays) !== undefined;
}
