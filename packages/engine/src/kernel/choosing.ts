/** Choosing cards to give: a number of different cards of the acting hand, none of them a card that must be kept. */
import type { ClauseId } from "../clauses";
import { type ActType, NO, type Rule, UNKNOWN, YES } from "./chapter";
import { canGive, discardable, giftHolds, wrongGift } from "./paying";
import { type Seat, type Table, UNSEEN } from "./table";

/**
 * The rule that a seat gives exactly a number of cards, all of which it can give.
 * @param least the least that the number can be, where hidden cards of the hand may have to be kept
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

/** The same for a seat that may have too few cards, with the rule that it has enough to give. */
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
