/** The Islands of the box: one of each number. */
import type { Piece } from "../kernel/table";

/** The highest number printed on an Island; an Island's piece number is the number on the card. */
export const HIGHEST_ISLAND = 80;

/** Whether a card is an Island, whose number is its piece number. */
export function isIsland(card: Piece): boolean {
  return card >= 1 && card <= HIGHEST_ISLAND;
}
