/** The position after an act, as people at a real table would record it. Pure. */
import { type Act, record, type Table } from "@stillwater/engine";
import { ANY_CARDS, paidUnseen } from "./asking";

/** The table after an act is done and paid for and its cards are drawn unseen; null where a rule refuses it. */
export function playedOn(table: Table, act: Act, price: number): Table | null {
  const paid = act.cards.length === 0 && price > 0 ? paidUnseen(act, price) : act;
  const first = record(table, paid);
  if (!first.ok) return null;
  if (first.value.asks === undefined) return first.value.table;
  const told = record(table, paid, [ANY_CARDS]);
  return told.ok ? told.value.table : first.value.table;
}
