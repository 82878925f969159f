/** Where on the board the rules were broken, for the eye: of two cards that do not go together the one to blame. Pure. */
import { type Place, slips, topOf } from "@stillwater/engine";
import type { DoneStep, View } from "./view";

/**
 * Every place with a card (or a goat) against a rule, in the board's order: what the board itself shows to be wrong,
 * at the card that was recorded with a slip where one of two was; and cards laid where at that moment nobody might lay
 * any, as long as they lie there. What was put right or taken back is not among them. Too few or too many cards
 * paid leave nothing wrong on the board.
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

/** What a step put onto the board: places whose card it changed. */
function laidBy(step: DoneStep): readonly { place: Place; piece: number; step: DoneStep }[] {
  const { before, after } = step;
  return after.rulebook.cells.flatMap((place) => {
    const piece = topOf(after, place);
    return piece === 0 || piece === topOf(before, place) ? [] : [{ place, piece, step }];
  });
}
