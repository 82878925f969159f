/** What a curious, careless or dishonest player may attempt in a variant. */
import type { Chance } from "../support/chance";
import type { Crew, Try } from "./standard";

export interface Guesses {
  /** Types of act; likely ones are named more than once. */
  readonly kinds: readonly string[];
  readonly cells: readonly string[];
  /** Cards that may be tried without being held, besides Islands. */
  readonly others: readonly string[];
  readonly priceOf: (act: Try) => number;
  /** Cells to prefer: those with something on or around them. */
  readonly likely: readonly string[];
}

export function guessAt(crew: Crew, luck: Chance, { kinds, cells, others, priceOf, likely }: Guesses): Try {
  const asked =
    crew.phase === "act" || crew.owed[crew.turn] ? crew.turn : crew.owed.findIndex((owed) => owed > 0);
  const seat = asked >= 0 && !luck.once(9) ? asked : luck.below(crew.players);
  const hand = crew.hands[seat] ?? [];
  const late =
    crew.phase === "give" && !luck.once(4)
      ? ["give"]
      : crew.phase === "pledge" && !luck.once(4)
        ? ["dial", "agree"].filter((kind) => kinds.includes(kind))
        : kinds;
  const drawn = luck.pick(late);
  const isCard = ["start", "finish", "compass"].includes(drawn);
  // Only the seat that should act can be stuck.
  const early = drawn === "stuck" && (crew.phase !== "act" || crew.turn !== seat);
  const type = early
    ? "discard"
    : isCard && !hand.includes(drawn) && !hand.includes("wild") && !luck.once(4)
      ? "lay"
      : drawn;
  const heldOr = (fits: (card: string) => boolean, other: () => string): string => {
    const own = hand.filter(fits);
    return own.length > 0 && !luck.once(10) ? luck.pick(own) : other();
  };
  const island = (): string => String(1 + luck.below(80));
  const blank: Try = { type, seat, card: "", at: "", cards: [], numbers: [] };
  const paid = (act: Try): Try => {
    const price = Math.min(6, priceOf(act));
    return luck.once(2) ? act : { ...act, cards: payment(hand, luck, price, act.card) };
  };
  const cell = (): string => luck.pick(likely.length > 0 && !luck.once(3) ? likely : cells);
  switch (type) {
    case "lay": {
      const odd = others.length > 0 && luck.once(20);
      const laid = odd ? luck.pick(others) : heldOr((held) => /^(\d+|wild)$/.test(held), island);
      const numbers = laid === "wild" && !luck.once(3) ? [1 + luck.below(80)] : [];
      return paid({ ...blank, card: laid, at: cell(), numbers });
    }
    case "turn":
      return paid({ ...blank, at: cell() });
    case "start":
    case "finish":
    case "compass": {
      const shown = others.includes("wild") && hand.includes("wild") && luck.once(2) ? "wild" : type;
      return { ...blank, card: shown, at: type === "compass" ? cell() : "" };
    }
    case "discard":
      return { ...blank, cards: payment(hand, luck, 2) };
    case "give":
      return { ...blank, cards: payment(hand, luck, crew.owed[seat] ?? 0) };
    case "dial": {
      const numbers = luck.once(6) ? [3] : [luck.below(5), luck.below(11)];
      return { ...blank, numbers: luck.once(9) ? [...numbers, 1] : numbers };
    }
    default:
      return blank;
  }
}

/** Some cards to give: mostly as many as asked from the seat's own hand, else too few, too many, repeated, or another's. */
function payment(hand: readonly string[], luck: Chance, count: number, beside = ""): string[] {
  const own = luck.shuffled(hand);
  const cards = own.filter((card) => card !== beside).slice(0, count);
  const flaw = luck.below(16);
  if (flaw === 0) return cards.slice(1);
  if (flaw === 1) return [...cards, ...own.slice(-1)];
  if (flaw === 2 && cards[0] !== undefined) return [...cards.slice(1), cards[0], cards[0]].slice(-count);
  if (flaw === 3) return [...cards.slice(1), String(1 + luck.below(80))];
  if (flaw === 4 && beside !== "") return [...cards.slice(1), beside];
  return cards;
}
