/** What no position of a climb may break, and what lies in one although the rules would have refused it. */
import type { ClauseId } from "../clauses";
import type { Evidence } from "../kernel/chapter";
import { ACTED, seatAt } from "../kernel/furniture";
import { misplacedAt, type SlippedCard } from "../kernel/misplaced";
import { cardsAt, countAt, isFilled, NOWHERE, type Place, type Table, topOf } from "../kernel/table";
import type { Problem } from "../result";
import { colourOf, inColour, isAscent, isBridge, leastNumberIn, numberOn } from "./cards";
import { SUMMIT_BERTH, summitLies, unfinished } from "./lying";
import { FIRST_PLACE, isEndOfRow, LAST_PLACE, ledge, slopeRowOf, TOP_ROW } from "./slope";

/** At most one Ascent card is on its way up, from a row below the top, and only once somebody has acted. */
export function checkSlope(table: Table): readonly Problem[] {
  const { rulebook } = table;
  const lifted = Array.from({ length: TOP_ROW }, (_, index) => rulebook.place(`lifted:${index + 1}`));
  const have = lifted.reduce((sum, place) => sum + countAt(table, place), 0);
  const moves = seatAt(table, ACTED) >= 0;
  const wrong = lifted.flatMap((place, index) =>
    cardsAt(table, place).filter((card) => !isAscent(card) || !moves || index + 1 === TOP_ROW),
  );
  return [
    ...(have > 1 ? [{ at: 0, what: "position.lifted", with: { most: 1, have } }] : []),
    ...wrong.map((card) => ({ at: 0, what: "position.misplaced", with: { word: rulebook.pieceName(card) } })),
  ];
}

const no = (clause: ClauseId, evidence: Evidence, place: Place, beside: Place = NOWHERE): SlippedCard => {
  return { clause, holds: "no", with: evidence, place, beside };
};

/** A Summit too early, holes, unsupported cards, colours side by side, numbers too low for their row, Bridges at an end. */
export function mountainSlips(table: Table): readonly SlippedCard[] {
  const found: SlippedCard[] = [];
  const left = unfinished(table);
  if (summitLies(table) && left.open + left.bridges > 0)
    found.push(no("A.summit.when", left, table.rulebook.place(SUMMIT_BERTH)));
  for (let place = FIRST_PLACE; place <= LAST_PLACE; place++)
    found.push(...(isFilled(table, place) ? slipsAt(table, place) : []), ...misplacedAt(table, place));
  return found;
}

function slipsAt(table: Table, place: Place): readonly SlippedCard[] {
  const { rulebook } = table;
  const card = topOf(table, place);
  const at = rulebook.placeName(place);
  const { left, under } = ledge(place);
  const row = slopeRowOf(place);
  const found: SlippedCard[] = [];
  if (left !== NOWHERE && !isFilled(table, left))
    found.push(
      no("A.place.next", { at, card: rulebook.pieceName(card), next: rulebook.placeName(left) }, place),
    );
  const missing = under.find((below) => below !== NOWHERE && !isFilled(table, below));
  if (missing !== undefined)
    found.push(no("A.place.support", { at, missing: rulebook.placeName(missing) }, place));
  if (isBridge(card) && isEndOfRow(place)) found.push(no("A.bridge.place", { at }, place));
  const colour = colourOf(card);
  if (colour !== 0 && left !== NOWHERE && colourOf(topOf(table, left)) === colour) {
    const blocker = rulebook.pieceName(topOf(table, left));
    const beside = { side: "left", blocker, at: rulebook.placeName(left) };
    const told = { card: rulebook.pieceName(card), ...inColour(card), ...beside };
    found.push(no("A.place.colour", told, place, left));
  }
  if (isAscent(card) && numberOn(card) < leastNumberIn(row))
    found.push(no("A.place.number", { card: rulebook.pieceName(card), number: numberOn(card), row }, place));
  return found;
}
