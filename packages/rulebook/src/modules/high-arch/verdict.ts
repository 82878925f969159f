import { kept, type RoomVerdict, refused } from "../../verdict/speaking";
import { finishRefusal } from "../sea/verdict";

export const verdict: RoomVerdict<"high-arch"> = {
  rules: {
    "T.arch.layout": { silent: true },
    "T.arch.no-start": { silent: true, no: refused("noStartHere") },
    "T.arch.pillars": {
      yes: kept("T.arch.pillars"),
      no: refused("offGrid"),
      frees: ({ sentences }) => sentences.notes.pillarsFree,
    },
    "T.arch.roof": { yes: kept("T.arch.roof"), no: refused("pillarsFirst") },
    "T.arch.win": { yes: kept("T.arch.win"), no: finishRefusal },
  },
  acts: { finish: { leads: ["T.arch.win"] } },
};
