/** Guests: who a browser is, known by the hash of its cookie. */
import type { Language } from "@stillwater/table/session";
import { prepared } from "./prepared";
import type { GuestRow, MoveRow } from "./schema";
import type { Reader, Tx } from "./store";

interface Token {
  readonly hash: string;
}

const knownBy = (db: Reader, { hash }: Token) =>
  db.selectFrom("guests").selectAll().where("token_hash", "=", hash).where("revoked_at", "is", null);
const byTokenHash = prepared(knownBy);

/** The guest with this token hash. */
export function guestByTokenHash(db: Reader, hash: string): Promise<GuestRow | undefined> {
  return byTokenHash.first(db, { hash });
}

const forWriting = {
  sqlite: byTokenHash,
  postgres: prepared((db, token: Token) => knownBy(db, token).forNoKeyUpdate()),
};

/**
 * The guest with this token, as the transaction finds them; on PostgreSQL a change of token waits until the transaction has
 * ended. Guests are locked before tables, everywhere.
 */
export async function guestForWriting(
  tx: Tx,
  { token_hash: hash }: Pick<GuestRow, "token_hash">,
): Promise<GuestRow | undefined> {
  return hash === null ? undefined : forWriting[tx.kind].first(tx.db, { hash });
}

/** Locks these guests, in the order of their ids, whatever their tokens. */
export async function lockGuests(tx: Tx, ids: readonly string[]): Promise<void> {
  if (tx.kind !== "postgres") return;
  await tx.db
    .selectFrom("guests")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

export async function insertGuest(tx: Tx, guest: GuestRow): Promise<void> {
  await tx.db.insertInto("guests").values(guest).execute();
}

/** Stores a guest who is no person (of the quiet crew), unless it exists. */
export async function ensureGuest(tx: Tx, guest: GuestRow): Promise<void> {
  await tx.db
    .insertInto("guests")
    .values(guest)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives a guest another name and language. */
export async function renameGuest(tx: Tx, id: string, name: string, language: Language): Promise<void> {
  await tx.db.updateTable("guests").set({ name, language }).where("id", "=", id).execute();
}

/** Records when a guest was last here. */
export async function touchGuest(tx: Tx, id: string, at: string): Promise<void> {
  await tx.db.updateTable("guests").set({ seen_at: at }).where("id", "=", id).execute();
}

/** Gives a guest another token; the old one is invalid from now on. */
export async function changeToken(tx: Tx, id: string, hash: string): Promise<void> {
  await tx.db.updateTable("guests").set({ token_hash: hash }).where("id", "=", id).execute();
}

/** Stores a one-time code, replacing any that the guest was given before. */
export async function insertMove(tx: Tx, move: MoveRow): Promise<void> {
  await tx.db.deleteFrom("moves").where("guest_id", "=", move.guest_id).execute();
  await tx.db.insertInto("moves").values(move).execute();
}

/** The guest to whom this code belongs, used or not. */
export async function ownerOfMove(tx: Tx, codeHash: string): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom("moves")
    .select("guest_id")
    .where("code_hash", "=", codeHash)
    .executeTakeFirst();
  return row?.guest_id;
}

/** Uses a code up and returns its guest. Undefined if unknown, used or too old; of several attempts only one succeeds. */
export async function spendMove(tx: Tx, codeHash: string, now: string): Promise<string | undefined> {
  const row = await tx.db
    .updateTable("moves")
    .set({ used_at: now })
    .where("code_hash", "=", codeHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("guest_id")
    .executeTakeFirst();
  return row?.guest_id;
}

/** Forgets the guest: no token, no name, no code for moving. */
export async function forgetGuest(tx: Tx, id: string, at: string): Promise<void> {
  await tx.db.deleteFrom("moves").where("guest_id", "=", id).execute();
  await tx.db
    .updateTable("guests")
    .set({ token_hash: null, name: "", revoked_at: at })
    .where("id", "=", id)
    .execute();
}
