/** What a hand can give. */

import type { Card, Sea } from "./sea";
import type { Attempt } from "./words";

/** T.monster.keep: a Sea Monster is never given for any cost; every other card may be. */
export const mayGo = (card: Card): boolean => card !== "monster";

/** Whether the cards are different cards of a hand. */
export function areIn(hand: readonly Card[], cards: readonly Card[]): boolean {
  const left = [...hand];
  return cards.every((card) => {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

export function without(hand: readonly Card[], card: Card | undefined): Card[] {
  const left = [...hand];
  const index = card === undefined ? -1 : left.indexOf(card);
  if (index >= 0) left.splice(index, 1);
  return left;
}

/** The cards that a seat could give besides the card it plays. */
export function loose(sea: Sea, attempt: Pick<Attempt, "seat" | "card">): Card[] {
  return without(sea.hands[attempt.seat]!, attempt.card).filter(mayGo);
}
