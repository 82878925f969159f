/** Barring a row: it hurts where the own hand could play, and where little is left to be filled least. */
import { namedPlace, type Offer, openInRow } from "@stillwater/engine";
import { entryAt } from "../lists";
import { completedOffer, type Plan } from "../plan";
import type { SeaSense } from "../sea/sense";

/** The row beside which a place is, from 0. */
export function seenRowBeside({ known: { seen } }: SeaSense, place: number): number {
  return (namedPlace(seen.rulebook.placeName(place))?.number ?? 0) - 1;
}

/** How many cells of a row, from 0, are open. */
export const openIn = ({ known: { seen } }: SeaSense, row: number): number => openInRow(seen, row + 1);

/** What a bar beside a row costs: cells that cannot be filled, and cards of the hand that cannot be laid. */
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
