/** The least that filling a climb can cost, and whether the cards that may come can fill it at a cost that can be paid. */
import { COLOURS, dearerDifference, HIGHEST_ASCENT, leastNumberIn } from "@stillwater/engine";
import { type Climb, colourOfKind, kindIndex, mayLie, numberOfKind, type OpenPlace } from "./slope";

const NEVER = Number.POSITIVE_INFINITY;
const KINDS = kindIndex(HIGHEST_ASCENT + 1, 0);

/** A place with what may come to lie there. */
interface Spot {
  readonly place: OpenPlace;
  /** The place at its left is open too. */
  readonly follows: boolean;
  readonly kinds: readonly number[];
  /** The least that all places after it cost, by the kind that lies here and how many differences are spared there. */
  readonly after: Float64Array;
}

/** Kinds of which a card may come to a place. */
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

/** What is still to be found of a way to fill all places: how far it may go, and what it has taken. */
interface Trial {
  /** Cards that may be given, by how many Bridges are laid for it. */
  readonly most: readonly number[];
  readonly left: Uint8Array;
  /** Of each colour the cards that a Campfire may still have fill a second place. */
  readonly sent: Uint8Array;
  steps: number;
}

/**
 * On every place one Ascent card comes to lie, and no more: a Bridge there is covered, a Campfire there replaces it and
 * sends it to a place of its own. Of two that are side by side in this sense the later one pays their difference, but for:
 *
 * - a card that covers a Bridge pays the greater of its two differences, so that each Bridge spares one;
 * - a Campfire counts for something else than the card it replaced. To its right that spares one difference, of whoever
 *   comes there later; to its left only a Bridge can still be covered, whose card then pays its other difference.
 *
 * So many differences are taken for nothing, those that spare most. What is left of the least sum is never too much. Two
 * that are side by side have different colours, a Campfire that of the card it replaced; and they differ by no more than a
 * hand can pay, where no Campfire comes. Cards that a Campfire may send up are taken for cards that may come.
 */
export class ClimbFilling {
  readonly #climb: Climb;
  /** Covers first, then the ends of the rows from the top, where fewest cards may lie. */
  readonly #spots: readonly Spot[];
  /** How many differences may be spared, with none at all. */
  readonly #ways: number;
  /** The least that all places cost, by how many differences are spared. */
  readonly #all: Float64Array;

  constructor(climb: Climb) {
    this.#climb = climb;
    this.#ways = climb.bridges + climb.fires + 1;
    const places = [
      ...climb.covers.map((place) => ({ place, follows: false })),
      ...climb.tails.toReversed().flatMap((tail) => tail.map((place, at) => ({ place, follows: at > 0 }))),
    ];
    const spots: Spot[] = [];
    /** What is found already costs, where what lies at its left does not matter. */
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

  /** What a place and all after it cost, by the kind at its left where the place there is open. */
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

  /** What whoever comes later pays between a kind and what lies beside it; infinite where no hand could. */
  #cost(spot: Spot, left: number, kind: number): number {
    const cost = Math.max(this.#toLeft(spot, left, kind), this.#toRight(spot.place, kind));
    return cost <= this.#climb.most ? cost : NEVER;
  }

  /** The same where the difference to its left is spared. */
  #sparedCost(spot: Spot, left: number, kind: number): number {
    const { most, bridges, fires, fireColours } = this.#climb;
    const toLeft = this.#toLeft(spot, left, kind);
    // What lies at the left of an open place is replaced by a Campfire of its own colour, if at all.
    const mayBurn = spot.follows ? (fireColours & (1 << colourOfKind(left))) !== 0 : fires > 0;
    const isSpared = mayBurn ? toLeft < NEVER : bridges > 0 && toLeft <= most;
    return isSpared ? this.#toRight(spot.place, kind) : NEVER;
  }

  /**
   * Cards that will have to be given for the places that are open, by how many Bridges are laid for it; infinite where the
   * places cannot be filled.
   */
  least(): readonly number[] {
    const { fires, bridges } = this.#climb;
    return Array.from({ length: bridges + 1 }, (_, laid) =>
      Math.min(...this.#all.subarray(0, fires + laid + 1)),
    );
  }

  /**
   * Whether all places can be filled at once, each card on one of them, and no more given than may be; said to be so too
   * where that is not found out in so many steps.
   * @param most cards that may be given, by how many Bridges are laid for it; below 0 for what cannot be
   */
  isPossible(most: readonly number[], steps: number): boolean {
    const { coming, sends } = this.#climb;
    const trial: Trial = { most, left: Uint8Array.from(coming), sent: Uint8Array.from(sends), steps };
    const nothing = new Float64Array(this.#ways);
    return this.#fills(trial, 0, 0, nothing);
  }

  /** @param cost what the places before one cost, by how many differences are spared */
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

  /** The kinds that may lie on a place, those first that cost least there. */
  #nearestFirst(spot: Spot, left: number): readonly number[] {
    const { kinds } = spot;
    return kinds.toSorted((a, b) => this.#cost(spot, left, a) - this.#cost(spot, left, b) || a - b);
  }

  /** Whether what is laid, with the least that the rest costs, is not too much yet. */
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
