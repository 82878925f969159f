/** Perft of the base sea, by the naive sea alone. */
import { type Card, others, type Plain, type PlainAct, placements } from "./plain";
import { play } from "./plain-game";

const rank = (card: Card): number => (card === "start" ? 81 : card === "finish" ? 86 : card);

/** The perft count by the naive sea; undefined where seats would have to agree on a split. */
export function naivePerft(sea: Plain, depth: number): number | undefined {
  const acts = naiveActs(sea);
  if (depth === 1 || acts === undefined) return acts?.length;
  let sum = 0;
  for (const act of acts) {
    const below = act.type === "dial" ? undefined : naivePerft(play(sea, act), depth - 1);
    if (below === undefined) return undefined;
    sum += below;
  }
  return sum;
}

function naiveActs(sea: Plain): PlainAct[] | undefined {
  const lowest = (seat: number, count: number, beside?: Card): Card[] => {
    const left = [...sea.hands[seat]!].sort((a, b) => rank(a) - rank(b));
    if (beside !== undefined) left.splice(left.indexOf(beside), 1);
    return left.slice(0, count);
  };
  const seats = Array.from({ length: sea.players }, (_, seat) => seat);
  const blank = (seat: number): Pick<PlainAct, "seat" | "cards" | "numbers"> => ({
    seat,
    cards: [],
    numbers: [],
  });
  switch (sea.phase) {
    case "pledge":
      return sea.splits.length > 0 ? undefined : seats.map((seat) => ({ ...blank(seat), type: "dial" }));
    case "give":
      return seats
        .filter((seat) => sea.owed[seat]! > 0)
        .map((seat) => ({ ...blank(seat), type: "give", cards: lowest(seat, sea.owed[seat]!) }));
    case "act": {
      const seat = sea.turn;
      const lays = placements(sea, seat).map((text): PlainAct => {
        const [card, cell, price] = text.split(/[@:]/).map(Number);
        return { ...blank(seat), type: "lay", card: card!, cell: cell!, cards: lowest(seat, price!, card) };
      });
      const rest = others(sea, seat).map((type): PlainAct => {
        if (type === "discard") return { ...blank(seat), type, cards: lowest(seat, 2) };
        return { ...blank(seat), type: type as "start" | "finish", card: type as "start" | "finish" };
      });
      return [...lays, ...rest];
    }
    default:
      return [];
  }
}
