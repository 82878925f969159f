import type { BookChapter } from "../../clauses/shapes";
import { CHAPTERS } from "../../words/clauses";

const titles = CHAPTERS.panoramas;

/** ASC 7.2: Panorama objectives, under one heading with the Green Path. */
export const chapters = [
  {
    title: titles.panoramas,
    clauses: {
      "A.panorama.reveal": { beyond: ["ours"], related: ["A.panorama.done", "A.summit.when"] },
      "A.panorama.done": { related: ["A.panorama.reveal", "A.summit.when"], relatedFrom: ["A.summit.when"] },
    },
  },
] as const satisfies readonly BookChapter[];
