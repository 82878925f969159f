/** Where on the board a rule was broken, for display; of two cards that do not fit together, the one to blame. Pure. */
import { type Place, slips, topOf } from "@stillwater/engine";
import type { DoneStep, View } from "./view";

/**
 * Every place with a card (or a goat) against a rule, in the board's order. These are errors that the board itself shows (of
 * two cards, at the one that was recorded with a slip), and cards that were laid at a moment when nobody might lay any,
 * while they still lie there. Corrected or undone entries do not count; nor do too few or too many cards paid, which leave
 * nothing wrong on the board.
 */
export function slipped(view: View): readonly Place[] {
  const { table, steps } = view;
  if (table === undefined) return [];
  const laid = steps
    .filter(({ slip, entry }) => slip && entry.kind === "act")
    .flatMap((step) => laidBy(step));
  const lies = laid.filter(({ place, piece }) => topOf(table, place) === piece);
  const blamed = new Set(lies.map(({ place }) => place));
  const found = new Set<Place>();
  for (const { place, beside } of slips(table))
    found.add(blamed.has(beside) && !blamed.has(place) ? beside : place);
  for (const { place, step } of lies)
    if (
      step.verdict?.findings.some(
        ({ clause, holds }) => holds === "no" && table.rulebook.slips.get(clause) === "passes",
      ) === true
    )
      found.add(place);
  return [...found].sort((a, b) => a - b);
}

/** The places whose card a step changed. */
function laidBy(step: DoneStep): readonly { place: Place; piece: number; step: DoneStep }[] {
  const { before, after } = step;
  return after.rulebook.cells.flatMap((place) => {
    const piece = topOf(after, place);
    return piece === 0 || piece === topOf(before, place) ? [] : [{ place, piece, step }];
  });
}
