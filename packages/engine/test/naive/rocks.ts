/** Jagged Rocks (EN 6.1). */
import { rowHasRoom, rowOf } from "./grid";
import { areIn, loose } from "./hands";
import type { Sea } from "./sea";
import type { Attempt } from "./words";

export function rockRefusals(sea: Sea, attempt: Attempt): string[] {
  const no: string[] = [];
  const { verb } = attempt;
  // No card may go into the Rocks' row, Sea Monsters included.
  if ((verb === "lay" || verb === "monster") && rowOf(attempt.cell!) === sea.rocks) no.push("T.rocks.block");
  // The Rocks move to another row, one with room.
  if (verb === "rocks") {
    const row = Number(/^row:(\d)$/.exec(attempt.place!)?.[1] ?? 0) - 1;
    if (row < 0 || row === sea.rocks || !rowHasRoom(sea, row)) no.push("T.rocks.move");
  }
  // Or they stay, for two discarded cards.
  if (verb === "stay") {
    const cards = loose(sea, attempt);
    if (cards.length < 2 || attempt.cards.length !== 2 || !areIn(cards, attempt.cards))
      no.push("T.rocks.move");
  }
  return no;
}
