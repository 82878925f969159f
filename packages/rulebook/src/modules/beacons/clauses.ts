import type { BookChapter } from "../../clauses/shapes";
import { CHAPTERS } from "../../words/clauses";

const titles = CHAPTERS.beacons;

/** HOUSE 1: Beacons, in no box. */
export const chapters = [
  {
    title: titles.beacons,
    clauses: {
      "T.beacon.light": {
        beyond: ["house"],
        related: ["T.beacon.cost", "T.beacon.finish", "T.place.ascending"],
      },
      "T.beacon.cost": { beyond: ["house"], related: ["T.beacon.light", "T.place.cost"] },
      "T.beacon.finish": { beyond: ["house"], related: ["T.beacon.light", "T.finish.when"] },
    },
  },
] as const satisfies readonly BookChapter[];
