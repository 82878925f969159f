/** Whether the cards that may come can fill the places of a climb, with one card for each place. */
import { COLOURS, HIGHEST_ASCENT } from "@stillwater/engine";
import { type Climb, kindIndex, mayLie, type OpenPlace } from "./slope";

/** How many places can be filled at once, each by a card that may lie there; a Campfire may send cards up from anywhere. */
export function mostFilled({ tails, covers, coming, fires, most }: Climb): number {
  const places: OpenPlace[] = [...covers, ...tails.flat()];
  const cards: { readonly number: number; readonly colour: number }[] = [];
  for (let number = 1; number <= HIGHEST_ASCENT; number++)
    for (let colour = 1; colour <= COLOURS.length; colour++)
      for (let copy = coming[kindIndex(number, colour)] ?? 0; copy > 0; copy--)
        cards.push({ number, colour });
  /** The place that each card fills; -1 for none. */
  const fills = new Int8Array(cards.length).fill(-1);
  const seen = new Uint8Array(cards.length);
  /** Finds a card for a place, moving other places on to other cards if necessary. */
  const finds = (place: number): boolean => {
    const open = places[place];
    if (open === undefined) return false;
    for (const [index, { number, colour }] of cards.entries()) {
      if (seen[index] === 1 || !mayLie(open, number, colour, most)) continue;
      seen[index] = 1;
      const other = fills[index] ?? -1;
      if (other >= 0 && !finds(other)) continue;
      fills[index] = place;
      return true;
    }
    return false;
  };
  let filled = 0;
  let missing = 0;
  for (let place = 0; place < places.length && missing <= fires; place++) {
    seen.fill(0);
    if (finds(place)) filled++;
    else missing++;
  }
  return filled + Math.min(fires, missing);
}
