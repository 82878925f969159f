import { kept, type RoomVerdict } from "../../verdict/speaking";

export const verdict: RoomVerdict<"green-path"> = {
  rules: {
    "A.green.path": {
      yes: kept("A.green.path"),
      no: ({ sentences, number }) => ({ text: sentences.refused.greenPathEnds({ row: number("row") }) }),
      unknown: null,
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
  followed: [],
};
