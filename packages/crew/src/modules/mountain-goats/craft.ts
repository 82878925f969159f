/** Mountain goats: cards that bear one are best laid high, and herds climb together, late. */
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

/** What counts how much; found by comparing a few values each. */
const WEIGHTS = {
  rows: 0.3,
  card: 0.8,
  open: 0.02,
  /** Of herds that lose the same, the one that climbs farthest: nobody misses what it gives. */
  climb: 0.01,
} as const;

/** What a goat that stands nowhere yet will take, about. */
const TO_COME = 1.5;

/** By place how many goats stand there. */
type Counts = readonly number[];

/** A place that a herd can climb from. */
interface Step {
  readonly place: Place;
  /** Rows to the top. */
  readonly climb: number;
  /** The places above it; at the end of a row both are the same. */
  readonly left: Place;
  readonly right: Place;
}

/** Where goats stand, place by place, from where they climb, upper places first, and by number which cards bear one. */
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
    /** By place the goats that a herd from there could gather on its way to the top, itself included; found anew for each way. */
    most: zeros(rulebook.lastCell + 1),
    bearing: pieces.map(({ name }) => namedPiece(name)?.signed === true),
  };
});

function goats(seen: Seen): number[] {
  const counts = zeros(seen.rulebook.lastCell + 1);
  for (const { place, fold } of goatsOf(seen.rulebook).folds) counts[place] = countAt(seen, fold);
  return counts;
}

/** The goats before anything is done, how many that is, and what herding them will cost. */
const before = onceFor(({ known: { seen } }: MountainSense) => {
  const counts: Counts = goats(seen);
  const placed = counts.reduce((sum, count) => sum + count, 0);
  return { counts, placed, cost: herding(seen.rulebook, [...counts]) };
});

const bearsGoat = ({ known: { seen } }: MountainSense, card: Piece): boolean =>
  goatsOf(seen.rulebook).bearing[card] === true;

/**
 * Cards that bringing eight goats to the top will take, about: again and again the way up that gathers most for its length.
 * It is asked for every way of every herd: it makes no lists.
 * @param counts goats by place; those that go up are taken from it
 */
function herding(rulebook: Rulebook, counts: number[]): number {
  let missing = GOATS_TO_WIN;
  for (const place of rulebook.rows.at(-1) ?? []) missing -= countIn(counts, place);
  let cost = 0;
  while (missing > 0) {
    const way = bestWay(rulebook, counts);
    if (way === undefined) break;
    // The last way need not begin lower than what is still missing.
    missing -= sendUp(rulebook, counts, way);
    cost += way.climb;
  }
  return cost + Math.max(0, missing) * TO_COME;
}

/** Where the way begins that gathers most for its length, the lowest of equal ones; undefined where no goat is below the top. */
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

/** Takes the goats of the best way from a place, as just found, off the slope; of two ways up that gather as much the right one. */
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
  // Eight of twelve are needed: few may go, and none once eight stand.
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
