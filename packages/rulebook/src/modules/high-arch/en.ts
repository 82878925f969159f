import type { Side } from "../../verdict/shapes";

export const en = {
  grid: {
    pillar: (side: Side, place: number) => `${side} pillar, place ${place}`,
    pillarBriefly: (side: Side, place: number) => `${side} pillar place ${place}`,
  },
  refused: {
    pillarsFirst: "the two pillars come first",
    noStartHere: "this game has no Start",
  },
  notes: {
    pillarsFree: "The pillars cost nothing.",
  },
  kept: {
    "T.arch.pillars": "This space belongs to the arch.",
    "T.arch.roof": "This part of the arch is open to play.",
    "T.arch.win": "The arch is complete.",
  },
};
