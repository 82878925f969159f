/** Blocking a row: costs most where this seat could play, and least where few cells are left to fill. */
import { namedPlace, type Offer, openInRow } from "@stillwater/engine";
import { entryAt } from "../lists";
import { completedOffer, type Plan } from "../plan";
import type { SeaSense } from "../sea/sense";

/** The row beside which a place lies, from 0. */
export function seenRowBeside({ known: { seen } }: SeaSense, place: number): number {
  return (namedPlace(seen.rulebook.placeName(place))?.number ?? 0) - 1;
}

/** How many cells of a row (from 0) are open. */
export const openIn = ({ known: { seen } }: SeaSense, row: number): number => openInRow(seen, row + 1);

/** The cost of blocking a row: cells that cannot be filled, and cards of the hand that cannot be laid. */
export function costOfBar(sense: SeaSense, row: number): number {
  const { water, known, weights } = sense;
  const { first, last } = entryAt(known.seen.rulebook.rowSpans, row);
  let own = 0;
  for (const card of known.hand) {
    const gap = water.gaps[water.gapOf(card)];
    if (gap && gap.first <= last && gap.first + gap.cells > first)
      own += Math.min(gap.cells, last - gap.first + 1) / gap.cells;
  }
  return weights.barredCell * openIn(sense, row) + weights.barredCard * own;
}

export function rowPlans(sense: SeaSense, offer: Offer): Plan {
  return { act: completedOffer(offer, []), value: -costOfBar(sense, seenRowBeside(sense, offer.to)) };
}
