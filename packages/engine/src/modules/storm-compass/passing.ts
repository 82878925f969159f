/** Which seats can do nothing about a Storm that was drawn. */
import { due } from "../../kernel/due";
import { spot } from "../../kernel/furniture";
import { countAt, ofSeat, type Seat, type Table } from "../../kernel/table";

/** The step in which everybody may spend a Compass, or pass. */
export const CANCELLING = "storm";

/** Where the team's Compasses lie. */
export const team = spot("team");

/**
 * Seats that are asked about a Storm and, as everybody sees, can only pass: the team has no Compass, and they hold no
 * card that might be a Wild (T.storm.cancel). The rules ask them all the same; a table may answer for them.
 */
export function mustPass(table: Table): readonly Seat[] {
  const { actOf, hands } = table.rulebook;
  if (actOf.pass === undefined) return [];
  const { step, seats } = due(table);
  // The step is checked first: some games have no Storms, and no place of a team.
  if (step !== CANCELLING || countAt(table, team(table)) > 0) return [];
  return seats.filter((seat) => countAt(table, ofSeat(hands, seat)) === 0);
}
