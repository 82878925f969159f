/** Moving to another device: a one-time code, carried in a link's fragment, that makes another browser this guest. */
import { now, type Tools } from "../desk/tools";
import { writeAs } from "../desk/writing";
import { changeToken, insertMove, lockGuests, ownerOfMove, spendMove } from "../storage/guests";
import type { GuestRow } from "../storage/schema";
import { tablesHeldBy } from "../storage/seats";
import { append, tableForChange } from "../storage/tables";
import type { MoveLinkReply } from "../wire";
import { byId, isGoingOn } from "./guests";
import { hashOfToken, tokenFrom } from "./token";

const CODE_BYTES = 16;
const TOKEN_BYTES = 32;
const VALID_MS = 10 * 60 * 1000;
const TABLES_MOVED = 100;

/** A code for moving this guest, good for ten minutes and one use. A second one replaces the first. */
export async function moveLink(tools: Tools, guest: GuestRow): Promise<MoveLinkReply> {
  const code = tokenFrom(tools.random(CODE_BYTES));
  const expires = new Date(tools.clock().getTime() + VALID_MS).toISOString();
  await writeAs(tools, guest, (tx) =>
    insertMove(tx, { code_hash: hashOfToken(code), guest_id: guest.id, expires_at: expires, used_at: null }),
  );
  return { code, expires };
}

/**
 * Uses a code. The guest gets a new token, so the old device's cookie is nobody's from now on; an entry at each table
 * that goes on makes every server look again at who is watching, which ends the old device's streams.
 */
export async function claim(
  tools: Tools,
  code: string,
): Promise<{ readonly token: string; readonly tables: readonly string[] } | null> {
  const token = tokenFrom(tools.random(TOKEN_BYTES));
  return tools.store.write(async (tx) => {
    const at = now(tools);
    const guest = await ownerOfMove(tx, hashOfToken(code));
    if (guest === undefined) return null;
    await lockGuests(tx, [guest]);
    if ((await spendMove(tx, hashOfToken(code), at)) === undefined) return null;
    await changeToken(tx, guest, hashOfToken(token));
    const held = (await tablesHeldBy(tx.db, guest, TABLES_MOVED)).filter(isGoingOn);
    for (const { id, seat } of [...held].sort(byId)) {
      const row = await tableForChange(tx, id);
      if (row === undefined) continue;
      await append(tx, row, { kind: "move", seat, guest, at });
    }
    return { token, tables: held.map(({ id }) => id) };
  });
}
