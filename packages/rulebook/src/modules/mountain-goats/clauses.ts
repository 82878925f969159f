import type { BookChapter } from "../../clauses/shapes";
import { CHAPTERS } from "../../words/clauses";

const titles = CHAPTERS["mountain-goats"];

/** ASC 7.3: Mountain goats. */
export const chapters = [
  {
    title: titles["mountain-goats"],
    clauses: {
      "A.goat.symbol": {
        beyond: ["ours"],
        related: ["A.goat.place", "A.setup.solo"],
        relatedFrom: ["A.setup.solo"],
      },
      "A.goat.place": { beyond: ["ours"], related: ["A.goat.symbol", "A.campfire.move"] },
      "A.goat.herd": {
        related: ["A.goat.bridge", "A.goat.win", "A.turn.action"],
        relatedFrom: ["A.turn.action", "A.end.lose"],
      },
      "A.goat.bridge": { beyond: ["inferred"], related: ["A.goat.herd", "A.bridge.place"] },
      "A.goat.campfire": {
        related: ["A.campfire.replace", "A.goat.place"],
        relatedFrom: ["A.campfire.replace"],
      },
      "A.goat.win": { related: ["A.goat.herd", "A.summit.when"], relatedFrom: ["A.summit.when"] },
    },
  },
] as const satisfies readonly BookChapter[];
