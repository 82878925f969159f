/** ASC 4a "Summit cards", ASC 5: the Summit on the finished mountain wins the game for all. */

import { type Chapter, NO, UNKNOWN, YES } from "../kernel/chapter";
import { HELM, kindBits, seatAt, spot, stagePlace } from "../kernel/furniture";
import { heldCopy, ofOwnHand } from "../kernel/paying";
import { NOWHERE, ofSeat, type Place, type Table, UNSEEN } from "../kernel/table";
import { ofUnknown } from "../kernel/unknown-faces";
import { SUMMIT_BERTH, summitBerth, summitLies, unfinished } from "./lying";
import { mayBeBridge } from "./placement";
import { PAYING } from "./turn";

const won = spot("won");
const summitBits = kindBits("summit");

/** A place whose card of unknown face may be a Bridge. */
function unsureBridge(table: Table): Place {
  return table.rulebook.cells.find((place) => mayBeBridge(table, place) === UNKNOWN) ?? NOWHERE;
}

export const summit: Chapter<"places" | "acts" | "rules"> = {
  places: [{ name: SUMMIT_BERTH, sort: 70, sight: "all", holds: "cards", most: null }],
  acts: [
    {
      type: "summit",
      during: "act",
      clause: "A.summit.when",
      each: false,
      chooses: null,
      slips: null,
      complete: null,
      traits: ["action", "wins"],
      targets: (rulebook, card) =>
        rulebook.pieceName(card) === "summit" ? [rulebook.place(SUMMIT_BERTH)] : [],
      offers: (table, seat, list) => {
        const held = heldCopy(table, seat, summitBits(table));
        if (held !== UNSEEN) list.add("summit", held, summitBerth(table));
      },
      does: (game, act) => {
        const { table } = game;
        const { rulebook } = table;
        game.emit(act.card, ofSeat(rulebook.hands, act.seat), summitBerth(table), "A.summit.when");
        const helm = stagePlace(rulebook, HELM, seatAt(table, HELM));
        game.emit(rulebook.turn.marker, helm, won(table), "A.end.win");
      },
    },
  ],
  rules: [
    {
      clause: "A.summit.when",
      on: ["summit"],
      rank: 50,
      about: null,
      asked: "offer",
      slip: null,
      test: (table) => {
        const { open, bridges } = unfinished(table);
        if (open + bridges > 0 || summitLies(table)) return NO;
        return unsureBridge(table) === NOWHERE ? YES : UNKNOWN;
      },
      tell: (table) => ({ ...unfinished(table), ...ofUnknown(table, unsureBridge(table)) }),
    },
    ofOwnHand(PAYING, ["summit"]),
  ],
};
