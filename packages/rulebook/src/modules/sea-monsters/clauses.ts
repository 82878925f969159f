import type { BookChapter } from "../../clauses/shapes";
import { CHAPTERS } from "../../words/clauses";

const titles = CHAPTERS["sea-monsters"];

/** EN 6.2, FR 6.2: Sea Monsters. */
export const chapters = [
  {
    title: titles["sea-monsters"],
    clauses: {
      "T.monster.setup": { related: ["T.monster.keep", "T.setup.deck"] },
      "T.monster.keep": {
        related: ["T.monster.play", "T.place.pay", "T.turn.discard-two"],
        relatedFrom: ["T.turn.discard-two", "T.place.pay"],
      },
      "T.monster.play": {
        beyond: ["inferred"],
        related: ["T.monster.keep", "T.rocks.block"],
        relatedFrom: ["T.rocks.block"],
      },
      "T.monster.finish": {
        beyond: ["ours"],
        related: ["T.finish.when", "T.monster.play"],
        relatedFrom: ["T.finish.when"],
      },
    },
  },
] as const satisfies readonly BookChapter[];
