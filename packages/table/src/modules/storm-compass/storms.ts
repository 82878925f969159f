/** The Storm just drawn, and what a seat could spend on one. */
import { hand, type Seat, type StormInPlay, type Table } from "@stillwater/engine";
import { descriptionOf } from "../../queries/description";

type StormBeforeSeat = StormInPlay & { readonly seat: Seat };

export const describedStorms = (table: Table): readonly StormInPlay[] => descriptionOf(table).storms ?? [];

/** The Storm that was just drawn, while the crew may still stop it. */
export const drawnStorm = (table: Table): StormBeforeSeat | undefined =>
  describedStorms(table).find((storm): storm is StormBeforeSeat => storm.fresh && storm.seat !== null);

/** What a seat could spend on a Storm: a Compass of the team, or else a card of its own that stands in for one; 0 for nothing. */
export function spendable(table: Table, seat: Seat): number {
  const { rulebook } = table;
  if ((descriptionOf(table).compasses?.held ?? 0) > 0) return rulebook.copies("compass")[0] ?? 0;
  return hand(table, seat).find((card) => rulebook.standIns.includes(card)) ?? 0;
}
