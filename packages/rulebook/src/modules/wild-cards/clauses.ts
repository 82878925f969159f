import type { BookChapter } from "../../clauses/shapes";
import { CHAPTERS } from "../../words/clauses";

const titles = CHAPTERS["wild-cards"];

/** EN 6.4: the two Wild cards of the Kickstarter edition. */
export const chapters = [
  {
    title: titles["wild-cards"],
    clauses: {
      "T.wild.any": {
        beyond: ["ours", "ours"],
        related: ["T.wild.free", "T.start.forced", "T.compass.shared", "T.monster.play"],
      },
      "T.wild.free": { beyond: ["inferred"], related: ["T.wild.any", "T.turn.discard-two"] },
    },
  },
] as const satisfies readonly BookChapter[];
