/** Other settings for a waiting table: the same choices as when it was opened, under the same link and words. */

import type { ChangeReply, Pace } from "@stillwater/table/session";
import { peopleOf } from "../crew/seats";
import type { GuestRow } from "../storage/schema";
import { seatsOf } from "../storage/seats";
import { append } from "../storage/tables";
import { readCode } from "./codes";
import { requireRoom } from "./room";
import { now, type Tools } from "./tools";
import { writeSeated } from "./writing";

/** The new settings of a table. */
export interface Changing {
  readonly table: string;
  readonly code: string;
  readonly pace: Pace;
  readonly listed: boolean;
  /** Unchanged if left out. */
  readonly advice?: boolean | undefined;
}

/** Changes a waiting table. Only the person in the first seat that people hold may; all who sit there see it at once. */
export async function changeTable(tools: Tools, asker: GuestRow, wanted: Changing): Promise<ChangeReply> {
  return writeSeated(tools, asker, wanted.table, async (tx, { guest, row, held }): Promise<ChangeReply> => {
    if (row.status !== "waiting") return { refused: "dealt" };
    const seated = await seatsOf(tx.db, row.id);
    if (seated.find(({ crew }) => crew === null)?.seat !== held.seat) return { refused: "guest" };
    const read = readCode(wanted.code);
    if ("problem" in read) return { unreadable: read.problem };
    const { code, seats } = read;
    const sameGame = code === row.code;
    if (!sameGame && (row.begins !== null || row.daily !== null)) return { refused: "fixed" };
    // People who looked for company sat down for this game and no other.
    if (!sameGame && row.gathers_until !== null && peopleOf(seated).length > 1) return { refused: "fixed" };
    if (seated.some(({ seat }) => seat >= seats)) return { refused: "seated" };
    const { pace } = wanted;
    const listed = wanted.listed && seats > 1 ? 1 : 0;
    const advice = (wanted.advice ?? row.advice === 1) && seats > 1 && row.daily === null ? 1 : 0;
    if (sameGame && pace === row.pace && listed === row.listed && advice === row.advice)
      return { rev: row.rev };
    requireRoom(row);
    const { rev } = await append(tx, row, {
      kind: "change",
      seat: held.seat,
      guest: guest.id,
      at: now(tools),
      act: code,
      // A deal belongs to its own options: with other options, new cards are dealt.
      table: { code, seats, pace, listed, advice, deal: sameGame ? row.deal : null },
    });
    return { rev };
  });
}
