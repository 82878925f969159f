/** What the engine says about what a person has set for a new table. */
import {
  countAt,
  gauge,
  namedPlace,
  type Options,
  type Rulebook,
  setUp,
  startCost,
  writeOptions,
} from "@stillwater/engine";

export interface CardFigures {
  /** Cards in the game, Starts included. */
  readonly deck: number;
  /** How many of them each seat begins with: one number, or two where they differ by one. */
  readonly each: readonly number[];
  /** Null where two play against each other: nothing is spared together. */
  readonly spare: number | null;
  /** What laying every Island costs at the very least; null where nothing is known. */
  readonly leastPlacing: number | null;
  /** What the Start costs; null where there is none. */
  readonly start: number | null;
}

/** The figures of an option set, read off a table as it is dealt, before anything has come to light. */
export function cardFiguresOf(options: Options): CardFigures {
  const dealt = setUp({ options: writeOptions(options) });
  if (!dealt.ok) throw new Error(dealt.error[0]?.what);
  const table = dealt.value;
  const { rulebook } = table;
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
