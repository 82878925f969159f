/** Choosing cards to give: so many, different ones, from the own hand, none of them a card that must be kept. */
import type { ClauseId } from "../clauses";
import { type ActType, NO, type Rule, UNKNOWN, YES } from "./chapter";
import { canGive, discardable, giftHolds, wrongGift } from "./paying";
import { type Seat, type Table, UNSEEN } from "./table";

/**
 * The rule of an act by which a seat gives exactly so many cards, no more than it can.
 * @param least where cards that must be kept may be among hidden ones, how many it is at least
 */
export function soMany(
  clause: ClauseId,
  on: readonly ActType[],
  count: (table: Table, seat: Seat) => number,
  slip: Rule["slip"],
  least = count,
): Rule {
  return {
    clause,
    on,
    rank: 61,
    about: null,
    asked: "choice",
    slip,
    test: (table, act) => {
      const given = act.cards.length;
      if (given > count(table, act.seat) || given < least(table, act.seat)) return NO;
      const gift = giftHolds(table, act);
      return gift === YES && given < count(table, act.seat) ? UNKNOWN : gift;
    },
    tell: (table, act) => ({
      need: count(table, act.seat),
      given: act.cards.length,
      wrong: wrongGift(table, act),
    }),
  };
}

/** The same, and that it has so many to give: where a seat may have fewer. */
export function choosing(
  clause: ClauseId,
  on: readonly ActType[],
  count: (table: Table, seat: Seat) => number,
  slip: Rule["slip"],
): Rule[] {
  return [
    {
      clause,
      on,
      rank: 30,
      about: null,
      asked: "seat",
      slip,
      test: (table, act) => canGive(table, act.seat, count(table, act.seat), UNSEEN),
      tell: (table, act) => ({
        need: count(table, act.seat),
        have: discardable(table, act.seat).most,
      }),
    },
    soMany(clause, on, count, slip),
  ];
}
