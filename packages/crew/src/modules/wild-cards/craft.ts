/** Wilds: best played as a number that nobody can bring any more, beside its neighbour. */
import { type Act, isForbidden, type Offer, priceOf } from "@stillwater/engine";
import { completedOffer } from "../../plan";
import type { SeaCraft, SeaSense } from "../../sea/sense";
import { GONE, HIDDEN, OWN } from "../../sea/water";

/** In this order, from what is known of a number: which numbers are missed least if a Wild takes their place. */
const MISSED_LEAST_FIRST = [GONE, HIDDEN, OWN] as const;

/** The number to name for a Wild on a cell: the lowest price, then the number that is missed least. */
function numberFor(sense: SeaSense, offer: Offer): number {
  const { water } = sense;
  const gap = water.gaps[water.gapAt(offer.to)];
  if (!gap) return 0;
  const left = offer.to - gap.first;
  const right = gap.cells - 1 - left;
  const middle = Math.round(gap.low + ((gap.high - gap.low) * (left + 1)) / (gap.cells + 1));
  const tries: number[] = [];
  for (let away = 1; away <= 3; away++) {
    if (left === 0) tries.push(gap.low + away);
    if (right === 0) tries.push(gap.high - away);
    if (left > 0 && right > 0) tries.push(middle + away - 2);
  }
  const fitting = tries.filter((number) => number > gap.low + left && number < gap.high - right);
  for (const state of MISSED_LEAST_FIRST) {
    // The rules are asked last because they take longest.
    const number = fitting.find(
      (number) => water.state[number] === state && !isForbidden(sense.known.seen, named(offer, number)),
    );
    if (number !== undefined) return number;
  }
  return 0;
}

function named({ type, seat, card, to }: Offer, number: number): Act {
  return { type, seat, card, to, cards: [], numbers: [number] };
}

export const craft: SeaCraft<"wild-cards"> = {
  isIn: ({ copies }) => copies("wild").length > 0,
  burden: null,
  laying: null,
  acts: {
    lay: (sense, offer) => {
      if (sense.known.seen.rulebook.pieceName(offer.card) !== "wild") return undefined;
      const number = numberFor(sense, offer);
      if (number === 0) return undefined;
      const act = named(offer, number);
      const choose = priceOf(sense.known.seen, act);
      const plan = sense.layAs({ ...offer, choose }, number, sense.weights.special);
      return plan && { ...plan, act: { ...plan.act, numbers: [number] } };
    },
    start: (sense, offer) =>
      sense.known.seen.rulebook.pieceName(offer.card) === "wild"
        ? { act: completedOffer(offer, []), value: sense.still - 2 * sense.weights.special }
        : undefined,
  },
  ruled: null,
};
