import { kept, type RoomVerdict, refused } from "../../verdict/speaking";
import { finishRefusal } from "../sea/verdict";

export const verdict: RoomVerdict<"high-arch"> = {
  rules: {
    "T.arch.layout": "shows",
    "T.arch.no-start": "shows",
    "T.arch.pillars": {
      yes: kept("T.arch.pillars"),
      no: refused("offGrid"),
      unknown: null,
    },
    "T.arch.roof": { yes: kept("T.arch.roof"), no: refused("pillarsFirst"), unknown: null },
    "T.arch.win": { yes: kept("T.arch.win"), no: finishRefusal, unknown: null },
  },
  prices: {
    charged: {},
    freed: { "T.arch.pillars": ({ sentences }) => sentences.notes.pillarsFree },
    paid: [],
    carried: [],
  },
  closed: {},
  acts: { finish: { priced: false, leads: ["T.arch.win"], permits: null } },
  beside: null,
  ending: null,
  score: null,
  actorTokens: [],
  told: [],
  followed: [],
};
