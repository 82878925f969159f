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
import { countIn, zeros } from "../../lists";
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

/** Where goats stand, place by place, and by number which cards bear one. */
const goatsOf = onceFor((rulebook: Rulebook) => ({
  folds: rulebook.cells.map((place) => ({
    place,
    fold: rulebook.place(writeName("goats", rulebook.placeName(place))),
  })),
  bearing: rulebook.pieces.map(({ name }) => namedPiece(name)?.signed === true),
}));

function goats(seen: Seen): Counts {
  const counts = zeros(seen.rulebook.lastCell + 1);
  for (const { place, fold } of goatsOf(seen.rulebook).folds) counts[place] = countAt(seen, fold);
  return counts;
}

/** The goats before anything is done, how many that is, and what herding them will cost. */
const before = onceFor(({ known: { seen } }: MountainSense) => {
  const counts = goats(seen);
  const placed = counts.reduce((sum, count) => sum + count, 0);
  return { counts, placed, cost: herding(seen.rulebook, counts) };
});

const bearsGoat = ({ known: { seen } }: MountainSense, card: Piece): boolean =>
  goatsOf(seen.rulebook).bearing[card] === true;

/** Cards that bringing eight goats to the top will take, about: again and again the way up that gathers most for its length. */
function herding({ cells, rows }: Rulebook, start: Counts): number {
  const counts = [...start];
  let missing = GOATS_TO_WIN;
  for (const place of rows.at(-1) ?? []) missing -= countIn(counts, place);
  let cost = 0;
  while (missing > 0) {
    const most = gathered(cells, counts);
    const way = bestWay(cells, counts, most);
    if (way.goats === 0) break;
    // The last way need not begin lower than what is still missing.
    missing -= way.goats;
    cost += way.climb;
    clear(counts, way.from, most);
  }
  return cost + Math.max(0, missing) * TO_COME;
}

interface Way {
  readonly from: Place;
  /** Rows to the top. */
  readonly climb: number;
  readonly goats: number;
}

/** The goats that a herd from each place could gather on its way to the top, itself included; none on the top. */
function gathered(cells: readonly Place[], counts: Counts): Counts {
  const most = zeros(counts.length);
  for (let index = cells.length - 1; index >= 0; index--) {
    const place = countIn(cells, index);
    const over = restingOn(place);
    if (over.length === 0) continue;
    let above = 0;
    for (let side = 0; side < over.length; side++)
      above = Math.max(above, countIn(most, countIn(over, side)));
    most[place] = countIn(counts, place) + above;
  }
  return most;
}

function bestWay(cells: readonly Place[], counts: Counts, most: Counts): Way {
  const top = slopeRowOf(cells.at(-1) ?? NOWHERE);
  let best: Way = { from: NOWHERE, climb: 0, goats: 0 };
  for (const place of cells) {
    if (counts[place] === 0) continue;
    const climb = top - slopeRowOf(place);
    const goats = countIn(most, place);
    if (goats * Math.max(1, best.climb) > best.goats * climb) best = { from: place, climb, goats };
  }
  return best;
}

/** Takes the goats of a way off the slope; of two ways up that gather as much it takes the right one. */
function clear(counts: number[], from: Place, most: Counts): void {
  for (let at = from, above = restingOn(at); above.length > 0; above = restingOn(at)) {
    counts[at] = 0;
    at = above.reduce((best, next) => (countIn(most, best) > countIn(most, next) ? best : next));
  }
}

/** The counts once so many goats more stand on a place. */
const withGoats = (counts: Counts, place: Place, more: number): Counts =>
  counts.map((count, at) => (at === place ? count + more : count));

export const craft: MountainCraft<"mountain-goats"> = {
  isIn: ({ actOf }) => actOf.herd !== undefined,
  burden: (seen) => herding(seen.rulebook, goats(seen)),
  // Eight of twelve are needed: few may go, and none once eight stand.
  keeping: (sense, card) =>
    bearsGoat(sense, card) && before(sense).placed < GOATS_TO_WIN ? WEIGHTS.card : 0,
  laying: (sense, offer) => {
    if (!bearsGoat(sense, offer.card)) return 0;
    const { counts, placed, cost } = before(sense);
    const after = herding(sense.known.seen.rulebook, withGoats(counts, offer.to, 1));
    return WEIGHTS.rows * sense.spending(after - cost) + (placed < GOATS_TO_WIN ? WEIGHTS.card : 0);
  },
  acts: {
    herd: (sense, offer) => {
      const { counts, cost } = before(sense);
      let after = counts;
      let herd = 0;
      for (const place of offer.numbers) {
        const here = countIn(counts, place);
        herd += here;
        after = withGoats(after, place, -here);
      }
      after = withGoats(after, offer.numbers.at(-1) ?? NOWHERE, herd);
      const saved = cost - herding(sense.known.seen.rulebook, after);
      const { cards, loss } = sense.giving(offer.choose, 0);
      const value =
        sense.still + sense.spending(offer.choose - saved) - loss - WEIGHTS.open * sense.slope.toFill;
      return { act: completedOffer(offer, cards), value: value + WEIGHTS.climb * offer.choose };
    },
  },
  ruled: null,
};
