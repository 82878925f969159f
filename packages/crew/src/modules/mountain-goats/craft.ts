/** Mountain goats: cards that bear one are best laid high, and herds climb together, late. */
import { countAt, namedPiece, type Piece, type Rulebook, type Seen, writeName } from "@stillwater/engine";
import { entryAt } from "../../lists";
import type { MountainCraft, MountainSense } from "../../mountain/sense";
import { onceFor } from "../../once";
import { completedOffer } from "../../plan";

/** What counts how much; found by comparing a few values each. */
const WEIGHTS = {
  rows: 0.3,
  card: 0.8,
  open: 0.02,
} as const;

const NEEDED = 8;
/** What a goat that stands nowhere yet will take, about. */
const TO_COME = 1.5;

type Counts = readonly (readonly number[])[];

/** Row by row where goats stand, and by number which cards bear one. */
const goatsOf = onceFor((rulebook: Rulebook) => ({
  folds: rulebook.rows.map((row) =>
    row.map((place) => rulebook.place(writeName("goats", rulebook.placeName(place)))),
  ),
  bearing: rulebook.pieces.map(({ name }) => namedPiece(name)?.signed === true),
}));

const goats = (seen: Seen): Counts =>
  goatsOf(seen.rulebook).folds.map((row) => row.map((fold) => countAt(seen, fold)));

/** The goats before anything is done, how many that is, and what herding them will cost. */
const before = onceFor(({ known: { seen } }: MountainSense) => {
  const counts = goats(seen);
  const placed = counts.flat().reduce((sum, count) => sum + count, 0);
  return { counts, placed, cost: herding(counts) };
});

const bearsGoat = ({ known: { seen } }: MountainSense, card: Piece): boolean =>
  goatsOf(seen.rulebook).bearing[card] === true;

/** Cards that bringing eight goats to the top will take, about: again and again the way up that gathers most for its length. */
function herding(start: Counts): number {
  const counts = start.map((row) => [...row]);
  const top = counts.length - 1;
  let missing = NEEDED;
  for (const count of counts[top] ?? []) missing -= count;
  let cost = 0;
  while (missing > 0) {
    const most = gathered(counts);
    const way = bestWay(counts, most);
    if (way.goats === 0) break;
    // The last way need not begin lower than what is still missing.
    missing -= way.goats;
    cost += top - way.row;
    clear(counts, way, most);
  }
  return cost + Math.max(0, missing) * TO_COME;
}

interface Way {
  readonly row: number;
  readonly column: number;
  readonly goats: number;
}

/** The goats that a herd from each place could gather on its way to the top, itself included; none on the top. */
function gathered(counts: Counts): Counts {
  const most: (readonly number[])[] = [[]];
  let above: readonly number[] = (counts.at(-1) ?? []).map(() => 0);
  for (let row = counts.length - 2; row >= 0; row--) {
    const onAbove = above;
    above = (counts[row] ?? []).map(
      (own, column) => own + Math.max(column === 0 ? 0 : (onAbove[column - 1] ?? 0), onAbove[column] ?? 0),
    );
    most.unshift(above);
  }
  return most;
}

function bestWay(counts: Counts, most: Counts): Way {
  const top = counts.length - 1;
  let best: Way = { row: top, column: 0, goats: 0 };
  for (let row = 0; row <= top; row++) {
    const own = counts[row] ?? [];
    for (let column = 0; column < own.length; column++) {
      if (own[column] === 0) continue;
      const goats = most[row]?.[column] ?? 0;
      if (goats * Math.max(1, top - best.row) > best.goats * (top - row)) best = { row, column, goats };
    }
  }
  return best;
}

/** Takes the goats of a way off the slope. */
function clear(counts: number[][], { row, column }: Way, most: Counts): void {
  let at = column;
  for (let index = row; index < counts.length - 1; index++) {
    entryAt(counts, index)[at] = 0;
    const above = most[index + 1] ?? [];
    if ((above[at - 1] ?? -1) > (above[at] ?? -1)) at--;
  }
}

/** The counts once so many goats more stand on a place. */
const withGoats = (counts: Counts, row: number, column: number, more: number): Counts =>
  counts.map((own, index) =>
    index === row ? own.map((count, at) => (at === column ? count + more : count)) : own,
  );

export const craft: MountainCraft<"mountain-goats"> = {
  isIn: ({ actOf }) => actOf.herd !== undefined,
  burden: (seen) => herding(goats(seen)),
  // Eight of twelve are needed: few may go, and none once eight stand.
  keeping: (sense, card) => (bearsGoat(sense, card) && before(sense).placed < NEEDED ? WEIGHTS.card : 0),
  laying: (sense, offer) => {
    if (!bearsGoat(sense, offer.card)) return 0;
    const { faces } = sense.slope;
    const { counts, placed, cost } = before(sense);
    const after = withGoats(counts, faces.rowOf(offer.to), faces.columnOf(offer.to), 1);
    return WEIGHTS.rows * sense.spending(herding(after) - cost) + (placed < NEEDED ? WEIGHTS.card : 0);
  },
  acts: {
    herd: (sense, offer) => {
      const { faces } = sense.slope;
      const { counts, cost } = before(sense);
      let after = counts;
      let herd = 0;
      for (const place of offer.numbers) {
        const at = [faces.rowOf(place), faces.columnOf(place)] as const;
        const here = counts[at[0]]?.[at[1]] ?? 0;
        herd += here;
        after = withGoats(after, ...at, -here);
      }
      const end = offer.numbers.at(-1) ?? 0;
      after = withGoats(after, faces.rowOf(end), faces.columnOf(end), herd);
      const saved = cost - herding(after);
      const { cards, loss } = sense.giving(offer.choose, 0);
      const value =
        sense.still + sense.spending(offer.choose - saved) - loss - WEIGHTS.open * sense.slope.toFill;
      return { act: completedOffer(offer, cards), value };
    },
  },
  ruled: null,
};
