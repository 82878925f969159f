/** The cost of filling a climb, compared with every way to lay the available cards at the book's prices. */

import { stream } from "@stillwater/crew";
import { HIGHEST_ASCENT } from "@stillwater/engine";
import { expect, it } from "vitest";
import { type Climb, colourOfKind, kindIndex, numberOfKind, type OpenPlace } from "../src/bounds/slope";
import { ClimbFilling } from "../src/bounds/slope-cost";

const KINDS = kindIndex(HIGHEST_ASCENT + 1, 0);
const MOST = 4;
/** Enough steps to decide everything with so few places. */
const STEPS = 100_000;

/** The lowest cost of a card on every place, row by row from the left; A.place.cost, A.place.colour, A.place.number. */
function cheapest(places: readonly (readonly OpenPlace[])[], cards: readonly number[]): number {
  const [row, ...others] = places;
  if (row === undefined) return 0;
  const lay = (at: number, left: number, held: readonly number[]): number => {
    const place = row[at];
    if (place === undefined) return cheapest(others, held);
    let least = Number.POSITIVE_INFINITY;
    for (const [index, kind] of held.entries()) {
      const isSame =
        at === 0
          ? (place.clash & (1 << colourOfKind(kind))) !== 0
          : colourOfKind(left) === colourOfKind(kind);
      if (isSame || numberOfKind(kind) < place.row) continue;
      const beside = [at === 0 ? place.near : numberOfKind(left), place.right].filter((number) => number > 0);
      const price = Math.max(0, ...beside.map((number) => Math.abs(number - numberOfKind(kind))));
      if (price <= MOST) least = Math.min(least, price + lay(at + 1, kind, held.toSpliced(index, 1)));
    }
    return least;
  };
  return lay(0, 0, cards);
}

it("without Bridges and Campfires is exactly the least that any way costs", () => {
  const chance = stream(3);
  const below = (most: number): number => Math.floor(chance() * most);
  const seen = { never: 0, dearer: 0, same: 0 };
  for (let turn = 0; turn < 200; turn++) {
    const cards = Array.from({ length: 6 }, () => kindIndex(4 + below(7), 1 + below(3)));
    const openPlace = (row: number, at: number): OpenPlace => {
      const near = at === 0 ? below(3) * 4 : 0;
      return { row, away: at + 1, left: near, near, right: 0, clash: near === 0 ? 0 : 1 << (1 + below(3)) };
    };
    const cover: OpenPlace = { ...openPlace(1, 0), right: 5 + below(4) };
    const tails = [3, 5].map((row) => Array.from({ length: 1 + below(2) }, (_, at) => openPlace(row, at)));
    const coming = new Uint8Array(KINDS);
    for (const kind of cards) coming[kind] = (coming[kind] ?? 0) + 1;
    const nothing = { fires: 0, fireColours: 0, sends: new Uint8Array(4), bridges: 0, lifted: 0, owned: [] };
    const climb: Climb = {
      ...nothing,
      tails,
      covers: [cover],
      coming,
      sentTo: new Uint8Array(KINDS),
      fits: new Uint8Array(KINDS),
      most: MOST,
    };
    const filling = new ClimbFilling(climb);
    const truth = cheapest([[cover], ...tails], cards);
    const [least = 0] = filling.least();
    expect(least).toBeLessThanOrEqual(truth);
    for (let given = 0; given <= 20; given++)
      expect(filling.isPossible([given], STEPS), JSON.stringify({ tails, cards, given })).toBe(
        truth <= given,
      );
    seen[truth === Number.POSITIVE_INFINITY ? "never" : least < truth ? "dearer" : "same"]++;
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
});
