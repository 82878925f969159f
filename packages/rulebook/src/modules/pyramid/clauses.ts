import type { VariantChapter } from "../../clauses/shapes";
import { CHAPTERS } from "../../words/clauses";

const titles = CHAPTERS.pyramid;

/** VAR, The Pyramid. */
export const chapters = [
  {
    title: titles.pyramid,
    apart: ["#pyramid", "#explorer", "#border"],
    clauses: {
      "T.pyramid.layout": { beyond: ["ours"], related: ["T.pyramid.draw", "T.pyramid.easier"] },
      "T.pyramid.deck": { related: ["T.pyramid.draw", "T.setup.deck"], relatedFrom: ["T.setup.mix"] },
      "T.pyramid.draw": {
        beyond: ["ours", "inferred"],
        related: ["T.pyramid.layout", "T.pyramid.storm", "T.pyramid.rocks", "T.place.pay"],
      },
      "T.pyramid.start": { related: ["T.pyramid.rocks", "T.pyramid.deck"] },
      "T.pyramid.compass": { related: ["T.pyramid.storm", "T.pyramid.deck"] },
      "T.pyramid.storm": { beyond: ["inferred"], related: ["T.pyramid.compass", "T.pyramid.draw"] },
      "T.pyramid.monster": { beyond: ["inferred"], related: ["T.pyramid.draw", "T.pyramid.easier"] },
      "T.pyramid.finish": { related: ["T.pyramid.win", "T.finish.when"] },
      "T.pyramid.rocks": { beyond: ["ours"], related: ["T.pyramid.start", "T.pyramid.draw", "T.place.pay"] },
      "T.pyramid.wild": { related: ["T.wild.any", "T.pyramid.deck"] },
      "T.pyramid.easier": { related: ["T.pyramid.deck", "T.pyramid.monster"] },
      "T.pyramid.win": { related: ["T.pyramid.finish", "T.end.win"] },
    },
  },
] as const satisfies readonly VariantChapter[];
