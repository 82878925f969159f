/** Day & Night: every card that shows the wrong side will cost a turn and a card. */
import { type Seen, sideAt, skySide } from "@stillwater/engine";
import { completedOffer } from "../../plan";
import type { SeaCraft } from "../../sea/sense";

/** What counts how much; found by comparing a few values each. */
const WEIGHTS = {
  wrongSide: 0.1,
  turning: 0,
} as const;

const NIGHT_ROWS = 3;

function should({ rulebook }: Seen, cell: number): "day" | "night" {
  const row = rulebook.rows.findIndex((cells) => cells.includes(cell));
  return row < NIGHT_ROWS ? "night" : "day";
}

function wrongSides(seen: Seen): number {
  return seen.rulebook.cells.filter(
    (cell) => (sideAt(seen, cell) ?? should(seen, cell)) !== should(seen, cell),
  ).length;
}

export const craft: SeaCraft<"day-night"> = {
  isIn: ({ actOf }) => actOf.turn !== undefined,
  burden: wrongSides,
  laying: (sense, offer) => {
    const { seen } = sense.known;
    return skySide(seen) === should(seen, offer.to) ? 0 : sense.spending(1) - WEIGHTS.wrongSide;
  },
  acts: {
    turn: (sense, offer) => {
      const { seen } = sense.known;
      const { cards, loss } = sense.giving(offer.choose, 0);
      if (sideAt(seen, offer.to) === should(seen, offer.to))
        return { act: completedOffer(offer, cards), value: sense.still + 2 * sense.spending(2) - loss - 5 };
      // The card given was reckoned with.
      return { act: completedOffer(offer, cards), value: sense.still - loss + WEIGHTS.turning };
    },
  },
  ruled: null,
};
