import { kept, numberTold, type RoomVerdict, unsure } from "../../verdict/speaking";
import { nameAfter } from "../../verdict/told";

export const verdict: RoomVerdict<"panoramas"> = {
  rules: {
    "A.panorama.reveal": "moves",
    "A.panorama.done": {
      yes: kept("A.panorama.done"),
      no: (given) => ({
        text: given.sentences.refused.panoramasMissing({ count: numberTold(given, "missing") }),
      }),
      unknown: unsure("panoramaHidden"),
    },
  },
  prices: null,
  closed: {},
  acts: {},
  beside: null,
  ending: null,
  score: null,
  actorTokens: [],
  told: [],
  followed: [
    {
      rank: 50,
      tell: (facts, { log }) =>
        facts.flatMap(({ piece, to }) => {
          const numbers = nameAfter(piece, "panorama");
          return numbers === undefined || to !== "met" ? [] : [log.panoramaMet({ numbers })];
        }),
    },
  ],
};
