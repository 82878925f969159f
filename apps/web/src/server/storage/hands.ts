/** Hands that people have entered, until the cards are dealt. */
import type { HandRow } from "./schema";
import type { Reader, Tx } from "./store";

/** Every hand entered at a table, those of people who have left it included. */
export function handsOf(db: Reader, table: string): Promise<HandRow[]> {
  return db.selectFrom("hands").selectAll().where("table_id", "=", table).execute();
}

/** Keeps a hand in the place of the one that its guest entered before. */
export async function keepHand(tx: Tx, hand: HandRow): Promise<void> {
  const { seat, cards, tries } = hand;
  await tx.db
    .insertInto("hands")
    .values(hand)
    .onConflict((conflict) => conflict.columns(["table_id", "guest_id"]).doUpdateSet({ seat, cards, tries }))
    .execute();
}

/** Forgets the hands of a table: they are dealt, and lie in its position now. */
export async function dropHands(tx: Tx, table: string): Promise<void> {
  await tx.db.deleteFrom("hands").where("table_id", "=", table).execute();
}
