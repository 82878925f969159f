/** The reasons for an act, from what one seat sees and remembers: the gap or row that it leaves, or the cards it gives. */
import {
  type Act,
  colourOf,
  costBetween,
  firstOpenOfRow,
  HIGHEST_ISLAND,
  hand,
  isFilled,
  isSupported,
  liftedCard,
  NOWHERE,
  numberOn,
  openInRow,
  openWater,
  type Piece,
  restingOn,
  type Seen,
  Sketch,
  sidesOf,
  slopeRowOf,
  topOf,
  whereIs,
} from "@stillwater/engine";
import type { Memory } from "./policy";
import { usefulTo } from "./steady";

/** Spaces that lie open together on one side of a card, and how many numbers for them may still come or are held. */
export interface OpenSide {
  readonly spaces: number;
  readonly numbers: number;
}

/** The reason for an act, as data for a sentence. */
export type AdviceReason =
  /** A card divides a gap: the numbers at its ends (null at a shore), what is left on both sides, held cards that fit. */
  | {
      readonly kind: "gap";
      readonly low: number | null;
      readonly high: number | null;
      readonly below: OpenSide;
      readonly above: OpenSide;
      readonly held: number;
    }
  /**
   * A card goes to the end of a row of the mountain: how many spaces stay open there, how many cards that may still come can
   * follow it for at most one card, how many of those are in the hand, and in which row a space now rests on two cards.
   */
  | {
      readonly kind: "row";
      readonly row: number;
      readonly open: number;
      readonly follow: number;
      readonly held: number;
      readonly opens: number | null;
    }
  /** A Bridge is laid in a row: the next card there is free. */
  | { readonly kind: "bridge"; readonly row: number }
  /** A Bridge is covered. */
  | { readonly kind: "cover" }
  /** A card moves up, and another one takes its place. */
  | { readonly kind: "lifts"; readonly card: Piece }
  /** It wins the game. */
  | { readonly kind: "ends" }
  /** Cards are given away, and this many of them fit nowhere any more. */
  | { readonly kind: "given"; readonly cards: readonly Piece[]; readonly useless: number }
  /** Everybody pays for it together, as for a Start. */
  | { readonly kind: "shared" }
  /** There is nothing to say beyond the kind of act and its cost. */
  | { readonly kind: "deed" };

/** The reason for an act, from what a seat sees and remembers. */
export function reasonFor(seen: Seen, memory: Memory, act: Act): AdviceReason {
  const { rulebook } = seen;
  switch (act.type) {
    case "finish":
    case "summit":
      return { kind: "ends" };
    case "bridge":
      return { kind: "bridge", row: slopeRowOf(act.to) };
    case "campfire":
      return { kind: "lifts", card: topOf(seen, act.to) };
    case "lay":
    case "move":
      return (
        (rulebook.game === "sea" ? gapDivided(seen, memory, act) : rowBehind(seen, memory, act)) ?? {
          kind: "deed",
        }
      );
    default:
      if (act.type === "start" && rulebook.seats > 1) return { kind: "shared" };
      return act.card === 0 && act.cards.length > 0 ? gift(seen, memory, act.cards) : { kind: "deed" };
  }
}

function gift(seen: Seen, memory: Memory, cards: readonly Piece[]): AdviceReason {
  const isUseful = usefulTo(seen, memory);
  return { kind: "given", cards, useless: cards.filter((card) => !isUseful(card)).length };
}

/** Whether a card may still come to the grid: the seat holds it, or has not seen it since the deal. */
function mayCome(seen: Seen, memory: Memory): (card: Piece) => boolean {
  const held = hand(seen, seen.viewer);
  return (card) => (whereIs(seen, card) === NOWHERE ? !memory.given.includes(card) : held.includes(card));
}

/** The row that a card of the mountain is added to. */
function rowBehind(seen: Seen, memory: Memory, { type, card, to, cards }: Act): AdviceReason | undefined {
  const row = slopeRowOf(to);
  if (row === 0) return undefined;
  if (isFilled(seen, to)) return { kind: "cover" };
  const laid = type === "move" ? liftedCard(seen) : card;
  const sketch = new Sketch(seen);
  sketch.put(to, laid);
  const after = sketch.table;
  const next = firstOpenOfRow(after, row);
  const sides = sidesOf(after, next);
  const follows = (other: Piece): boolean => {
    if (next === NOWHERE || numberOn(other) === 0 || other === laid || cards.includes(other)) return false;
    const price = costBetween(sides, numberOn(other), colourOf(other));
    return price === 0 || price === 1;
  };
  const comes = mayCome(seen, memory);
  let follow = 0;
  for (let other = 1; other <= seen.rulebook.lastPiece; other++) if (follows(other) && comes(other)) follow++;
  const rests = restingOn(to).some((place) => !isFilled(after, place) && isSupported(after, place));
  return {
    ...{ kind: "row", row, open: openInRow(after, row), follow },
    held: hand(seen, seen.viewer).filter(follows).length,
    opens: rests ? row + 1 : null,
  };
}

/** The gap that a numbered card divides; a Wild counts as the number that is named for it. */
function gapDivided(
  seen: Seen,
  memory: Memory,
  { card: laid, to, cards, numbers }: Act,
): AdviceReason | undefined {
  const card = numbers[0] ?? laid;
  const gap = openWater(seen).find(({ first, last }) => to >= first && to <= last);
  if (gap === undefined || card < gap.low || card > gap.high) return undefined;
  const { first, last, low, high } = gap;
  // Cards that pay for the act are no longer held and do not come any more.
  const held = hand(seen, seen.viewer).filter((other) => !cards.includes(other));
  const comes = mayCome(seen, memory);
  const count = (lowest: number, highest: number): number => {
    let found = 0;
    for (let number = lowest; number <= highest; number++)
      if (comes(number) && !cards.includes(number)) found++;
    return found;
  };
  return {
    kind: "gap",
    low: low === 1 ? null : low - 1,
    high: high === HIGHEST_ISLAND ? null : high + 1,
    below: { spaces: to - first, numbers: count(low, card - 1) },
    above: { spaces: last - to, numbers: count(card + 1, high) },
    // If no space is left on a side, cards for it are of no use.
    held: held.filter((other) =>
      other < card ? first < to && other >= low : last > to && other > card && other <= high,
    ).length,
  };
}
