/** The lowest possible cost of filling a climb, and whether the cards that may come can fill it at an affordable cost. */
import { COLOURS, dearerDifference, HIGHEST_ASCENT, leastNumberIn } from "@stillwater/engine";
import { type Climb, colourOfKind, kindIndex, mayLie, numberOfKind, type OpenPlace } from "./slope";

const NEVER = Number.POSITIVE_INFINITY;
const KINDS = kindIndex(HIGHEST_ASCENT + 1, 0);

/** A place with the cards that may come to lie there. */
interface Spot {
  readonly place: OpenPlace;
  /** Whether the place on its left is open too. */
  readonly follows: boolean;
  readonly kinds: readonly number[];
  /** The lowest cost of all later places, by the kind that lies here and by how many differences are spared there. */
  readonly after: Float64Array;
}

/** The kinds of cards that may come to a place. */
function kindsAt(place: OpenPlace, { coming, sentTo, most }: Climb): readonly number[] {
  const kinds: number[] = [];
  for (let number = leastNumberIn(place.row); number <= HIGHEST_ASCENT; number++)
    for (let colour = 1; colour <= COLOURS.length; colour++) {
      const kind = kindIndex(number, colour);
      const lowest = sentTo[kind] ?? 0;
      const comes = (coming[kind] ?? 0) > 0 || (lowest > 0 && lowest <= place.row);
      if (comes && mayLie(place, number, colour, most)) kinds.push(kind);
    }
  return kinds;
}

/** The state of the search for a way to fill all places: its limits, and what it has used. */
interface Trial {
  /** How many cards may be given, by how many Bridges are laid for it. */
  readonly most: readonly number[];
  readonly left: Uint8Array;
  /** For each colour, how many cards that a Campfire may still send up can fill a second place. */
  readonly sent: Uint8Array;
  steps: number;
}

/**
 * Every place gets exactly one Ascent card: a Bridge there is covered, a Campfire there replaces the card and sends it to a
 * place of its own. Of two cards that are neighbours in this sense, the later one pays their difference, except that:
 *
 * - a card that covers a Bridge pays the larger of its two differences, so each Bridge spares one;
 * - a Campfire counts as another number than the card it replaced. On its right that spares one difference, for a card that
 *   comes there later; on its left only a Bridge can still be covered, and its card then pays its other difference.
 *
 * That many differences are counted as free, those that save most, so the lowest remaining sum is never too high. Neighbours
 * have different colours, a Campfire that of the card it replaced; and unless a Campfire comes they differ by no more than a
 * hand can pay. Cards that a Campfire may send up count as cards that may come.
 */
export class ClimbFilling {
  readonly #climb: Climb;
  /** Bridges to be covered first, then the ends of the rows from the top, where the fewest cards may lie. */
  readonly #spots: readonly Spot[];
  /** In how many ways differences may be spared: from none up to one for each Bridge and Campfire. */
  readonly #ways: number;
  /** The lowest cost of all places, by how many differences are spared. */
  readonly #all: Float64Array;

  constructor(climb: Climb) {
    this.#climb = climb;
    this.#ways = climb.bridges + climb.fires + 1;
    const places = [
      ...climb.covers.map((place) => ({ place, follows: false })),
      ...climb.tails.toReversed().flatMap((tail) => tail.map((place, at) => ({ place, follows: at > 0 }))),
    ];
    const spots: Spot[] = [];
    /** The cost of the places handled so far, if the kind on their left does not matter. */
    let rest: Float64Array = new Float64Array(this.#ways);
    for (const { place, follows } of places.toReversed()) {
      const [next] = spots;
      const kinds = kindsAt(place, climb);
      const after = new Float64Array(KINDS * this.#ways);
      for (const kind of kinds)
        after.set(next?.follows ? this.#leastFrom(next, kind) : rest, kind * this.#ways);
      const spot: Spot = { place, follows, kinds, after };
      if (!follows) rest = this.#leastFrom(spot, 0);
      spots.unshift(spot);
    }
    this.#spots = spots;
    this.#all = rest;
  }

  /** The cost of a place and all later ones, by the kind on its left if the place there is open. */
  #leastFrom(spot: Spot, left: number): Float64Array {
    const ways = this.#ways;
    const least = new Float64Array(ways).fill(NEVER);
    for (const kind of spot.kinds) {
      const whole = this.#cost(spot, left, kind);
      const spared = this.#sparedCost(spot, left, kind);
      for (let saved = 0; saved < ways; saved++) {
        const rest = spot.after[kind * ways + saved] ?? NEVER;
        least[saved] = Math.min(least[saved] ?? NEVER, rest + whole);
        if (saved + 1 < ways) least[saved + 1] = Math.min(least[saved + 1] ?? NEVER, rest + spared);
      }
    }
    return least;
  }

  #toLeft({ follows, place }: Spot, left: number, kind: number): number {
    if (follows && colourOfKind(left) === colourOfKind(kind)) return NEVER;
    return dearerDifference(numberOfKind(kind), follows ? numberOfKind(left) : place.near, 0);
  }

  #toRight({ right }: OpenPlace, kind: number): number {
    return dearerDifference(numberOfKind(kind), 0, right);
  }

  /** What the later card pays between a kind and what lies beside it; infinite if no hand could pay it. */
  #cost(spot: Spot, left: number, kind: number): number {
    const cost = Math.max(this.#toLeft(spot, left, kind), this.#toRight(spot.place, kind));
    return cost <= this.#climb.most ? cost : NEVER;
  }

  /** The same if the difference to the left is spared. */
  #sparedCost(spot: Spot, left: number, kind: number): number {
    const { most, bridges, fires, fireColours } = this.#climb;
    const toLeft = this.#toLeft(spot, left, kind);
    // A card on the left of an open place can be replaced only by a Campfire of its own colour.
    const mayBurn = spot.follows ? (fireColours & (1 << colourOfKind(left))) !== 0 : fires > 0;
    const isSpared = mayBurn ? toLeft < NEVER : bridges > 0 && toLeft <= most;
    return isSpared ? this.#toRight(spot.place, kind) : NEVER;
  }

  /**
   * How many cards will have to be given for the open places, by how many Bridges are laid for it; infinite if the places
   * cannot be filled.
   */
  least(): readonly number[] {
    const { fires, bridges } = this.#climb;
    return Array.from({ length: bridges + 1 }, (_, laid) =>
      Math.min(...this.#all.subarray(0, fires + laid + 1)),
    );
  }

  /**
   * Whether all places can be filled at once, one card each, without giving more than allowed; also true if that is not
   * decided within this many steps.
   * @param most how many cards may be given, by how many Bridges are laid for it; negative where that is impossible
   */
  isPossible(most: readonly number[], steps: number): boolean {
    const { coming, sends } = this.#climb;
    const trial: Trial = { most, left: Uint8Array.from(coming), sent: Uint8Array.from(sends), steps };
    const nothing = new Float64Array(this.#ways);
    return this.#fills(trial, 0, 0, nothing);
  }

  /** @param cost the cost of the places before this one, by how many differences are spared */
  #fills(trial: Trial, at: number, left: number, cost: Float64Array): boolean {
    const spot = this.#spots[at];
    if (spot === undefined) return true;
    const ways = this.#ways;
    const own = new Float64Array(ways);
    for (const kind of this.#nearestFirst(spot, left)) {
      if (trial.steps-- <= 0) return true;
      // A card that comes, or one that a Campfire sends there.
      const [from, index] = trial.left[kind] === 0 ? [trial.sent, colourOfKind(kind)] : [trial.left, kind];
      const count = from[index] ?? 0;
      if (count === 0) continue;
      const whole = this.#cost(spot, left, kind);
      const spared = this.#sparedCost(spot, left, kind);
      for (let saved = 0; saved < ways; saved++)
        own[saved] = Math.min(
          (cost[saved] ?? NEVER) + whole,
          saved > 0 ? (cost[saved - 1] ?? NEVER) + spared : NEVER,
        );
      if (!this.#mayEnd(trial, own, spot.after, kind)) continue;
      from[index] = count - 1;
      if (this.#fills(trial, at + 1, kind, own)) return true;
      from[index] = count;
    }
    return false;
  }

  /** The kinds that may lie on a place, the cheapest first. */
  #nearestFirst(spot: Spot, left: number): readonly number[] {
    const { kinds } = spot;
    return kinds.toSorted((a, b) => this.#cost(spot, left, a) - this.#cost(spot, left, b) || a - b);
  }

  /** Whether the cost so far, with the lowest cost of the rest, is still within the limit. */
  #mayEnd({ most }: Trial, own: Float64Array, after: Float64Array, kind: number): boolean {
    const { fires } = this.#climb;
    const ways = this.#ways;
    return most.some((given, laid) => {
      const all = fires + laid;
      for (let here = 0; here <= all; here++)
        for (let there = 0; here + there <= all; there++)
          if ((own[here] ?? NEVER) + (after[kind * ways + there] ?? NEVER) <= given) return true;
      return false;
    });
  }
}
