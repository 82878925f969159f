/** Mountain goats: cards that bear one are best laid high, and herds climb together, late. */
import { countAt, namedPiece, type Seen } from "@stillwater/engine";
import type { MountainSense } from "../../mountain/sense";
import { completedOffer } from "../../plan";
import type { Craft } from "../craft";

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

function goats(seen: Seen): Counts {
  const { rulebook } = seen;
  return rulebook.rows.map((row) =>
    row.map((place) => countAt(seen, rulebook.place(`goats:${rulebook.placeName(place)}`))),
  );
}

/** Cards that bringing eight goats to the top will take, about: again and again the way up that gathers most for its length. */
function herding(start: Counts): number {
  const counts = start.map((row) => [...row]);
  const top = counts.length - 1;
  let missing = NEEDED - (counts[top] ?? []).reduce((all, count) => all + count, 0);
  let cost = 0;
  while (missing > 0) {
    const way = bestWay(counts);
    if (way.goats === 0) break;
    // The last way need not begin lower than what is still missing.
    missing -= way.goats;
    cost += top - way.row;
    clear(counts, way);
  }
  return cost + Math.max(0, missing) * TO_COME;
}

interface Way {
  readonly row: number;
  readonly column: number;
  readonly goats: number;
}

/** The goats that a herd from each place could gather on its way to the top, itself included. */
function gathered(counts: Counts): readonly (readonly number[])[] {
  const best: number[][] = counts.map((row) => row.map(() => 0));
  for (let row = counts.length - 2; row >= 0; row--)
    (counts[row] ?? []).forEach((count, column) => {
      const above = best[row + 1] ?? [];
      (best[row] as number[])[column] = count + Math.max(above[column - 1] ?? 0, above[column] ?? 0);
    });
  return best;
}

function bestWay(counts: Counts): Way {
  const top = counts.length - 1;
  let best: Way = { row: top, column: 0, goats: 0 };
  gathered(counts).forEach((row, index) => {
    row.forEach((goats, column) => {
      const isHerd = (counts[index]?.[column] ?? 0) > 0;
      if (isHerd && goats * Math.max(1, top - best.row) > best.goats * (top - index))
        best = { row: index, column, goats };
    });
  });
  return best;
}

/** Takes the goats of a way off the slope. */
function clear(counts: number[][], { row, column }: Way): void {
  const best = gathered(counts);
  let at = column;
  for (let index = row; index < counts.length - 1; index++) {
    (counts[index] as number[])[at] = 0;
    const above = best[index + 1] ?? [];
    if ((above[at - 1] ?? -1) > (above[at] ?? -1)) at--;
  }
}

/** The counts once so many goats more stand on a place. */
const withGoats = (counts: Counts, row: number, column: number, more: number): Counts =>
  counts.map((own, index) =>
    index === row ? own.map((count, at) => (at === column ? count + more : count)) : own,
  );

export const craft: Craft<MountainSense> = {
  isIn: ({ actOf }) => actOf.herd !== undefined,
  burden: (seen) => herding(goats(seen)),
  // Eight of twelve are needed: few may go, and none once eight stand.
  keeping: (sense, card) => {
    const { seen } = sense.known;
    if (!namedPiece(seen.rulebook.pieceName(card))?.signed) return 0;
    const placed = goats(seen)
      .flat()
      .reduce((sum, count) => sum + count, 0);
    return placed >= NEEDED ? 0 : WEIGHTS.card;
  },
  laying: (sense, offer) => {
    const { seen } = sense.known;
    const { row, column } = sense.slope.faces;
    if (!namedPiece(seen.rulebook.pieceName(offer.card))?.signed) return 0;
    const before = goats(seen);
    const after = withGoats(before, row[offer.to] as number, column[offer.to] as number, 1);
    return (
      WEIGHTS.rows * sense.spending(herding(after) - herding(before)) +
      (before.flat().reduce((sum, count) => sum + count, 0) < NEEDED ? WEIGHTS.card : 0)
    );
  },
  acts: {
    herd: (sense, offer) => {
      const { seen } = sense.known;
      const { row, column } = sense.slope.faces;
      const before = goats(seen);
      let after = before;
      let herd = 0;
      for (const place of offer.numbers) {
        const at = [row[place] as number, column[place] as number] as const;
        const here = before[at[0]]?.[at[1]] ?? 0;
        herd += here;
        after = withGoats(after, ...at, -here);
      }
      const end = offer.numbers.at(-1) ?? 0;
      after = withGoats(after, row[end] as number, column[end] as number, herd);
      const saved = herding(before) - herding(after);
      const { cards, loss } = sense.giving(offer.choose, 0);
      const value =
        sense.still + sense.spending(offer.choose - saved) - loss - WEIGHTS.open * sense.slope.toFill;
      return { act: completedOffer(offer, cards), value };
    },
  },
};
