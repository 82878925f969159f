import type { BookChapter } from "../../clauses/shapes";
import { CHAPTERS } from "../../words/clauses";

const titles = CHAPTERS["green-path"];

/** ASC 7.1: Green Path. */
export const chapters = [
  {
    title: titles["green-path"],
    clauses: {
      "A.green.path": {
        beyond: ["inferred", "ours"],
        related: ["A.summit.when", "A.place.colour", "A.campfire.replace"],
        relatedFrom: ["A.place.colour", "A.summit.when"],
      },
    },
  },
] as const satisfies readonly BookChapter[];
