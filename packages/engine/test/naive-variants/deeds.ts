/** What all four variants do in the same way once an act is allowed: cards leave hands, hands draw up, the turn passes. */
import type { Crew, Try } from "./standard";

export const HAND = 5;

export function take(cards: string[], card: string): void {
  const index = cards.indexOf(card);
  if (index < 0) throw new Error(`There is no ${card} among ${cards.join(" ")}.`);
  cards.splice(index, 1);
}

export function toss(crew: Crew, seat: number, cards: readonly string[]): void {
  for (const card of cards) {
    take(crew.hands[seat]!, card);
    crew.discards[seat]!.push(card);
  }
}

/** T.turn.draw: draws from the seat's own pile, the top card first. */
export function drawUp(crew: Crew, seat: number, most = HAND): void {
  const hand = crew.hands[seat]!;
  while (hand.length < most && crew.piles[seat]!.length > 0) hand.push(crew.piles[seat]!.shift()!);
}

/** T.end.lose: nothing that the seat in turn could try is allowed. */
export function isLost<Position extends Crew>(
  position: Position,
  refusals: (position: Position, act: Try) => Set<string>,
  kinds: readonly string[],
  cells: readonly string[],
): boolean {
  const seat = position.turn;
  const hand = position.hands[seat]!;
  const may = (type: string, card = "", at = "", cards: readonly string[] = []): boolean =>
    refusals(position, { type, seat, card, at, cards, numbers: [] }).size === 0;
  if (hand.length >= 2 && may("discard", "", "", hand.slice(0, 2))) return false;
  return !kinds.some((type) => {
    if (type === "lay") return hand.some((card) => cells.some((cell) => may(type, card, cell)));
    if (type === "compass")
      return hand.some((card) => /compass|wild/.test(card) && cells.some((cell) => may(type, card, cell)));
    if (type === "turn") return cells.some((cell) => may(type, "", cell));
    return may(type, type) || may(type, "wild");
  });
}

/** What can be compared: hands, piles and discards have no order; once the game is over it is nobody's turn. */
export function summaryOf(crew: Crew): Readonly<Record<string, unknown>> {
  const sorted = (cards: readonly string[]): string => [...cards].sort().join(" ");
  return {
    hands: crew.hands.map(sorted),
    piles: crew.piles.map(sorted),
    discards: crew.discards.map(sorted),
    owed: crew.owed.join(" "),
    phase: crew.phase,
    turn: crew.phase === "won" || crew.phase === "lost" ? -1 : crew.turn,
  };
}
