import type { BookChapter } from "../../clauses/shapes";
import { CHAPTERS } from "../../words/clauses";

const titles = CHAPTERS.tides;

/** HOUSE 2: Tides, in no box. */
export const chapters = [
  {
    title: titles.tides,
    clauses: {
      "T.tide.begin": { beyond: ["house"], related: ["T.tide.raise"] },
      "T.tide.raise": { beyond: ["house"], related: ["T.tide.free", "T.place.pay"] },
      "T.tide.free": {
        beyond: ["house"],
        related: ["T.tide.fall", "T.place.cost"],
        relatedFrom: ["T.place.cost"],
      },
      "T.tide.fall": { beyond: ["house"], related: ["T.tide.free"] },
    },
  },
] as const satisfies readonly BookChapter[];
