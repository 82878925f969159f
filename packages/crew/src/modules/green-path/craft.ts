/** The Green Path: how few green cards are still missing on the best way up. */
import { isFilled, type Offer, topOf } from "@stillwater/engine";
import type { MountainCraft, MountainSense } from "../../mountain/sense";

/** What counts how much; found by comparing a few values each. */
const WEIGHTS = {
  path: 2,
} as const;

const GREEN = 1;
/** A way that is closed for good. */
const CLOSED = 40;

/** Green cards missing on the best way from the ground to the top, with a card put down in thought. */
function missing(sense: MountainSense, at: number, colour: number): number {
  const { seen } = sense.known;
  const { faces } = sense.slope;
  let below: number[] = [];
  for (const [index, row] of seen.rulebook.rows.entries()) {
    const here = row.map((place, column) => {
      const own =
        place === at
          ? colour === GREEN
            ? 0
            : CLOSED
          : !isFilled(seen, place)
            ? 1
            : faces.colourOf(topOf(seen, place)) === GREEN
              ? 0
              : faces.numberOf(topOf(seen, place)) === 0 && faces.colourOf(topOf(seen, place)) === 0
                ? 1
                : CLOSED;
      return own + (index === 0 ? 0 : Math.min(below[column] ?? CLOSED, below[column + 1] ?? CLOSED));
    });
    below = here;
  }
  return Math.min(...below, CLOSED);
}

export const craft: MountainCraft<"green-path"> = {
  isIn: ({ enforced }) => enforced.has("A.green.path"),
  burden: null,
  keeping: (sense, card) => (sense.slope.faces.colourOf(card) === GREEN ? 0.1 * WEIGHTS.path : 0),
  laying: (sense: MountainSense, offer: Offer) => {
    const card = offer.card === 0 ? sense.lifted() : offer.card;
    const before = missing(sense, 0, 0);
    return -WEIGHTS.path * (missing(sense, offer.to, sense.slope.faces.colourOf(card)) - before);
  },
  acts: {},
  ruled: null,
};
