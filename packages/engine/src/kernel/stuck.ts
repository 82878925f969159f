/**
 * Whether a player has no legal action: certain where the hand is known, otherwise for its holder to say. A table with
 * hidden hands is lost without the player's word only when no card at all could be played.
 */
import type { ClauseId } from "../clauses";
import { type Act, type ActSpec, type Answer, type Game, NO, type Rule, UNKNOWN, YES } from "./chapter";
import { canAct, judge, legalActs } from "./judge";
import { discardable, knownInHand } from "./paying";
import { countAt, NOWHERE, ofSeat, type Seat, type Table, UNSEEN } from "./table";

/** So many cards may always be discarded instead of playing one. */
const TWO = 2;

/** Whether a seat has no legal action; unknown where that depends on cards that nobody here sees. */
export function isStuck(table: Table, seat: Seat): Answer {
  if (canAct(table, seat, "act")) return hides(table, seat) && !surelyActs(table, seat) ? UNKNOWN : NO;
  return hides(table, seat) && mightPlay(table, seat) ? UNKNOWN : YES;
}

function hides(table: Table, seat: Seat): boolean {
  return knownInHand(table, seat) < countAt(table, ofSeat(table.rulebook.hands, seat));
}

/** Whether no rule about the seat alone keeps it from playing some card. */
function mightPlay(table: Table, seat: Seat): boolean {
  return table.rulebook.acts.some(({ spec, perSeat }) => {
    const act: Act = { type: spec.type, seat, card: UNSEEN, to: NOWHERE, cards: [], numbers: [] };
    const plays = spec.targets !== null && spec.targets(table.rulebook, UNSEEN).length === 0;
    return spec.during === "act" && plays && perSeat.every((rule) => rule.test(table, act, 0) !== NO);
  });
}

function surelyActs(table: Table, seat: Seat): boolean {
  if (discardable(table, seat).least >= TWO) return true;
  // An act that may be done at any time, such as spending a Compass, is not the turn's action.
  return legalActs(table, seat).some(
    (act) =>
      act.type !== "discard" &&
      table.rulebook.actOf[act.type]?.spec.during === "act" &&
      judge(table, act).allowed === "yes",
  );
}

/** The act by which a player whose hand nobody here sees says that there is nothing legal to do. */
export function sayingStuck(
  clause: ClauseId,
  lose: (game: Game) => void,
  rescue: (table: Table) => Answer,
): { readonly act: ActSpec; readonly rule: Rule } {
  const said = (table: Table, seat: Seat): Answer => {
    const help = rescue(table);
    const stuck = help === YES ? NO : isStuck(table, seat);
    return stuck === YES && help === UNKNOWN ? UNKNOWN : stuck;
  };
  return {
    act: {
      type: "stuck",
      during: "act",
      clause,
      each: false,
      traits: [],
      targets: null,
      chooses: null,
      slips: null,
      complete: null,
      // Never in a list of moves: whether a seat is stuck depends on what else a list offers it.
      offers: () => undefined,
      does: lose,
    },
    rule: {
      clause,
      on: ["stuck"],
      rank: 40,
      about: null,
      asked: "choice",
      slip: null,
      test: (table, act) => said(table, act.seat),
      tell: (table, act) => ({ have: countAt(table, ofSeat(table.rulebook.hands, act.seat)) }),
    },
  };
}
