/** Moving to another device: a one-time code, carried in a link's fragment, that makes another browser this guest. */

import type { MoveLinkReply } from "@stillwater/table/session";
import {
  changeToken,
  guestForWriting,
  insertMove,
  lockGuests,
  ownerOfMove,
  spendMove,
} from "../storage/guests";
import { dropDevicesOf, moveDevices } from "../storage/pushes";
import type { GuestRow } from "../storage/schema";
import { giveSeatUp, goingTablesHeldBy, type Held } from "../storage/seats";
import type { Tx } from "../storage/store";
import { append, tableForChange } from "../storage/tables";
import { now, type Tools } from "../tables/tools";
import { writeAs } from "../tables/writing";
import { byId } from "./guests";
import { hashOfToken, tokenFrom } from "./token";

const CODE_BYTES = 16;
const TOKEN_BYTES = 32;
const VALID_MS = 10 * 60 * 1000;

/** A code for moving this guest, valid for ten minutes and one use. A second one replaces the first. */
export async function moveLink(tools: Tools, guest: GuestRow): Promise<MoveLinkReply> {
  const code = tokenFrom(tools.random(CODE_BYTES));
  const expires = new Date(tools.clock().getTime() + VALID_MS).toISOString();
  await writeAs(tools, guest, (tx) =>
    insertMove(tx, { code_hash: hashOfToken(code), guest_id: guest.id, expires_at: expires, used_at: null }),
  );
  return { code, expires };
}

/** The browser that uses a code. */
export interface Taker {
  /** The guest it has been so far. */
  readonly guest: GuestRow | null;
  /** Whether that guest may be given up, with every seat they hold. */
  readonly replace: boolean;
}

const NOBODY: Taker = { guest: null, replace: false };

export type Claimed =
  | { readonly token: string; readonly tables: readonly string[] }
  /** Nothing was done: the browser would lose its seats at that many tables, and has not agreed to it. */
  | { readonly holds: number };

/** The seats that a browser would give up; none if its cookie has become invalid meanwhile. */
async function seatsLost(tx: Tx, lost: GuestRow): Promise<Held[]> {
  const still = await guestForWriting(tx, lost);
  return still === undefined ? [] : goingTablesHeldBy(tx.db, still.id);
}

/**
 * Uses a code. The guest gets a new token, so the old device's cookie is invalid from now on; an entry at each table that
 * goes on makes every server check its watchers again, which ends the old device's streams.
 */
export async function claim(tools: Tools, code: string, taker: Taker = NOBODY): Promise<Claimed | null> {
  const token = tokenFrom(tools.random(TOKEN_BYTES));
  return tools.store.write(async (tx) => {
    const at = now(tools);
    const guest = await ownerOfMove(tx, hashOfToken(code));
    if (guest === undefined) return null;
    const lost = taker.guest === null || taker.guest.id === guest ? null : taker.guest;
    await lockGuests(tx, lost === null ? [guest] : [guest, lost.id]);
    const given = lost === null ? [] : await seatsLost(tx, lost);
    if (given.length > 0 && !taker.replace) return { holds: given.length };
    if ((await spendMove(tx, hashOfToken(code), at)) === undefined) return null;
    await changeToken(tx, guest, hashOfToken(token));
    // The old device belongs to nobody; the new one belongs to the guest from now on.
    await dropDevicesOf(tx, guest);
    if (lost !== null) await moveDevices(tx, lost.id, guest);
    const held = await goingTablesHeldBy(tx.db, guest);
    const changes = [
      ...given.map(({ id, seat }) => ({ kind: "leave", id, seat, guest: lost?.id ?? guest }) as const),
      ...held.map(({ id, seat }) => ({ kind: "move", id, seat, guest }) as const),
    ];
    for (const { kind, id, seat, guest: whose } of changes.sort(byId)) {
      const row = await tableForChange(tx, id);
      if (row === undefined) continue;
      if (kind === "leave") await giveSeatUp(tx, id, whose, row.rev + 1);
      await append(tx, row, { kind, seat, guest: whose, at });
    }
    return { token, tables: held.map(({ id }) => id) };
  });
}
