/** The least that filling a climb can cost. */
import { COLOURS } from "@stillwater/engine";
import { type Climb, HIGHEST_ASCENT, kindIndex, mayLie, type OpenPlace, type Tail } from "./slope";

const NEVER = Number.POSITIVE_INFINITY;

/**
 * Of two Ascent cards side by side the later one pays their difference, or more. Three things are paid for less:
 *
 * - a card that covers a Bridge pays the greater of its two differences, so that the smaller is saved;
 * - a Campfire counts for something else than the card it replaced, to its left and to its right;
 * - the card it replaced is laid beside others, and may be none of those that come.
 *
 * So many differences are taken for nothing, those that spare most. What is left of the least sum is never too much.
 */
const SAVED_BY_FIRE = 4;

/** The least cost of one row's end where so many of its differences are spared; the index is how many. */
function tailCost(tail: Tail, { coming, most }: Climb, spared: number): Float64Array {
  const least = new Float64Array(spared + 1).fill(NEVER);
  const width = HIGHEST_ASCENT + 1;
  let before = new Float64Array((spared + 1) * width).fill(NEVER);
  for (const [index, place] of tail.entries()) {
    const now = new Float64Array((spared + 1) * width).fill(NEVER);
    for (let number = place.row; number <= HIGHEST_ASCENT; number++) {
      const colours = coloursAt(place, number, coming, most);
      if (colours === 0) continue;
      for (let saved = 0; saved <= spared; saved++) {
        let cost = NEVER;
        if (index === 0) cost = place.left === 0 || saved > 0 ? 0 : Math.abs(number - place.left);
        else
          for (
            let left = Math.max(place.row, number - most);
            left <= Math.min(HIGHEST_ASCENT, number + most);
            left++
          ) {
            // Two of one number have different colours.
            if (left === number && colours < 2) continue;
            cost = Math.min(cost, (before[saved * width + left] ?? NEVER) + Math.abs(number - left));
          }
        if (index > 0 && saved > 0)
          for (let left = place.row; left <= HIGHEST_ASCENT; left++)
            cost = Math.min(cost, before[(saved - 1) * width + left] ?? NEVER);
        now[saved * width + number] = cost;
      }
    }
    before = now;
  }
  for (let saved = 0; saved <= spared; saved++)
    for (let number = 1; number <= HIGHEST_ASCENT; number++)
      least[saved] = Math.min(least[saved] ?? NEVER, before[saved * width + number] ?? NEVER);
  return least;
}

/** In how many colours a number that may lie on a place can still come. */
function coloursAt(place: OpenPlace, number: number, coming: Uint8Array, most: number): number {
  let colours = 0;
  for (let colour = 1; colour <= COLOURS.length; colour++)
    if ((coming[kindIndex(number, colour)] ?? 0) > 0 && mayLie(place, number, colour, most)) colours++;
  return colours;
}

/** The least that covering a Bridge costs. */
function coverCost(place: OpenPlace, { coming, most }: Climb): number {
  let least = NEVER;
  for (let number = place.row; number <= HIGHEST_ASCENT; number++) {
    if (coloursAt(place, number, coming, most) === 0) continue;
    const left = place.left === 0 ? 0 : Math.abs(number - place.left);
    const right = place.right === 0 ? 0 : Math.abs(number - place.right);
    least = Math.min(least, Math.max(left, right));
  }
  return least;
}

/** Cards that will have to be given for the places that are open; infinite where they cannot be filled. */
export function leastClimbCost(climb: Climb): number {
  const { tails, covers, fires, bridges } = climb;
  const pairs = covers.length + tails.reduce((sum, tail) => sum + tail.length, 0);
  const spared = bridges + SAVED_BY_FIRE * fires;
  if (spared >= pairs) return 0;
  const costs = [
    ...covers.map((cover) => {
      const cost = coverCost(cover, climb);
      return Float64Array.from({ length: spared + 1 }, (_, saved) => (saved === 0 ? cost : 0));
    }),
    ...tails.map((tail) => tailCost(tail, climb, Math.min(spared, tail.length))),
  ];
  let sum = new Float64Array(spared + 1);
  for (const cost of costs) {
    const next = new Float64Array(spared + 1).fill(NEVER);
    for (let saved = 0; saved <= spared; saved++)
      for (let own = 0; own <= saved && own < cost.length; own++)
        next[saved] = Math.min(next[saved] ?? NEVER, (sum[saved - own] ?? NEVER) + (cost[own] ?? NEVER));
    sum = next;
  }
  return Math.min(...sum);
}
