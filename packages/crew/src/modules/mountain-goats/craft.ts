/** Mountain goats: cards that bear a goat are best laid high, and herds should climb together and late. */
import {
  countAt,
  GOATS_TO_WIN,
  NOWHERE,
  namedPiece,
  type Piece,
  type Place,
  type Rulebook,
  restingOn,
  type Seen,
  slopeRowOf,
  writeName,
} from "@stillwater/engine";
import { countIn, countMore, zeros } from "../../lists";
import type { MountainCraft, MountainSense } from "../../mountain/sense";
import { onceFor } from "../../once";
import { completedOffer } from "../../plan";

/** The weights; found by comparing a few values each. */
const WEIGHTS = {
  rows: 0.3,
  card: 0.8,
  open: 0.02,
  /** Of herds that lose the same, prefers the one that climbs farthest: the cards that it takes are not missed. */
  climb: 0.01,
} as const;

/** About how many cards a goat that is not on the slope yet will take. */
const TO_COME = 1.5;

/** How many goats stand at each place. */
type Counts = readonly number[];

/** A place from which a herd can climb. */
interface Step {
  readonly place: Place;
  /** Rows to the top. */
  readonly climb: number;
  /** The two places above it; the same one twice at the end of a row. */
  readonly left: Place;
  readonly right: Place;
}

/** The places where goats can stand, the steps of their climb (upper places first), and which cards bear a goat. */
const goatsOf = onceFor((rulebook: Rulebook) => {
  const { cells, pieces } = rulebook;
  const top = slopeRowOf(rulebook.lastCell);
  const stepOf = Array.from({ length: rulebook.lastCell + 1 }, (_, place): Step | undefined => {
    const [left, right = left] = restingOn(place);
    if (left === undefined || right === undefined) return undefined;
    return { place, climb: top - slopeRowOf(place), left, right };
  });
  return {
    folds: cells.map((place) => ({
      place,
      fold: rulebook.place(writeName("goats", rulebook.placeName(place))),
    })),
    stepOf,
    steps: stepOf.filter((step) => step !== undefined).reverse(),
    /** By place, the most goats that a herd from there could gather on its way up; overwritten by each search. */
    most: zeros(rulebook.lastCell + 1),
    bearing: pieces.map(({ name }) => namedPiece(name)?.signed === true),
  };
});

function goats(seen: Seen): number[] {
  const counts = zeros(seen.rulebook.lastCell + 1);
  for (const { place, fold } of goatsOf(seen.rulebook).folds) counts[place] = countAt(seen, fold);
  return counts;
}

/** The goats before any act, their number, and the cost of herding them. */
const before = onceFor(({ known: { seen } }: MountainSense) => {
  const counts: Counts = goats(seen);
  const placed = counts.reduce((sum, count) => sum + count, 0);
  return { counts, placed, cost: herding(seen.rulebook, [...counts]) };
});

const bearsGoat = ({ known: { seen } }: MountainSense, card: Piece): boolean =>
  goatsOf(seen.rulebook).bearing[card] === true;

/**
 * About how many cards it takes to bring eight goats to the top, choosing each time the way that gathers most for its
 * length. Called for every way of every herd, so it allocates no lists.
 * @param counts goats by place; those that go up are subtracted
 */
function herding(rulebook: Rulebook, counts: number[]): number {
  let missing = GOATS_TO_WIN;
  for (const place of rulebook.rows.at(-1) ?? []) missing -= countIn(counts, place);
  let cost = 0;
  while (missing > 0) {
    const way = bestWay(rulebook, counts);
    if (way === undefined) break;
    // The last way need not begin lower than necessary for the goats that are still missing.
    missing -= sendUp(rulebook, counts, way);
    cost += way.climb;
  }
  return cost + Math.max(0, missing) * TO_COME;
}

/** The start of the way that gathers most for its length, the lowest of equal ones; undefined if none is below the top. */
function bestWay(rulebook: Rulebook, counts: Counts): Step | undefined {
  const { steps, most } = goatsOf(rulebook);
  let best: Step | undefined;
  let gathers = 0;
  for (const step of steps) {
    const here = countIn(counts, step.place);
    const goats = here + Math.max(countIn(most, step.left), countIn(most, step.right));
    most[step.place] = goats;
    if (here === 0 || (best && goats * best.climb < gathers * step.climb)) continue;
    best = step;
    gathers = goats;
  }
  return best;
}

/** Takes the goats of the best way from a place, as just computed, off the slope; of two equal ways the right one. */
function sendUp(rulebook: Rulebook, counts: number[], from: Step): number {
  const { stepOf, most } = goatsOf(rulebook);
  const gathers = countIn(most, from.place);
  for (let step: Step | undefined = from; step !== undefined; ) {
    counts[step.place] = 0;
    step = stepOf[countIn(most, step.left) > countIn(most, step.right) ? step.left : step.right];
  }
  return gathers;
}

export const craft: MountainCraft<"mountain-goats"> = {
  isIn: ({ actOf }) => actOf.herd !== undefined,
  burden: (seen) => herding(seen.rulebook, goats(seen)),
  // Eight of twelve goats are needed: cards that bear one are kept until eight stand.
  keeping: (sense, card) =>
    bearsGoat(sense, card) && before(sense).placed < GOATS_TO_WIN ? WEIGHTS.card : 0,
  laying: (sense, offer) => {
    if (!bearsGoat(sense, offer.card)) return 0;
    const { counts, placed, cost } = before(sense);
    const after = [...counts];
    countMore(after, offer.to, 1);
    const more = herding(sense.known.seen.rulebook, after) - cost;
    return WEIGHTS.rows * sense.spending(more) + (placed < GOATS_TO_WIN ? WEIGHTS.card : 0);
  },
  acts: {
    herd: (sense, offer) => {
      const { counts, cost } = before(sense);
      const after = [...counts];
      let herd = 0;
      for (const place of offer.numbers) {
        herd += countIn(after, place);
        after[place] = 0;
      }
      countMore(after, offer.numbers.at(-1) ?? NOWHERE, herd);
      const saved = cost - herding(sense.known.seen.rulebook, after);
      const { cards, loss } = sense.giving(offer.choose, 0);
      const value =
        sense.still + sense.spending(offer.choose - saved) - loss - WEIGHTS.open * sense.slope.toFill;
      return { act: completedOffer(offer, cards), value: value + WEIGHTS.climb * offer.choose };
    },
  },
  ruled: null,
};
