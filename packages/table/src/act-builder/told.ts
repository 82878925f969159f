/** What is told of an act in words: where it points, and as what its card is played. */
import type { Act, Place } from "@stillwater/engine";
import { goesAlong } from "../modules/ways";

/** Where an act points: its place, or from the first place of its way to the last; "" for an act that points nowhere. */
export function whereTo({ type, numbers, to }: Act, nameOf: (place: Place) => string): string {
  const places = goesAlong(type) ? [numbers[0] ?? 0, numbers.at(-1) ?? 0] : [to];
  return places
    .filter((place) => place !== 0)
    .map(nameOf)
    .join(" – ");
}

/** The name of an act's card, with the number that it is played as where it stands in for others: "Wild (41)". */
export function playedAs({ type, card, numbers }: Act, name: string): string {
  const stoodFor = card === 0 || goesAlong(type) ? [] : numbers;
  return [name, ...stoodFor.map((number) => `(${number})`)].join(" ");
}
