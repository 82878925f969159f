/** EN 4 "Finish Cards", EN 5: the Finish, played once the grid is full, wins the game for all. */
import type { ClauseId } from "../clauses";
import { type Chapter, NO, YES } from "../kernel/chapter";
import { HELM, kindBits, seatAt, spot, stagePlace } from "../kernel/furniture";
import { ofOwnHand } from "../kernel/paying";
import { ofSeat, openCells, topOf, UNSEEN } from "../kernel/table";
import { FINISH_BERTH } from "./board";
import { offerHeld, standsIn } from "./stand-in";
import { startLies } from "./start";
import { SEA_PAYING } from "./turn";

const berth = spot(FINISH_BERTH);
const won = spot("won");
const finishBits = kindBits("finish");

/** How a game ends with a Finish. */
export interface FinishTerms {
  /** The rule that says when it may be played. */
  readonly clause: ClauseId;
  readonly needsStart: boolean;
}

export const STANDARD_FINISH: FinishTerms = { clause: "T.finish.when", needsStart: true };

export const finish = ({ clause, needsStart }: FinishTerms): Chapter<"places" | "acts" | "rules"> => ({
  places: [{ name: FINISH_BERTH, sort: 73, sight: "all", holds: "cards", most: null }],
  acts: [
    {
      type: "finish",
      during: "act",
      clause,
      each: false,
      chooses: null,
      slips: null,
      complete: null,
      traits: ["action", "wins"],
      targets: (rulebook, card) =>
        rulebook.pieceName(card) === "finish" || standsIn(rulebook, card)
          ? [rulebook.place(FINISH_BERTH)]
          : [],
      offers: (table, seat, list) => {
        offerHeld(list, "finish", table, seat, finishBits(table), berth(table));
      },
      does: (game, act) => {
        const { table } = game;
        const { marker } = table.rulebook.turn;
        game.emit(act.card, ofSeat(table.rulebook.hands, act.seat), berth(table), clause);
        game.emit(marker, stagePlace(table.rulebook, HELM, seatAt(table, HELM)), won(table), "T.end.win");
      },
    },
  ],
  rules: [
    {
      clause,
      on: ["finish"],
      rank: 40,
      about: null,
      asked: "offer",
      slip: null,
      test: (table) =>
        openCells(table) === 0 && (!needsStart || startLies(table)) && topOf(table, berth(table)) === UNSEEN
          ? YES
          : NO,
      tell: (table) => ({ open: openCells(table), ...(needsStart ? { start: startLies(table) } : {}) }),
    },
    ofOwnHand(SEA_PAYING, ["finish"]),
  ],
});
