import type { BookChapter } from "../../clauses/shapes";
import { CHAPTERS } from "../../words/clauses";

const titles = CHAPTERS.mountain;

/** In reading order. */
export const chapters = [
  // ASC 3: the mountain is laid out.
  {
    title: titles.setup,
    clauses: {
      "A.setup.bridges": { related: ["A.setup.deck", "A.setup.hand", "A.bridge.place"] },
      "A.setup.deck": { related: ["A.setup.bridges", "A.setup.hand"] },
      "A.setup.hand": { related: ["A.setup.deck", "A.turn.action"] },
      "A.setup.solo": { beyond: ["inferred"], related: ["A.rope.use"] },
    },
  },
  // ASC 4: a turn on the mountain.
  {
    title: titles.turn,
    clauses: {
      "A.turn.action": { related: ["A.turn.discard-two", "A.place.next"] },
      "A.turn.hand": { related: ["A.turn.action", "A.place.pay"] },
      "A.turn.discard-two": { related: ["A.turn.action", "A.discard.any"] },
      "A.turn.silence": { related: ["T.turn.silence"] },
      "A.discard.any": { related: ["A.turn.discard-two", "A.place.pay", "A.summit.when"] },
    },
  },
  // ASC 4a: where an Ascent card may go, and what it costs.
  {
    title: titles.placing,
    clauses: {
      "A.place.next": { related: ["A.place.row-full", "A.place.support", "A.bridge.cover"] },
      "A.place.row-full": { related: ["A.place.next", "A.bridge.place"] },
      "A.place.support": { beyond: ["inferred"], related: ["A.place.next", "A.bridge.place"] },
      "A.place.colour": { related: ["A.bridge.cover", "A.campfire.replace"] },
      "A.place.number": { related: ["A.place.support", "A.campfire.move"] },
      "A.place.cost": { related: ["A.place.pay", "A.bridge.cover", "A.campfire.value", "T.place.cost"] },
      "A.place.pay": { related: ["A.place.cost", "A.discard.any"] },
    },
  },
  // ASC 4a, Bridge cards.
  {
    title: titles.bridges,
    clauses: {
      "A.bridge.place": {
        beyond: ["inferred"],
        related: ["A.bridge.cover", "A.place.support", "A.summit.when"],
      },
      "A.bridge.cover": { beyond: ["ours"], related: ["A.place.cost", "A.bridge.place", "A.campfire.value"] },
    },
  },
  // ASC 4a, Campfire cards.
  {
    title: titles.campfires,
    clauses: {
      "A.campfire.replace": { related: ["A.campfire.move", "A.campfire.value"] },
      "A.campfire.move": {
        beyond: ["inferred"],
        related: ["A.campfire.replace", "A.place.cost", "A.place.number"],
      },
      "A.campfire.value": {
        beyond: ["ours"],
        related: ["A.place.cost", "A.bridge.cover", "A.campfire.replace"],
      },
    },
  },
  // ASC 4a Summit cards, 5 and 8: how the climb ends. ASC 6: Guide ropes.
  {
    title: titles.ending,
    clauses: {
      "A.summit.when": {
        beyond: ["inferred"],
        related: ["A.end.win", "A.bridge.cover"],
      },
      "A.end.win": { related: ["A.summit.when", "A.end.lose"] },
      "A.end.lose": { related: ["A.turn.discard-two", "A.rope.use", "T.end.last-card"] },
      "A.rope.use": { beyond: ["inferred"], related: ["A.setup.solo", "A.end.lose"] },
    },
  },
] as const satisfies readonly BookChapter[];
