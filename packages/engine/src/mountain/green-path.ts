/** ASC 7.1, Green Path: to win, green cards lead from row 1 to row 8, each resting directly on the one before. */
import { type Chapter, NO, YES } from "../kernel/chapter";
import { type Place, type Table, topOf } from "../kernel/table";
import { colourOf, GREEN } from "./cards";
import { firstOfRow, lastOfRow, ledge, TOP_ROW } from "./slope";

/** The highest row that a path of green cards from the bottom reaches. A green Campfire counts. */
function greenHeight(table: Table): number {
  let path = greens(table, firstOfRow(1), lastOfRow(1));
  let row = 0;
  while (path.length > 0 && row < TOP_ROW) {
    row++;
    const above = new Set(path.flatMap((place) => ledge(place).over));
    path = [...above].filter((place) => colourOf(topOf(table, place)) === GREEN);
  }
  return row;
}

function greens(table: Table, first: Place, last: Place): Place[] {
  const found: Place[] = [];
  for (let place = first; place <= last; place++)
    if (colourOf(topOf(table, place)) === GREEN) found.push(place);
  return found;
}

export const greenPath: Chapter = {
  section: "ASC 7.1",
  rules: [
    {
      clause: "A.green.path",
      on: ["summit"],
      rank: 51,
      test: (table) => (greenHeight(table) === TOP_ROW ? YES : NO),
      tell: (table) => ({ row: greenHeight(table) }),
    },
  ],
};
