/** Panoramas: where three numbers can still come to lie side by side, and how much of that is done. */
import { cardsAt, NOWHERE, namedPiece, numberOn, type Place, panoramaSoFar } from "@stillwater/engine";
import type { MountainCraft, MountainSense } from "../../mountain/sense";
import { onceFor } from "../../once";

/** The weights; found by comparing a few values each. */
const WEIGHTS = {
  met: 1.5,
} as const;

/** The value of a Panorama that can no longer be met. */
const LOST = -6;

/** How much of a Panorama is done, with a card hypothetically laid: 0 to 3, or LOST. */
function progress(sense: MountainSense, numbers: readonly number[], at: Place, number: number): number {
  const found = panoramaSoFar(sense.known.seen, numbers, at, number);
  return found < 0 ? LOST : found;
}

/** The numbers of each Panorama still to be met, and how much of it is done before any act. */
const shown = onceFor((sense: MountainSense) => {
  const { seen } = sense.known;
  const { rulebook } = seen;
  return cardsAt(seen, rulebook.place("shown")).map((piece) => {
    const numbers = namedPiece(rulebook.pieceName(piece))?.numbers ?? [];
    return { numbers, come: progress(sense, numbers, NOWHERE, 0) };
  });
});

export const craft: MountainCraft<"panoramas"> = {
  isIn: ({ places }) => places.some(({ name }) => name === "shown"),
  burden: null,
  keeping: (sense, card) => {
    const number = numberOn(card);
    const wanted = number > 0 && shown(sense).some(({ numbers }) => numbers.includes(number));
    return wanted ? 0.3 * WEIGHTS.met : 0;
  },
  laying: (sense, offer) => {
    // A Bridge will still be covered.
    if (offer.type === "bridge") return 0;
    const card = offer.card === 0 ? sense.lifted() : offer.card;
    const number = numberOn(card);
    let sum = 0;
    for (const { numbers, come } of shown(sense)) sum += progress(sense, numbers, offer.to, number) - come;
    return WEIGHTS.met * sum;
  },
  acts: {},
  ruled: null,
};
