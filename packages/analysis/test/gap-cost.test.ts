/** The lowest cost of a gap is never more than any way to fill it, tried card by card at the book's prices. */
import { stream } from "@stillwater/crew";
import { expect, it } from "vitest";
import { leastCost, leastPriceIn, type OpenGap } from "../src/bounds/gap-cost";

/** T.place.cost, written from the book: with one neighbour the difference, with two the smaller one, with none nothing. */
function priceOf(cells: readonly number[], at: number, card: number): number {
  const beside = [cells[at - 1], cells[at + 1]].filter((number) => number !== undefined && number !== 0);
  const differences = beside.map((number) => Math.abs((number ?? 0) - card));
  return differences.length === 0 ? 0 : Math.min(...differences);
}

/** Every order and every choice of numbers; a hand of five can give four cards. */
function cheapest(cells: readonly number[], numbers: readonly number[]): number {
  if (!cells.includes(0)) return 0;
  let least = Number.POSITIVE_INFINITY;
  cells.forEach((taken, at) => {
    if (taken !== 0) return;
    for (const card of numbers) {
      const left = cells.slice(0, at).filter((number) => number !== 0);
      const right = cells.slice(at + 1).filter((number) => number !== 0);
      if (left.some((number) => number >= card) || right.some((number) => number <= card)) continue;
      const price = priceOf(cells, at, card);
      if (price > 4) continue;
      least = Math.min(least, price + cheapest(cells.with(at, card), numbers));
    }
  });
  return least;
}

/** Every price at which a number is laid in any way to fill the cells. */
function prices(cells: readonly number[], numbers: readonly number[], found: Map<number, number>): boolean {
  if (!cells.includes(0)) return true;
  let fills = false;
  cells.forEach((taken, at) => {
    if (taken !== 0) return;
    for (const card of numbers) {
      const left = cells.slice(0, at).filter((number) => number !== 0);
      const right = cells.slice(at + 1).filter((number) => number !== 0);
      if (left.some((number) => number >= card) || right.some((number) => number <= card)) continue;
      const price = priceOf(cells, at, card);
      if (price > 4 || !prices(cells.with(at, card), numbers, found)) continue;
      fills = true;
      found.set(card, Math.min(found.get(card) ?? price, price));
    }
  });
  return fills;
}

it("asks of no number more than it is laid for on some way to fill a gap", () => {
  const chance = stream(11);
  const below = (most: number): number => Math.floor(chance() * most);
  let exact = 0;
  for (let turn = 0; turn < 300; turn++) {
    const low = below(3) === 0 ? 0 : 10;
    const high = below(3) === 0 ? 81 : 18;
    const all = Array.from({ length: 7 }, (_, index) => 11 + index);
    const numbers = all.filter(() => below(3) > 0).slice(0, 5);
    const gap: OpenGap = { low, high, cells: 1 + below(3) };
    const cells = [
      ...(low > 0 ? [low] : []),
      ...Array.from({ length: gap.cells }, () => 0),
      ...(high < 81 ? [high] : []),
    ];
    const found = new Map<number, number>();
    prices(cells, numbers, found);
    for (const [card, price] of found) {
      const least = leastPriceIn(gap, card, (number) => numbers.includes(number));
      expect(least, JSON.stringify({ gap, numbers, card })).toBeLessThanOrEqual(price);
      if (least === price) exact++;
    }
  }
  expect(exact).toBeGreaterThan(500);
});

it("is what trying everything comes to, or less", () => {
  const chance = stream(7);
  const below = (most: number): number => Math.floor(chance() * most);
  let exact = 0;
  for (let turn = 0; turn < 300; turn++) {
    const low = below(3) === 0 ? 0 : 10 + below(5);
    const high = below(3) === 0 ? 81 : 20 + below(5);
    const from = low === 0 ? 8 : low + 1;
    const to = high === 81 ? 26 : high - 1;
    const all = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const numbers = all.filter(() => below(2) === 0).slice(0, 6);
    const gap: OpenGap = { low, high, cells: 1 + below(3) };
    const cells = [
      ...(low > 0 ? [low] : []),
      ...Array.from({ length: gap.cells }, () => 0),
      ...(high < 81 ? [high] : []),
    ];
    const least = leastCost(gap, (number) => numbers.includes(number));
    const truth = cheapest(cells, numbers);
    expect(least, JSON.stringify({ gap, numbers })).toBeLessThanOrEqual(truth);
    if (least === truth) exact++;
  }
  expect(exact).toBeGreaterThan(200);
});
