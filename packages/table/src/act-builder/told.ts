/** What is told of an act in words: where it points, and as what its card is played. */
import type { Act, Place } from "@stillwater/engine";
import { goesAlong } from "../modules/ways";

/** Where an act points: at its place, or from the first place of its way to the last; empty for an act that points nowhere. */
export function wayEndsOf({ type, numbers, to }: Act): readonly Place[] {
  const places = goesAlong(type) ? [numbers[0] ?? 0, numbers.at(-1) ?? 0] : [to];
  return places.filter((place) => place !== 0);
}

/** The number that an act's card is played as, where it stands in for others; empty for any other act. */
export const playedAs = ({ type, card, numbers }: Act): readonly number[] =>
  card === 0 || goesAlong(type) ? [] : numbers;
