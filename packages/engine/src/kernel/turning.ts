/**
 * What the turn of every game is made of: a seat acts when it is asked, nobody acts once the game is over, and a player
 * in turn who can do nothing loses. The game's own chapter supplies the clauses.
 */
import type { ClauseId } from "../clauses";
import { type ActSpec, type Answer, type Game, NO, type Rule, type Step, UNKNOWN, YES } from "./chapter";
import { due } from "./due";
import { ACTED, HELM, seatAt, spot, stagePlace, turnOf } from "./furniture";
import { askedStep, canAct } from "./judge";
import { isStuck, sayingStuck } from "./stuck";
import { countAt, type Place, type Seat, type Table, whereIs } from "./table";

export const wonSpot = spot("won");
export const lost = spot("lost");

/** Ends the action of a seat's turn: what is due before drawing comes next. */
export function endingAction(clause: ClauseId): (game: Game, seat: Seat) => void {
  return (game, seat) => {
    const { rulebook } = game.table;
    const from = stagePlace(rulebook, HELM, seat);
    game.emit(rulebook.turn.marker, from, stagePlace(rulebook, ACTED, seat), clause);
  };
}

/** Only a seat that is asked may act; some acts are open to anybody while somebody is asked. */
export function inTurn(clause: ClauseId): Rule {
  return {
    clause,
    on: "every",
    rank: 10,
    about: "turn",
    asked: "honoured-seat",
    slip: null,
    test: (table, act) => {
      const step = askedStep(table);
      const during = table.rulebook.actOf[act.type]?.spec.during;
      if (during === "any") return step ? YES : NO;
      return step?.name === during && step?.asks?.(table, act.seat) ? YES : NO;
    },
    tell: (table) => {
      const { step, seats } = due(table);
      const seat = turnOf(table)?.seat;
      // Nobody is asked, and the game is not over: people must first say what was revealed.
      const waits = step !== "over" && seats.length === 0;
      return { due: step, ...(waits ? { waits } : {}), ...(seat === undefined ? {} : { turn: seat + 1 }) };
    },
  };
}

/** Nothing may be done once the game is over; the finding cites the rule by which it ended. */
export function over(clause: ClauseId, place: (table: Table) => Place): Rule {
  return {
    clause,
    on: "every",
    rank: 0,
    about: null,
    asked: "honoured-seat",
    slip: null,
    test: (table) => (countAt(table, place(table)) > 0 ? NO : YES),
    tell: () => ({}),
  };
}

/** The step in which the seat at the helm takes its action. */
export function acting(clause: ClauseId): Step {
  return {
    name: "act",
    clause,
    rank: 90,
    when: "turn",
    due: (table) => seatAt(table, HELM) >= 0,
    asks: (table, seat) => seatAt(table, HELM) === seat,
  };
}

/** Whether somebody could still change, at any time, what the player in turn may do, as far as any chapter knows. */
function rescueOf(table: Table): Answer {
  let best: Answer = NO;
  for (const rescue of table.rulebook.rescues) {
    const answer = rescue(table);
    if (answer === YES) return YES;
    if (answer === UNKNOWN) best = UNKNOWN;
  }
  return best;
}

/** Losing for want of a legal action: automatic where that is certain, on the player's word where a hand is hidden. */
export function losing(clause: ClauseId): {
  readonly step: Step;
  readonly act: ActSpec;
  readonly rule: Rule;
} {
  const lose = (game: Game): void => {
    const { marker } = game.table.rulebook.turn;
    game.emit(marker, whereIs(game.table, marker), lost(game.table), clause);
  };
  const step: Step = {
    name: "loss",
    clause,
    rank: 80,
    when: "turn",
    due: (table) => {
      const seat = seatAt(table, HELM);
      return (
        seat >= 0 && !canAct(table, seat, "act") && isStuck(table, seat) === YES && rescueOf(table) === NO
      );
    },
    runs: lose,
  };
  return { step, ...sayingStuck(clause, lose, rescueOf) };
}
