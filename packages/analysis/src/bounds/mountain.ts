/** What is still to be done on a climb. */
import { closed, type Table } from "@stillwater/engine";
import { mostFilled } from "./filling";
import type { Needs } from "./needs";
import { climbAt } from "./slope";
import { ClimbFilling } from "./slope-cost";
import { seatCardsOf } from "./slope-seats";

/** With more open places than this, the exact figures hardly ever find anything missing, and take longer. */
const MOST_LOOKED_AT = 20;

/** What is not decided within this many steps is left open. */
const MOST_STEPS = 2000;

export function mountainNeeds(table: Table): Needs {
  const climb = climbAt(table);
  const { covers, tails, lifted, fires } = climb;
  const open = covers.length + tails.reduce((sum, tail) => sum + tail.length, 0);
  const isLooked = open <= MOST_LOOKED_AT;
  let found: ClimbFilling | undefined;
  const filling = (): ClimbFilling => {
    found ??= new ClimbFilling(climb);
    return found;
  };
  return {
    // A card that a Campfire has replaced fills a place without a turn of its own.
    plays: open - lifted + 1,
    gifts: () => (isLooked ? filling().least() : []),
    fillsFor: (most) => !isLooked || filling().isPossible(most, MOST_STEPS),
    seats: seatCardsOf(table, climb, isLooked),
    spared: fires,
    // `closed` tells the cards that a Campfire may still send up apart by colour.
    filled: () =>
      (!isLooked || mostFilled(climb) >= open) &&
      ((isLooked && climb.fires === 0) || closed(table).length === 0),
    rests: table.rulebook.actOf.rope !== undefined,
  };
}
