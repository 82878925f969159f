/** Panoramas: where three numbers can still come to lie side by side, and how far they have come. */
import { cardsAt, NOWHERE, namedPiece, numberOn, type Place, panoramaSoFar } from "@stillwater/engine";
import type { MountainCraft, MountainSense } from "../../mountain/sense";
import { onceFor } from "../../once";

/** What counts how much; found by comparing a few values each. */
const WEIGHTS = {
  met: 1.5,
} as const;

/** What is left of a Panorama that can no longer be met. */
const LOST = -6;

/** How far a Panorama has come, with a card put down in thought: 0 to 3, or that it is lost. */
function progress(sense: MountainSense, numbers: readonly number[], at: Place, number: number): number {
  const found = panoramaSoFar(sense.known.seen, numbers, at, number);
  return found < 0 ? LOST : found;
}

/** The numbers of each Panorama that is still to be met, and how far it has come before anything is done. */
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
    const card = offer.card === 0 ? sense.lifted() : offer.card;
    const number = numberOn(card);
    let sum = 0;
    for (const { numbers, come } of shown(sense)) sum += progress(sense, numbers, offer.to, number) - come;
    return WEIGHTS.met * sum;
  },
  acts: {},
  ruled: null,
};
