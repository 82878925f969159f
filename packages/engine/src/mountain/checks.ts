/** What no position of a climb may break; everything else is for the rules to judge. */
import { cardsAt, countAt, type Table, topOf, UNSEEN } from "../kernel/table";
import type { Problem } from "../result";
import { isAscent, isBridge } from "./cards";
import { FIRST_PLACE, LAST_PLACE, TOP_ROW } from "./slope";

const problem = (what: string, values: Problem["with"]): Problem => ({ at: 0, what, with: values });

/** One Ascent card at most is on its way up, and goats stand on cards. */
export function checkSlope(table: Table): readonly Problem[] {
  return [...checkLifted(table), ...checkGoats(table)];
}

function checkLifted(table: Table): readonly Problem[] {
  const { rulebook } = table;
  const lifted = Array.from({ length: TOP_ROW }, (_, index) => rulebook.place(`lifted:${index + 1}`));
  const count = lifted.reduce((sum, place) => sum + countAt(table, place), 0);
  const wrong = lifted.flatMap((place) => cardsAt(table, place)).filter((card) => !isAscent(card));
  return [
    ...(count > 1 ? [problem("position.lifted", { most: 1, have: count })] : []),
    ...wrong.map((card) => problem("position.misplaced", { word: rulebook.pieceName(card) })),
  ];
}

function checkGoats(table: Table): readonly Problem[] {
  const { rulebook } = table;
  if (rulebook.copies("goat").length === 0) return [];
  const found: Problem[] = [];
  for (let place = FIRST_PLACE; place <= LAST_PLACE; place++) {
    const name = rulebook.placeName(place);
    const stands = countAt(table, rulebook.place(`goats:${name}`)) > 0;
    const card = topOf(table, place);
    if (stands && (card === UNSEEN || isBridge(card))) found.push(problem("position.goats", { place: name }));
  }
  return found;
}
