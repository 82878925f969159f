/** Where on the board the rules were broken: for the eye, since a list of slips does not say which card it is. Pure. */
import {
  type Finding,
  numberAt,
  type Place,
  SUMMIT_BERTH,
  slips,
  type Table,
  topOf,
} from "@stillwater/engine";
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
  for (const finding of slips(table)) {
    const both = placesOf(table, finding);
    const own = both.find((place) => blamed.has(place)) ?? both[0];
    if (own !== undefined) found.add(own);
  }
  for (const { place, step } of lies)
    if (
      step.verdict?.findings.some(
        ({ clause, holds }) => holds === "no" && table.rulebook.slips.get(clause)?.passes,
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

/** The place a finding is about, and after it the one beside it that takes part. */
function placesOf(table: Table, { clause, with: evidence }: Finding): readonly Place[] {
  const { rulebook } = table;
  const at = typeof evidence.at === "string" ? rulebook.place(evidence.at) : undefined;
  if (clause === "A.place.number")
    return rulebook.rows.flatMap((row, index) =>
      index + 1 === evidence.row
        ? row.filter((place) => rulebook.pieceName(topOf(table, place)) === evidence.card)
        : [],
    );
  if (at === undefined) return clause === "A.summit.when" ? [rulebook.place(SUMMIT_BERTH)] : [];
  // Of two that do not go together the finding names the first; the one it speaks of comes after it.
  if (clause === "T.place.ascending") {
    const line = rulebook.lineOf[at];
    const next = rulebook.cells.find(
      (cell) => cell > at && rulebook.lineOf[cell] === line && numberAt(table, cell) > 0,
    );
    return next === undefined ? [at] : [next, at];
  }
  return clause === "A.place.colour" ? [at + 1, at] : [at];
}
