/** ASC 4a "Bridge cards": a Bridge extends a row for free, never at its ends, and must be covered in the end. */
import type { Description } from "../description";
import { type Chapter, NO, YES } from "../kernel/chapter";
import { kindBits } from "../kernel/furniture";
import { freeRules, heldCopy } from "../kernel/paying";
import { isFilled, ofSeat, UNSEEN } from "../kernel/table";
import { isBridge } from "./cards";
import { unfinished } from "./lying";
import { openPlaces, standingRules } from "./placement";
import { isEndOfRow } from "./slope";
import { actionDone, PAYING } from "./turn";

const bridgeBits = kindBits("bridge");

export const bridges: Chapter<"places" | "acts" | "rules" | "describes", Pick<Description, "bridges">> = {
  describes: (table) => ({ bridges: unfinished(table).bridges }),
  places: [{ name: "covered", sort: 62, sight: "all", holds: ["bridge"], most: null }],
  acts: [
    {
      type: "bridge",
      during: "act",
      clause: "A.bridge.place",
      each: false,
      chooses: null,
      slips: null,
      complete: null,
      traits: ["action", "gives", "aims"],
      targets: (rulebook, card) => (isBridge(card) ? rulebook.cells : []),
      offers: (table, seat, list) => {
        const held = heldCopy(table, seat, bridgeBits(table));
        if (held === UNSEEN) return;
        for (const place of openPlaces(table)) {
          if (!isFilled(table, place)) list.add("bridge", held, place);
        }
      },
      does: (game, act) => {
        game.emit(act.card, ofSeat(game.table.rulebook.hands, act.seat), act.to, "A.bridge.place");
        actionDone(game, act.seat);
      },
    },
  ],
  rules: [
    {
      clause: "A.bridge.place",
      on: ["bridge"],
      rank: 37,
      about: null,
      asked: "offer",
      slip: "lies",
      test: (_table, act) => (isBridge(act.card) && !isEndOfRow(act.to) ? YES : NO),
      tell: (table, act) => ({ at: table.rulebook.placeName(act.to) }),
    },
    ...standingRules(["bridge"], (_table, act) => act.card),
    ...freeRules(PAYING, ["bridge"]),
  ],
};
