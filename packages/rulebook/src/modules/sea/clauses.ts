import type { BookChapter } from "../../clauses/shapes";
import { CHAPTERS } from "../../words/clauses";

const titles = CHAPTERS.sea;

/** In reading order. */
export const chapters = [
  // EN 3, FR 3: the standard game is laid out; EN 7.1: Islands taken out.
  {
    title: titles.setup,
    clauses: {
      "T.setup.remove": { beyond: ["ours"], related: ["T.setup.deck"] },
      "T.setup.mix": {
        beyond: ["inferred"],
        related: ["T.setup.remove"],
      },
      "T.setup.deck": { related: ["T.setup.hand", "T.setup.first", "T.setup.remove"] },
      "T.setup.hand": { related: ["T.setup.deck", "T.start.forced"] },
      "T.setup.first": { related: ["T.setup.deck", "T.turn.action"] },
    },
  },
  // EN 4, FR 4: a turn is one action, then drawing up, in silence.
  {
    title: titles.turn,
    clauses: {
      "T.turn.action": { related: ["T.turn.discard-two", "T.turn.draw", "T.place.empty"] },
      "T.turn.draw": { related: ["T.turn.action", "T.end.lose"] },
      "T.turn.hand": { related: ["T.turn.action", "T.place.pay"] },
      "T.turn.discard-two": { related: ["T.turn.action", "T.start.forced"] },
      "T.turn.silence": { related: ["T.start.eight"] },
    },
  },
  // EN 4A, FR 4A: where an Island may go, and what it costs. Order is told by left and right, never by time.
  {
    title: titles.placing,
    clauses: {
      "T.place.island": { related: ["T.place.empty", "T.start.forced", "T.finish.when"] },
      "T.place.empty": { related: ["T.place.ascending", "T.place.cost"] },
      "T.place.ascending": { related: ["T.place.empty", "T.place.cost", "T.place.gap-allowed"] },
      "T.place.cost": {
        related: ["T.place.pay", "T.place.ascending", "A.place.cost"],
      },
      "T.place.pay": { related: ["T.place.cost", "T.turn.hand"] },
      "T.place.gap-allowed": { beyond: ["inferred"], related: ["T.place.ascending"] },
    },
  },
  // EN 4 "Start Cards", FR 4 "Cartes de départ": the Start and the eight cards it costs.
  {
    title: titles.start,
    clauses: {
      "T.start.forced": { related: ["T.start.eight", "T.start.unpayable", "T.start.spare", "T.setup.hand"] },
      "T.start.eight": {
        beyond: ["inferred"],
        related: ["T.start.two-players", "T.start.refill", "T.turn.silence"],
      },
      "T.start.two-players": { beyond: ["ours"], related: ["T.start.eight"] },
      "T.start.solo": { beyond: ["ours"], related: ["T.start.eight", "T.start.unpayable"] },
      "T.start.refill": { beyond: ["ours"], related: ["T.start.eight", "T.turn.draw"] },
      "T.start.unpayable": {
        beyond: ["ours"],
        related: ["T.start.forced", "T.start.eight"],
      },
      "T.start.spare": { related: ["T.start.forced", "T.turn.discard-two"] },
    },
  },
  // EN 4 "Finish Cards", EN 5, FR 5: how the voyage ends.
  {
    title: titles.ending,
    clauses: {
      "T.finish.when": { related: ["T.end.win", "T.start.forced"] },
      "T.end.win": { related: ["T.finish.when", "T.end.lose"] },
      "T.end.lose": { related: ["T.end.last-card", "T.turn.discard-two", "T.end.win"] },
      "T.end.last-card": { beyond: ["ours"], related: ["T.end.lose", "A.end.lose"] },
    },
  },
] as const satisfies readonly BookChapter[];
