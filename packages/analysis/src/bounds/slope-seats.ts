/** What each seat has for the rest of a climb, and the lowest cost for that seat of playing it. */
import { COLOURS, dearerDifference, HIGHEST_ASCENT, leastNumberIn, type Table } from "@stillwater/engine";
import { type Climb, kindIndex, mayLie } from "./slope";
import type { SeatCards } from "./turns";

const NEVER = Number.POSITIVE_INFINITY;

/** In which colours each number may come to lie in a row, as bits. */
function coloursIn(row: number, { coming, sentTo }: Climb): Uint8Array {
  const colours = new Uint8Array(HIGHEST_ASCENT + 1);
  for (let number = leastNumberIn(row); number <= HIGHEST_ASCENT; number++)
    for (let colour = 1; colour <= COLOURS.length; colour++) {
      const kind = kindIndex(number, colour);
      const lowest = sentTo[kind] ?? 0;
      if ((coming[kind] ?? 0) > 0 || (lowest > 0 && lowest <= row))
        colours[number] = (colours[number] ?? 0) | (1 << colour);
    }
  return colours;
}

/** The smallest difference between a card and any card of another colour that may lie beside it. */
function leastBeside(number: number, colour: number, beside: Uint8Array, most: number): number {
  for (let apart = 0; apart <= most; apart++) {
    const colours = (beside[number - apart] ?? 0) | (beside[number + apart] ?? 0);
    if ((colours & ~(1 << colour)) !== 0) return apart;
  }
  return NEVER;
}

/** The lowest price for laying a card of each kind, as long as no Bridge lies on its left and no Campfire comes there. */
function leastPrices(climb: Climb): Float64Array {
  const { tails, covers, fits, most } = climb;
  const prices = new Float64Array(fits.length).fill(NEVER);
  const besides = tails.map((tail) => (tail.length > 1 ? coloursIn(tail[0]?.row ?? 0, climb) : undefined));
  for (let number = 1; number <= HIGHEST_ASCENT; number++)
    for (let colour = 1; colour <= COLOURS.length; colour++) {
      const kind = kindIndex(number, colour);
      if (fits[kind] !== 1) continue;
      let least = NEVER;
      for (const place of covers)
        if (mayLie(place, number, colour, most))
          least = Math.min(least, dearerDifference(number, place.near, place.right));
      for (const [index, tail] of tails.entries()) {
        const [first, second] = tail;
        if (first !== undefined && mayLie(first, number, colour, most))
          least = Math.min(least, dearerDifference(number, first.near, 0));
        const beside = besides[index];
        if (least === 0 || second === undefined || beside === undefined) continue;
        const mayFollow = tail.some((place) => place !== first && mayLie(place, number, colour, most));
        if (mayFollow) least = Math.min(least, leastBeside(number, colour, beside, most));
      }
      prices[kind] = least <= most ? least : NEVER;
    }
  return prices;
}

/** @param isLooked whether prices are computed too; if not, everything counts as free */
export function seatCardsOf({ rulebook }: Table, climb: Climb, isLooked: boolean): readonly SeatCards[] {
  const { owned, fits, bridges } = climb;
  const leasts = isLooked ? leastPrices(climb) : new Float64Array(fits.length);
  const seats = rulebook.hands.map(() => ({ cards: 0, prices: [] as number[], idle: 0, ends: false }));
  for (const { face, seat } of owned) {
    const own = seats[seat];
    if (own === undefined) continue;
    const { kind, number, colour } = face;
    own.cards++;
    if (kind === "ascent" && fits[kindIndex(number, colour)] === 1)
      own.prices.push(leasts[kindIndex(number, colour)] ?? 0);
    else if (kind === "campfire") own.prices.push(0);
    else if (kind === "bridge" && bridges > 0) own.idle++;
    // A card that ends the game is laid only once.
    else if (kind === "summit" && !own.ends) {
      own.ends = true;
      own.prices.push(0);
    }
  }
  for (const { prices } of seats) prices.sort((a, b) => a - b);
  return seats;
}
