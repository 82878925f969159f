/** The Green Path: how few green cards are still missing on the best path up. */
import {
  colourOf,
  feetOf,
  GREEN,
  isFilled,
  NOWHERE,
  numberOn,
  type Offer,
  type Place,
  topOf,
} from "@stillwater/engine";
import { countIn, zeros } from "../../lists";
import type { MountainCraft, MountainSense } from "../../mountain/sense";
import { onceFor } from "../../once";

/** The weights; found by comparing a few values each. */
const WEIGHTS = {
  path: 2,
} as const;

/** The cost of a path that is blocked for good. */
const CLOSED = 40;

/** How many green cards are missing on the best path from the ground to the top, with a card hypothetically laid. */
function missing({ known: { seen } }: MountainSense, at: Place, colour: number): number {
  const { cells, rows } = seen.rulebook;
  const ways = zeros(cells.length + 1);
  /** How much a place adds to a path through it. */
  const own = (place: Place): number => {
    if (place === at) return colour === GREEN ? 0 : CLOSED;
    if (!isFilled(seen, place)) return 1;
    const card = topOf(seen, place);
    if (colourOf(card) === GREEN) return 0;
    // A Bridge will still be covered.
    return numberOn(card) === 0 && colourOf(card) === 0 ? 1 : CLOSED;
  };
  for (const place of cells) {
    const [left, right] = feetOf(place);
    const below =
      left === undefined || right === undefined ? 0 : Math.min(countIn(ways, left), countIn(ways, right));
    ways[place] = own(place) + below;
  }
  return Math.min(...(rows.at(-1) ?? []).map((place) => countIn(ways, place)), CLOSED);
}

/** How many cards are missing before any act, computed once for all acts. */
const before = onceFor((sense: MountainSense) => ({ missing: missing(sense, NOWHERE, 0) }));

export const craft: MountainCraft<"green-path"> = {
  isIn: ({ enforced }) => enforced.has("A.green.path"),
  burden: null,
  keeping: (_sense, card) => (colourOf(card) === GREEN ? 0.1 * WEIGHTS.path : 0),
  laying: (sense: MountainSense, offer: Offer) => {
    // A Bridge will still be covered.
    if (offer.type === "bridge") return 0;
    const card = offer.card === 0 ? sense.lifted() : offer.card;
    return -WEIGHTS.path * (missing(sense, offer.to, colourOf(card)) - before(sense).missing);
  },
  acts: {},
  ruled: null,
};
