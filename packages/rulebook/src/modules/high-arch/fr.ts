import { SIDE } from "../../verdict/words/fr";
import type { en } from "./en";

export const fr: typeof en = {
  grid: {
    pillar: (side, place) => `pilier de ${SIDE[side]}, place ${place}`,
    pillarBriefly: (side, place) => `pilier de ${SIDE[side]} place ${place}`,
  },
  refused: {
    pillarsFirst: "les deux piliers passent en premier",
    noStartHere: "cette partie n’a pas de départ",
  },
  notes: {
    pillarsFree: "Les piliers ne coûtent rien.",
  },
  kept: {
    "T.arch.pillars": "Cette case fait partie de l’arche.",
    "T.arch.roof": "Cette partie de l’arche est ouverte.",
    "T.arch.win": "L’arche est achevée.",
  },
};
