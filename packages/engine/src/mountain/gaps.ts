/** Rows that can no longer be filled: more places than cards high enough for them that could still come. */
import { type Closure, mayCome } from "../kernel/coming";
import { type Table, topOf, UNSEEN } from "../kernel/table";
import { isAscent, isBridge, isCampfire, numberOn } from "./cards";
import { FIRST_PLACE, firstOfRow, LAST_PLACE, rowOf, TOP_ROW } from "./slope";

/** The rows from which upwards too few high cards are left, by their number alone (A.place.number). */
export function closedRows(table: Table): readonly Closure[] {
  const { rulebook } = table;
  const coming = rulebook.pieces.flatMap((spec, card) =>
    card > 0 && spec.starts !== "" && !spec.token && mayCome(table, card) ? [card] : [],
  );
  const campfires = coming.filter(isCampfire).length;
  return Array.from({ length: TOP_ROW }, (_, index) => TOP_ROW - index).flatMap((row): Closure[] => {
    let spaces = 0;
    for (let place = FIRST_PLACE; place <= LAST_PLACE; place++) {
      const card = topOf(table, place);
      if (rowOf(place) >= row && (card === UNSEEN || isBridge(card))) spaces++;
    }
    // A Campfire sends a card up from below, so each one may fill one place more.
    const cards = coming.filter((card) => isAscent(card) && numberOn(card) >= row).length + campfires;
    const at = rulebook.placeName(firstOfRow(row));
    return cards < spaces ? [{ clause: "A.place.number", at, spaces, cards }] : [];
  });
}
