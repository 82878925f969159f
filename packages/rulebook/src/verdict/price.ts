import { type Given, printedNumber } from "./given";
import type { Side } from "./sentences";

/** The clauses whose finding tells what a placement costs. */
export const COST_CLAUSES: readonly string[] = ["T.place.cost", "A.place.cost"];

/** True minus sign, as tall and wide as the plus. */
const MINUS = "\u2212";

function counting(given: Given): Side | undefined {
  const counts = given.word("counts");
  return counts === "left" || counts === "right" ? counts : undefined;
}

/** "47 − 45 = 2": the difference that counts, the larger number first. */
export function sumOf(given: Given): string | undefined {
  const side = counting(given);
  const card = printedNumber(given.word("card") ?? given.context.card);
  const neighbour = side && printedNumber(given.word(side));
  if (card === undefined || neighbour === undefined) return undefined;
  const high = Math.max(card, neighbour);
  const low = Math.min(card, neighbour);
  return `${high} ${MINUS} ${low} = ${high - low}`;
}

/** Which neighbour counts and why, with the deciding word between stars. */
export function costNote(given: Given): string {
  const { notes } = given.sentences;
  const climb = given.clause === "A.place.cost";
  const side = counting(given);
  const card = side && given.word(side);
  if (side === undefined || card === undefined) {
    if (/^[we]\d/.test(given.context.at ?? "")) return notes.pillarsFree;
    return climb ? notes.nothingBeside : notes.openWater;
  }
  const campfire = given.word(side === "left" ? "leftCampfire" : "rightCampfire") !== undefined;
  const borrowed = campfire ? notes.campfireCounts(Number(card), side) : undefined;
  const across = given.flag(side === "left" ? "leftAcross" : "rightAcross") === true;
  const left = given.number("leftDifference");
  const right = given.number("rightDifference");
  if (left === undefined || right === undefined) return borrowed ?? notes.oneNeighbour(card, side, across);
  if (left === right) return notes.sameDifference(left);
  // The sea takes the smaller difference, a card over a Bridge the greater one.
  const between = { card, left, right };
  const note = climb ? notes.greater(between) : notes.smaller(between);
  const more = borrowed ?? (across ? notes.across(card, side) : undefined);
  return more === undefined ? note : `${note} ${more}`;
}
