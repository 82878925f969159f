import type { VariantChapter } from "../../clauses/shapes";
import { CHAPTERS } from "../../words/clauses";

const titles = CHAPTERS["high-arch"];

/** VAR, The High Arch. */
export const chapters = [
  {
    title: titles["high-arch"],
    apart: ["#arch", "#pillar", "#roof"],
    clauses: {
      "T.arch.layout": {
        beyond: ["inferred"],
        related: ["T.arch.pillars", "T.arch.roof", "T.setup.mix"],
        relatedFrom: ["T.setup.mix"],
      },
      "T.arch.no-start": { related: ["T.arch.layout", "T.arch.win"] },
      "T.arch.pillars": { related: ["T.arch.roof", "T.place.ascending", "T.turn.discard-two"] },
      "T.arch.roof": { related: ["T.arch.pillars", "T.place.cost", "T.arch.win"] },
      "T.arch.win": { related: ["T.arch.roof", "T.end.win"] },
    },
  },
] as const satisfies readonly VariantChapter[];
