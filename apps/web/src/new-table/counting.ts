/** The engine's figures for the settings of a new table. */
import {
  countAt,
  gauge,
  namedPlace,
  type Options,
  ordinaryDeal,
  type Rulebook,
  rulebookFor,
  SPECTATOR,
  startCost,
} from "@stillwater/engine";

export interface CardFigures {
  /** Cards in the game, Starts included. */
  readonly deck: number;
  /** How many of them each seat begins with: one number, or two if they differ by one. */
  readonly each: readonly number[];
  /** Null in a duel: nothing is saved up together. */
  readonly spare: number | null;
  /** The least possible cost of laying every Island; null if unknown. */
  readonly leastPlacing: number | null;
  /** The price of the Start; null if there is none. */
  readonly start: number | null;
}

/** The figures of an option set, derived from a freshly dealt table, before any card is revealed. */
export function cardFiguresOf(options: Options): CardFigures {
  const rulebook = rulebookFor(options);
  const table = ordinaryDeal(rulebook, SPECTATOR);
  const held = rulebook.hands.map(
    (hand, seat) => countAt(table, hand) + countAt(table, rulebook.piles[seat] ?? 0),
  );
  const shared = rulebook.places.reduce(
    (sum, { name }, place) =>
      ["deck", "open"].some((kind) => kind === namedPlace(name)?.kind) ? sum + countAt(table, place) : sum,
    0,
  );
  const { spare, toPay } = gauge(table);
  const start = startOf(options, rulebook);
  return {
    deck: held.reduce((sum, cards) => sum + cards, shared),
    each: shared > 0 ? [] : [...new Set(held)].sort((a, b) => b - a),
    spare: rulebook.leads !== null ? null : Math.max(0, spare),
    leastPlacing: rulebook.game === "mountain" ? null : toPay - (start ?? 0),
    start,
  };
}

function startOf(options: Options, { actOf }: Rulebook): number | null {
  if (options.game === "mountain" || actOf.start === undefined) return null;
  return startCost(options).total;
}
