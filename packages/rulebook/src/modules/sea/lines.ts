import type { RoomLines } from "../../spoken/lines";
import { alone, listed, numbersIn } from "../../spoken/reading";
import { SAY } from "../../words/lexicon/spoken";

export const lines: RoomLines<"sea"> = {
  acts: {
    discard: { discard: listed("discard") },
    // The line begins with a card or a place, not with a verb.
    lay: {},
    give: { give: listed("give") },
    stuck: { stuck: alone },
    // This act has only a button; there are no words for it.
    waive: {},
    start: { start: alone },
    finish: { finish: alone },
    dial: {
      offer: (cursor) => {
        const numbers = numbersIn(cursor, () => cursor.word("offer", "most") !== null);
        return numbers.length === 2 ? ["dial", ...numbers] : null;
      },
    },
    agree: {
      agree: (cursor) => {
        const split = numbersIn(cursor);
        return split.length === 0 ? null : ["agree", split.join("-")];
      },
    },
  },
  cards: {
    island: { named: false, article: false, stoodFor: false },
    start: { named: true, article: false, stoodFor: true },
    finish: { named: true, article: false, stoodFor: true },
  },
  things: [],
  front: [],
  last: ["discard", "give", "agree"],
  standIns: {},
  sign: null,
  places: { row: (row, language) => SAY.row[language]({ row }) },
  answers: {},
  besideAnswers: [],
  leavesOut: null,
  automatic: null,
};
