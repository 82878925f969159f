/** Cards that have no use any more other than being given. Only asked where `isPlain` holds. */
import {
  countAt,
  isIsland,
  type Piece,
  type Place,
  START_BERTH,
  type Table,
  whereIs,
} from "@stillwater/engine";
import { fitsIn, gapsOf } from "./bounds/sea";
import { hasUse } from "./bounds/slope";

interface Asked {
  readonly table: Table;
  readonly isUseless: (card: Piece) => boolean;
}

let asked: Asked | undefined;

function seaTells(table: Table): (card: Piece) => boolean {
  const { rulebook } = table;
  const gaps = gapsOf(table);
  const starts = rulebook.actOf.start !== undefined;
  const startLies = starts && countAt(table, rulebook.place(START_BERTH)) > 0;
  return (card) => (isIsland(card) ? !fitsIn(gaps, card) : startLies && rulebook.pieceName(card) === "start");
}

function mountainTells(table: Table): (card: Piece) => boolean {
  return (card) => !hasUse(table, card);
}

/** Whether a card ends the game and the same hand holds another one like it: one of them is enough. */
function endsTwice(table: Table, card: Piece): boolean {
  const name = table.rulebook.pieceName(card);
  if (name !== "finish" && name !== "summit") return false;
  const place = whereIs(table, card);
  return table.rulebook.copies(name).some((other) => other < card && whereIs(table, other) === place);
}

/** Whether a card that is held could only be given; computed once for each table. */
export function isUseless(table: Table, card: Piece): boolean {
  if (asked?.table !== table) {
    const tells = table.rulebook.game === "sea" ? seaTells(table) : mountainTells(table);
    asked = { table, isUseless: tells };
  }
  return asked.isUseless(card) || endsTwice(table, card);
}

/** Whether a seat must play a card that it holds, so that another card in its place would make a difference. */
export function holdsForced(table: Table, hand: Place): boolean {
  const { rulebook } = table;
  if (rulebook.actOf.start === undefined || countAt(table, rulebook.place(START_BERTH)) > 0) return false;
  return rulebook.copies("start").some((card) => whereIs(table, card) === hand);
}
