import { briefWordsFor } from "../../verdict/places";
import { costs, kept, paying, type RoomVerdict } from "../../verdict/speaking";
import { cost, isOf, nameAfter } from "../../verdict/told";

export const verdict: RoomVerdict<"day-night"> = {
  rules: {
    "T.night.deck": "shows",
    "T.night.begin": "moves",
    "T.night.turn": "moves",
    "T.night.place": "moves",
    "T.night.rotate": {
      yes: (given) => {
        if (given.number("given") !== undefined) return paying.yes(given);
        return given.number("price") === undefined ? given.sentences.kept["T.night.rotate"] : costs(given);
      },
      no: (given) =>
        given.number("need") === undefined
          ? { text: given.sentences.refused.turnNeedsCard }
          : paying.no(given),
      unknown: null,
    },
    "T.night.win": {
      yes: kept("T.night.win"),
      no: ({ sentences, number }) => ({ text: sentences.refused.wrongSide({ count: number("cards") }) }),
      unknown: null,
    },
  },
  prices: { charged: { "T.night.rotate": null }, freed: {}, paid: [], carried: [] },
  closed: {},
  acts: { turn: { priced: true, leads: ["T.night.rotate"], permits: null } },
  beside: null,
  ending: null,
  score: null,
  actorTokens: [],
  told: [
    {
      rank: 60,
      tell: (facts, name, sentences) => {
        const mark = facts.find(({ clause, piece }) => clause === "T.night.rotate" && isOf(piece, "mark"));
        const cell = mark && nameAfter(mark.piece, "mark");
        if (mark === undefined || cell === undefined) return undefined;
        const side = mark.to === "night" ? "night" : "day";
        return sentences.log.turned({ name, place: briefWordsFor(cell, sentences), side, cost: cost(facts) });
      },
    },
  ],
  followed: [
    {
      rank: 60,
      tell: (facts, { log }) =>
        facts.flatMap(({ piece, to }) =>
          piece === "sky" ? [to === "night" ? log.nightFalls : log.dayBreaks] : [],
        ),
    },
  ],
};
