/** The duel: two points for a card, runs of own cards, one point lost for each card given; and none of it for the other. */
import { countAt, numberAt, type Offer, type Place, whereIs, writeName } from "@stillwater/engine";
import { completedOffer, type Plan } from "../../plan";
import type { SeaCraft, SeaSense } from "../../sea/sense";

/** What counts how much; found by comparing a few values each. */
const WEIGHTS = {
  run: 1.2,
  block: 0.8,
  card: 0.2,
  near: -0.3,
  swap: 5,
} as const;

const PER_CARD = 2;
const LEAST_RUN = 3;

/** Who laid the card on a cell: 1 this seat, -1 the other, 0 nobody. */
function ownerAt({ known: { seen, seat } }: SeaSense, cell: Place): number {
  const { rulebook } = seen;
  if (cell < rulebook.firstCell || cell > rulebook.lastCell || numberAt(seen, cell) === 0) return 0;
  const mark = rulebook.copies(writeName("mark", rulebook.placeName(cell)))[0] ?? 0;
  return whereIs(seen, mark) === rulebook.place(writeName("of", seat + 1)) ? 1 : -1;
}

function runOn(sense: SeaSense, cell: Place, step: number, owner: number): number {
  let length = 0;
  for (let next = cell + step; ownerAt(sense, next) === owner; next += step) length++;
  return length;
}

/** Points that a run of a length counts, and a little for one that may still grow. */
const counts = (length: number): number => (length >= LEAST_RUN ? length : 0);
const promises = (length: number): number => (length === 2 ? 0.8 : length === 1 ? 0.2 : 0.3);

function lay(sense: SeaSense, offer: Offer): Plan {
  const left = runOn(sense, offer.to, -1, 1);
  const right = runOn(sense, offer.to, 1, 1);
  const own = counts(left + right + 1) - counts(left) - counts(right);
  const theirLeft = runOn(sense, offer.to, -1, -1);
  const theirRight = runOn(sense, offer.to, 1, -1);
  const theirs = counts(theirLeft + theirRight + 1) - counts(theirLeft) - counts(theirRight);
  const { cards, loss } = sense.giving(offer.choose, offer.card);
  const value =
    PER_CARD -
    offer.choose +
    WEIGHTS.run * (own + promises(left + right + 1)) +
    WEIGHTS.block * (theirs + promises(theirLeft + theirRight + 1)) -
    WEIGHTS.card * loss -
    WEIGHTS.near * neighbours(sense, offer.to);
  return { act: completedOffer(offer, cards), value };
}

/** Open cells beside a cell: what lies alone can be built upon by both. */
function neighbours({ known: { seen } }: SeaSense, cell: Place): number {
  const { firstCell, lastCell } = seen.rulebook;
  let open = 0;
  for (const next of [cell - 1, cell + 1])
    if (next >= firstCell && next <= lastCell && numberAt(seen, next) === 0) open++;
  return open;
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
