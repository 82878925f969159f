/** EN 4 "Finish Cards", EN 5: the Finish, once the grid is full, wins for all. */
import { type Chapter, NO, YES } from "../kernel/chapter";
import { HELM, kindBits, seatAt, spot, stagePlace } from "../kernel/furniture";
import { heldCopy, payingRules } from "../kernel/paying";
import { topOf, UNSEEN } from "../kernel/table";
import { FINISH_BERTH } from "./board";
import { openCells } from "./sequence";
import { startLies } from "./start";
import { SEA_PAYING } from "./turn";

const berth = spot(FINISH_BERTH);
const won = spot("won");
const finishBits = kindBits("finish");

export const finish: Chapter = {
  section: "EN 4, FR 4 (Finish), EN 5",
  places: [{ name: FINISH_BERTH, sort: 73, sight: "all" }],
  acts: [
    {
      type: "finish",
      during: "act",
      clause: "T.finish.when",
      targets: (rulebook, card) =>
        rulebook.pieceName(card) === "finish" ? [rulebook.place(FINISH_BERTH)] : [],
      offers: (table, seat, list) => {
        const held = heldCopy(table, seat, finishBits(table));
        if (held !== UNSEEN) list.add("finish", held, berth(table));
      },
      does: (game, act) => {
        const { table } = game;
        const { marker } = table.rulebook.turn;
        game.emit(act.card, table.rulebook.hands[act.seat] as number, berth(table), "T.finish.when");
        game.emit(marker, stagePlace(table.rulebook, HELM, seatAt(table, HELM)), won(table), "T.end.win");
      },
    },
  ],
  rules: [
    {
      clause: "T.finish.when",
      on: ["finish"],
      rank: 40,
      test: (table) =>
        openCells(table) === 0 && startLies(table) && topOf(table, berth(table)) === UNSEEN ? YES : NO,
      tell: (table) => ({ open: openCells(table), start: startLies(table) }),
    },
    ...payingRules(SEA_PAYING, ["finish"]).filter((rule) => rule.clause === SEA_PAYING.hand),
  ],
};
