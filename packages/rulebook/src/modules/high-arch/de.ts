import { SIDE } from "../../verdict/words/de";
import type { en } from "./en";

export const de: typeof en = {
  grid: {
    pillar: (side, place) => `Pfeiler ${SIDE[side]}, Platz ${place}`,
    pillarBriefly: (side, place) => `Pfeiler ${SIDE[side]} Platz ${place}`,
  },
  refused: {
    pillarsFirst: "zuerst kommen die beiden Pfeiler",
    noStartHere: "dieses Spiel hat keinen Start",
  },
  notes: {
    pillarsFree: "Die Pfeiler kosten nichts.",
  },
  kept: {
    "T.arch.pillars": "Dieses Feld gehört zum Bogen.",
    "T.arch.roof": "Dieser Teil des Bogens ist offen.",
    "T.arch.win": "Der Bogen ist vollendet.",
  },
};
