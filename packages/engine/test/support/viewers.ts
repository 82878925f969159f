/** All viewers of a table. */
import {
  EVERYTHING,
  mask,
  type Rulebook,
  SPECTATOR,
  type Table,
  UNSEEN,
  type Viewer,
  whereIs,
} from "../../src/index";
import { bareTable, put } from "../../src/kernel/table";
import type { Chance } from "./chance";

export function viewersOf(rulebook: Rulebook): Viewer[] {
  return [...rulebook.hands.map((_hand, seat) => seat), SPECTATOR, EVERYTHING];
}

/** What a viewer who was told some of the hidden cards would know: more than the mask, less than everything. */
export function partlyTold(table: Table, viewer: Viewer, luck: Chance): Table {
  const { rulebook } = table;
  const masked = mask(table, viewer);
  const told = bareTable(rulebook, viewer);
  for (let piece = 1; piece <= rulebook.lastPiece; piece++) {
    const place = whereIs(table, piece);
    if (place !== 0) put(told, whereIs(masked, piece) !== 0 || luck.once(2) ? piece : UNSEEN, place);
  }
  return told;
}
