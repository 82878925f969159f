import type { BookChapter } from "../../clauses/shapes";
import { CHAPTERS } from "../../words/clauses";

const titles = CHAPTERS["storm-compass"];

/** In reading order. */
export const chapters = [
  // EN 6.3, FR 6.3: the Storms.
  {
    title: titles.storms,
    clauses: {
      "T.storm.draw": {
        beyond: ["ours"],
        related: ["T.storm.cancel", "T.turn.draw", "T.storm.yellow", "T.storm.purple", "T.storm.orange"],
        relatedFrom: ["T.start.two-players"],
      },
      "T.storm.cancel": { related: ["T.storm.draw", "T.compass.shared"] },
      "T.storm.yellow": {
        related: ["T.storm.yellow-start", "T.monster.keep", "T.compass.shared"],
        relatedFrom: ["T.turn.draw"],
      },
      "T.storm.yellow-start": {
        beyond: ["ours"],
        related: ["T.storm.yellow", "T.start.eight", "T.start.unpayable"],
        relatedFrom: ["T.start.eight", "T.start.unpayable"],
      },
      "T.storm.purple": {
        beyond: ["ours"],
        related: ["T.storm.cancel", "T.compass.shared", "T.rocks.block"],
      },
      "T.storm.orange": {
        beyond: ["ours"],
        related: ["T.place.cost", "T.compass.shared", "T.compass.gain-hand"],
        relatedFrom: ["T.place.empty", "T.place.cost"],
      },
    },
  },
  // EN 6.3, FR 6.3: the Compasses.
  {
    title: titles.compasses,
    clauses: {
      "T.compass.shared": {
        related: ["T.storm.cancel", "T.compass.target", "T.turn.silence"],
        relatedFrom: ["T.turn.silence"],
      },
      "T.compass.target": { beyond: ["inferred"], related: ["T.compass.shared", "T.compass.six"] },
      "T.compass.gain-start": { related: ["T.start.forced", "T.compass.gain-row", "T.compass.gain-hand"] },
      "T.compass.gain-row": {
        beyond: ["inferred"],
        related: ["T.compass.gain-start", "T.compass.gain-hand", "T.monster.play"],
        relatedFrom: ["T.monster.play"],
      },
      "T.compass.gain-hand": {
        beyond: ["ours"],
        related: ["T.compass.six", "T.storm.yellow", "T.monster.keep"],
      },
      "T.compass.six": { beyond: ["ours"], related: ["T.compass.shared", "T.compass.gain-hand"] },
    },
  },
] as const satisfies readonly BookChapter[];
