/** Which card of a board lies against a rule. Pure. */
import { type Finding, NOWHERE, numberAt, type Place, slips, type Table, topOf } from "@stillwater/engine";

export interface SlippedCard {
  readonly finding: Finding;
  /** Where it lies; nowhere for what is no card of the board. */
  readonly place: Place;
}

/** The cards that the rules would have refused, each with the finding that says so. */
export const slipsOn = (table: Table): readonly SlippedCard[] =>
  slips(table).map((finding) => ({ finding, place: placeOf(table, finding) }));

function placeOf(table: Table, { with: evidence }: Finding): Place {
  const { rulebook } = table;
  const { card, at, side, row } = evidence;
  const said =
    at === undefined ? NOWHERE : (rulebook.cells.find((cell) => rulebook.placeName(cell) === at) ?? NOWHERE);
  if (card === undefined) return said;
  const isCard = (cell: Place): boolean =>
    topOf(table, cell) !== 0 &&
    (rulebook.pieceName(topOf(table, cell)) === card || String(numberAt(table, cell)) === card);
  const cells = row === undefined ? rulebook.cells : (rulebook.rows[Number(row) - 1] ?? []);
  // Beside a card to its left: the first of its name behind that one.
  const behind = side === "left" ? cells.slice(cells.indexOf(said) + 1) : cells;
  if (side === undefined && said !== NOWHERE) return said;
  return behind.find(isCard) ?? NOWHERE;
}
