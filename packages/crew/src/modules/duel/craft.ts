/** The duel: points for cards and for runs of one's own cards, minus one for each card given; none for the opponent. */
import {
  besideOf,
  countAt,
  isFilled,
  type Offer,
  type Place,
  POINTS_PER_CARD,
  pointsOfRun,
  runsBeside,
} from "@stillwater/engine";
import { completedOffer, type Plan } from "../../plan";
import type { SeaCraft, SeaSense } from "../../sea/sense";

/** The weights; found by comparing a few values each. */
const WEIGHTS = {
  run: 1.2,
  block: 0.8,
  card: 0.2,
  near: -0.3,
  swap: 5,
} as const;

/** A small bonus for a run that may still grow. */
const promises = (length: number): number => (length === 2 ? 0.8 : length === 1 ? 0.2 : 0.3);

/** The points that a card on a cell would add to a seat's runs on both sides, and the bonus for what may follow. */
function joining({ known: { seen } }: SeaSense, cell: Place, seat: number): number {
  const [before, after] = runsBeside(seen, cell, seat);
  const length = before + after + 1;
  return pointsOfRun(length) - pointsOfRun(before) - pointsOfRun(after) + promises(length);
}

function lay(sense: SeaSense, offer: Offer): Plan {
  const { cards, loss } = sense.giving(offer.choose, offer.card);
  const value =
    POINTS_PER_CARD -
    offer.choose +
    WEIGHTS.run * joining(sense, offer.to, offer.seat) +
    WEIGHTS.block * joining(sense, offer.to, 1 - offer.seat) -
    WEIGHTS.card * loss -
    WEIGHTS.near * neighbours(sense, offer.to);
  return { act: completedOffer(offer, cards), value };
}

/** Open cells beside a cell: both players can build on to a card that lies alone. */
function neighbours({ known: { seen } }: SeaSense, cell: Place): number {
  return besideOf(seen.rulebook, cell).filter((beside) => !isFilled(seen, beside)).length;
}

export const craft: SeaCraft<"duel"> = {
  isIn: ({ actOf }) => actOf.swap !== undefined,
  burden: null,
  laying: null,
  acts: {
    lay,
    discard: (sense, offer) => {
      const { cards, loss } = sense.giving(offer.choose, 0);
      return { act: completedOffer(offer, cards), value: -offer.choose - WEIGHTS.card * loss };
    },
    swap: (sense, offer) => ({
      act: completedOffer(offer, []),
      value:
        -countAt(sense.known.seen, sense.known.seen.rulebook.hands[sense.known.seat] ?? 0) + WEIGHTS.swap,
    }),
    pass: (_sense, offer) => ({ act: completedOffer(offer, []), value: -9 }),
  },
  ruled: null,
};
