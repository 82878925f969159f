/** Hands that people have entered, kept until the cards are dealt. */
import type { HandRow } from "./schema";
import type { Reader, Tx } from "./store";

/** Every hand entered at a table, including those of people who have left it. */
export function handsOf(db: Reader, table: string): Promise<HandRow[]> {
  return db.selectFrom("hands").selectAll().where("table_id", "=", table).execute();
}

/** Stores a hand, replacing the one that its guest entered before. */
export async function keepHand(tx: Tx, hand: HandRow): Promise<void> {
  const { seat, cards, again } = hand;
  await tx.db
    .insertInto("hands")
    .values(hand)
    .onConflict((conflict) => conflict.columns(["table_id", "guest_id"]).doUpdateSet({ seat, cards, again }))
    .execute();
}

/** Asks again for hands that cannot all be true; what was entered is deleted. */
export async function askAgain(tx: Tx, table: string, seats: readonly number[]): Promise<void> {
  await tx.db
    .updateTable("hands")
    .set({ cards: "[]", again: 1 })
    .where("table_id", "=", table)
    .where("seat", "in", seats)
    .execute();
}

/** Deletes the hand of somebody who gets up. */
export async function dropHand(tx: Tx, table: string, guest: string): Promise<void> {
  await tx.db.deleteFrom("hands").where("table_id", "=", table).where("guest_id", "=", guest).execute();
}

/** Deletes the hands of a table: they are dealt, and part of its position now. */
export async function dropHands(tx: Tx, table: string): Promise<void> {
  await tx.db.deleteFrom("hands").where("table_id", "=", table).execute();
}
