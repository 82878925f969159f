import type { VariantChapter } from "../../clauses/shapes";
import { CHAPTERS } from "../../words/clauses";

const titles = CHAPTERS.duel;

/** VAR, Competitive. */
export const chapters = [
  {
    title: titles.duel,
    apart: ["#duel", "#point", "#tie", "#swap", "#open"],
    clauses: {
      "T.duel.players": { related: ["T.duel.deck", "T.duel.score"], relatedFrom: ["T.setup.mix"] },
      "T.duel.deck": { related: ["T.duel.draw", "T.setup.remove"], relatedFrom: ["T.setup.remove"] },
      "T.duel.turn": { related: ["T.place.cost", "T.duel.possible", "T.duel.draw"] },
      "T.duel.draw": { related: ["T.duel.deck", "T.duel.swap"] },
      "T.duel.possible": {
        related: ["T.place.gap-allowed", "T.place.ascending"],
        relatedFrom: ["T.place.gap-allowed"],
      },
      "T.duel.swap": { beyond: ["inferred"], related: ["T.duel.draw", "T.duel.pass", "T.duel.score"] },
      "T.duel.pass": { beyond: ["inferred"], related: ["T.duel.swap", "T.duel.end"] },
      "T.duel.end": { related: ["T.duel.score", "T.duel.pass"] },
      "T.duel.score": { related: ["T.duel.tie", "T.duel.turn"] },
      "T.duel.tie": { beyond: ["ours"], related: ["T.duel.score"] },
    },
  },
] as const satisfies readonly VariantChapter[];
