/** The least that filling a climb can cost. */
import { COLOURS } from "@stillwater/engine";
import { type Climb, HIGHEST_ASCENT, kindIndex, mayLie, type OpenPlace, type Tail } from "./slope";

const NEVER = Number.POSITIVE_INFINITY;

/**
 * On every place one Ascent card comes to lie, and no more: a Bridge there is covered, a Campfire there replaces it and
 * sends it to a place of its own. Of two that are side by side in this sense the later one pays their difference, but for:
 *
 * - a card that covers a Bridge pays the greater of its two differences, so that each Bridge spares one;
 * - a Campfire counts for something else than the card it replaced. To its right that spares one difference, of whoever
 *   comes there later; to its left only a Bridge can still be covered, whose card then pays its other difference.
 *
 * So many differences are taken for nothing, those that spare most. What is left of the least sum is never too much.
 * Cards that a Campfire may send up are taken for cards that may come.
 */

/** The least cost of one row's end where so many of its differences are spared; the index is how many. */
function tailCost(tail: Tail, climb: Climb, spared: number): Float64Array {
  const { most } = climb;
  const least = new Float64Array(spared + 1).fill(NEVER);
  const width = HIGHEST_ASCENT + 1;
  let before = new Float64Array((spared + 1) * width).fill(NEVER);
  for (const [index, place] of tail.entries()) {
    const now = new Float64Array((spared + 1) * width).fill(NEVER);
    for (let number = place.row; number <= HIGHEST_ASCENT; number++) {
      const colours = coloursAt(place, number, climb);
      if (colours === 0) continue;
      for (let saved = 0; saved <= spared; saved++) {
        let cost = NEVER;
        if (index === 0) cost = saved > 0 ? 0 : differenceTo(place.near, number, most);
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

/** What a neighbour makes a card pay, where a hand can pay that much. */
function differenceTo(value: number, number: number, most: number): number {
  const difference = value === 0 ? 0 : Math.abs(number - value);
  return difference <= most ? difference : NEVER;
}

/** In how many colours a number that may lie on a place can still come there. */
function coloursAt(place: OpenPlace, number: number, { coming, sentTo, most }: Climb): number {
  let colours = 0;
  for (let colour = 1; colour <= COLOURS.length; colour++) {
    const kind = kindIndex(number, colour);
    const lowest = sentTo[kind] ?? 0;
    const comes = (coming[kind] ?? 0) > 0 || (lowest > 0 && lowest <= place.row);
    if (comes && mayLie(place, number, colour, most)) colours++;
  }
  return colours;
}

/** The least that covering a Bridge costs, where the difference to its left is spared and where it is not. */
function coverCost(place: OpenPlace, climb: Climb): readonly [number, number] {
  let whole = NEVER;
  let spared = NEVER;
  for (let number = place.row; number <= HIGHEST_ASCENT; number++) {
    if (coloursAt(place, number, climb) === 0) continue;
    const right = differenceTo(place.right, number, climb.most);
    whole = Math.min(whole, Math.max(differenceTo(place.near, number, climb.most), right));
    spared = Math.min(spared, right);
  }
  return [whole, spared];
}

/**
 * Cards that will have to be given for the places that are open, by how many Bridges are laid for it; infinite where the
 * places cannot be filled.
 */
export function leastClimbCost(climb: Climb): readonly number[] {
  const { tails, covers, fires, bridges } = climb;
  const spared = bridges + fires;
  const costs = [
    ...covers.map((cover) => {
      const [whole, left] = coverCost(cover, climb);
      return Float64Array.from({ length: spared + 1 }, (_, saved) => (saved === 0 ? whole : left));
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
  return Array.from({ length: bridges + 1 }, (_, laid) => Math.min(...sum.subarray(0, fires + laid + 1)));
}
