/** The Storm that was just drawn, and what a seat could spend to lift one. */
import { countAt, hand, NOWHERE, type Seat, type StormInPlay, type Table, whereIs } from "@stillwater/engine";
import { descriptionOf } from "../../queries/description";

type StormBeforeSeat = StormInPlay & { readonly seat: Seat };

export const describedStorms = (table: Table): readonly StormInPlay[] => descriptionOf(table).storms ?? [];

/** The Storm that was just drawn, while the crew may still stop it. */
export const drawnStorm = (table: Table): StormBeforeSeat | undefined =>
  describedStorms(table).find((storm): storm is StormBeforeSeat => storm.fresh && storm.seat !== null);

/** What a seat could spend on a Storm: a Compass of the team, else a card of its own that stands in for one. 0 for none. */
export function spendable(table: Table, seat: Seat): number {
  const { rulebook } = table;
  if ((descriptionOf(table).compasses?.held ?? 0) > 0) return rulebook.copies("compass")[0] ?? 0;
  const held = hand(table, seat);
  const isHidden = countAt(table, rulebook.hands[seat] ?? NOWHERE) > held.length;
  const mayHold = (card: number): boolean =>
    held.includes(card) || (isHidden && whereIs(table, card) === NOWHERE);
  return rulebook.standIns.find(mayHold) ?? 0;
}
