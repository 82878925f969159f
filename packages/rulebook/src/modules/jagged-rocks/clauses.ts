import type { BookChapter } from "../../clauses/shapes";
import { CHAPTERS } from "../../words/clauses";

const titles = CHAPTERS["jagged-rocks"];

/** EN 6.1, FR 6.1: Jagged Rocks. */
export const chapters = [
  {
    title: titles["jagged-rocks"],
    clauses: {
      "T.rocks.setup": { related: ["T.rocks.block", "T.rocks.move"] },
      "T.rocks.block": {
        beyond: ["ours"],
        related: ["T.rocks.move", "T.place.cost"],
        relatedFrom: ["T.place.cost"],
      },
      "T.rocks.move": {
        related: ["T.rocks.block", "T.rocks.auto", "T.rocks.gone", "T.start.refill"],
        relatedFrom: ["T.start.refill"],
      },
      "T.rocks.auto": { related: ["T.rocks.move"] },
      "T.rocks.gone": { related: ["T.rocks.move", "T.rocks.block"] },
    },
  },
] as const satisfies readonly BookChapter[];
