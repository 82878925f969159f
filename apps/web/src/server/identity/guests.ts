/** Who a browser is: an opaque guest with a name and a language. There is no account, and nothing else is known. */

import type { GuestView, Language } from "@stillwater/table/session";
import { guestByTokenHash, insertGuest, renameGuest, touchGuest } from "../storage/guests";
import type { GuestRow } from "../storage/schema";
import { goingTablesHeldBy, renameSeat, tablesHeldBy } from "../storage/seats";
import { append, tableForChange } from "../storage/tables";
import { faultOf } from "../storage/trouble";
import { DeskProblem } from "../tables/problem";
import { MOST_ENTRIES } from "../tables/room";
import { newId, now, type Tools } from "../tables/tools";
import { askedAt } from "../tables/waiting";
import { isLongUnseen, writeAs } from "../tables/writing";
import { hashOfToken, tokenFrom } from "./token";

const TOKEN_BYTES = 32;
const TABLES_LISTED = 30;

/** What a guest wants to be called, and which language they read. */
export interface Called {
  readonly name: string;
  readonly language: Language;
}

/**
 * The guest of a cookie's token; null if there is none. Records about once an hour that they were here, if the database can
 * be written: on a full disk reading goes on.
 */
export async function guestOf(tools: Tools, token: string | null): Promise<GuestRow | null> {
  if (token === null) return null;
  const guest = await guestByTokenHash(tools.store.db, hashOfToken(token));
  if (guest === undefined) return null;
  if (isLongUnseen(tools, guest))
    await tools.store
      .write((tx) => touchGuest(tx, guest.id, now(tools)))
      .catch((cause: unknown) => {
        if (faultOf(cause) === undefined) throw cause;
      });
  return guest;
}

/** A new guest, with the token for their cookie, which is not stored. */
export async function newGuest(tools: Tools, called: Called): Promise<{ guest: GuestRow; token: string }> {
  const token = tokenFrom(tools.random(TOKEN_BYTES));
  const at = now(tools);
  const guest: GuestRow = {
    id: newId(tools, 16),
    token_hash: hashOfToken(token),
    name: called.name,
    language: called.language,
    created_at: at,
    seen_at: at,
    revoked_at: null,
  };
  await tools.store.write((tx) => insertGuest(tx, guest));
  return { guest, token };
}

/** Changes a guest's name or language, also at every table of theirs that is not over. */
export async function rename(tools: Tools, guest: GuestRow, called: Called): Promise<GuestRow> {
  if (guest.name === called.name && guest.language === called.language) return guest;
  await writeAs(tools, guest, async (tx) => {
    await renameGuest(tx, guest.id, called.name, called.language);
    const held = await goingTablesHeldBy(tx.db, guest.id);
    // In order of id, so that two transactions over the same tables cannot deadlock.
    for (const { id, seat } of held.sort(byId)) {
      const row = await tableForChange(tx, id);
      if (row === undefined) continue;
      await renameSeat(tx, id, guest.id, called.name, called.language);
      // A full log takes no more names; people who look again read the new one.
      if (row.rev < MOST_ENTRIES)
        await append(tx, row, { kind: "name", seat, guest: guest.id, at: now(tools) });
    }
  });
  return { ...guest, ...called };
}

/** What a guest is told about themselves. */
export async function me(tools: Tools, guest: GuestRow | null): Promise<GuestView | null> {
  if (guest === null) return null;
  const held = await tablesHeldBy(tools.store.db, guest.id, TABLES_LISTED);
  return {
    name: guest.name,
    language: guest.language,
    tables: await Promise.all(
      held.map(async (table) => {
        const { id, words, code, status } = table;
        return { id, words, code, status, ...(await askedAt(tools, table)) };
      }),
    ),
  };
}

/** The guest; throws for a browser without one. */
export function required(guest: GuestRow | null): GuestRow {
  if (guest === null) throw new DeskProblem("no-guest");
  return guest;
}

export function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1;
}
