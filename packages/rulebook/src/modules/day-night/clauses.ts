import type { VariantChapter } from "../../clauses/shapes";
import { CHAPTERS } from "../../words/clauses";

const titles = CHAPTERS["day-night"];

/** VAR, Day & Night. */
export const chapters = [
  {
    title: titles["day-night"],
    apart: ["#night", "#day", "#rotate", "#side"],
    clauses: {
      "T.night.deck": {
        related: ["T.night.begin", "T.night.turn", "T.setup.hand"],
        relatedFrom: ["T.setup.mix"],
      },
      "T.night.begin": { beyond: ["ours"], related: ["T.night.turn", "T.night.place"] },
      "T.night.turn": { beyond: ["ours"], related: ["T.night.place", "T.night.begin"] },
      "T.night.place": { related: ["T.night.turn", "T.night.rotate"] },
      "T.night.rotate": { related: ["T.night.place", "T.night.win", "T.turn.action"] },
      "T.night.win": { beyond: ["ours"], related: ["T.finish.when", "T.night.rotate", "T.end.win"] },
    },
  },
] as const satisfies readonly VariantChapter[];
