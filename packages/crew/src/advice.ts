/** What the crew would do, from what one seat sees, and why: never more than that seat could know. */
import {
  type Act,
  due,
  hand,
  judge,
  NOWHERE,
  numberAt,
  type Piece,
  type Seen,
  seededFate,
  topOf,
  whereIs,
  writePosition,
} from "@stillwater/engine";
import { Comparison, type Estimate } from "./comparing";
import { stream } from "./dice";
import type { Memory } from "./policy";
import { HIGHEST } from "./sea/water";
import { plansOf, usefulTo } from "./steady";

/** Acts that are shown. */
const SHOWN = 3;

/** Spaces that lie open together on one side of a card, and the numbers for them that may still come, held ones too. */
export interface Side {
  readonly spaces: number;
  readonly numbers: number;
}

/** What speaks for an act, for a sentence. */
export type Reason =
  /** A card divides a gap: between which numbers it lies (null at a shore), what is left of it on both sides, and how many cards in the hand fit there. */
  | {
      readonly kind: "gap";
      readonly low: number | null;
      readonly high: number | null;
      readonly below: Side;
      readonly above: Side;
      readonly held: number;
    }
  /** Cards are given away: how many of them fit nowhere any more. */
  | { readonly kind: "given"; readonly cards: readonly Piece[]; readonly useless: number }
  /** What it costs is given by everybody together, such as the eight for a Start. */
  | { readonly kind: "shared" }
  /** What it costs is all there is to say. */
  | { readonly kind: "price" };

export interface Advised {
  readonly act: Act;
  readonly price: number;
  readonly chance: Estimate;
  readonly reason: Reason;
}

/** Three acts weighed by worlds; each world makes the chances surer. */
export class Advice {
  readonly #compared: Comparison;
  readonly #told: readonly Pick<Advised, "act" | "price" | "reason">[];

  /** @param memory what the asker's seat has given face down */
  constructor(seen: Seen, memory: Memory) {
    const asked = due(seen);
    const isAsked = asked.seats.includes(seen.viewer) && asked.step !== "pledge";
    const acts = isAsked ? plansOf(seen, memory).slice(0, SHOWN) : [];
    const seed = seededFate(writePosition(seen)).number("advice", 2 ** 31);
    this.#compared = new Comparison(
      seen,
      memory,
      acts.map(({ act }) => act),
      stream(seed),
    );
    this.#told = acts.map(({ act }) => {
      const { price } = judge(seen, act);
      return { act, price, reason: reasonFor(seen, memory, act) };
    });
  }

  /** Worlds that were played so far. */
  get worlds(): number {
    return this.#compared.worlds;
  }

  /** Plays one more world; false where there is nothing to weigh, or no world agrees with what is seen. */
  step(): boolean {
    return this.#told.length > 0 && this.#compared.step();
  }

  /** The acts, as steady ranks them; none before the first world, or where the seat has nothing to decide. */
  acts(): readonly Advised[] {
    if (this.worlds === 0) return [];
    const chances = this.#compared.chances();
    return this.#told.flatMap((told, index): Advised[] => {
      const chance = chances[index];
      return chance ? [{ ...told, chance }] : [];
    });
  }
}

/** What speaks for an act, from what a seat sees and remembers. */
export function reasonFor(seen: Seen, memory: Memory, act: Act): Reason {
  const { rulebook } = seen;
  if (act.type === "start" && rulebook.seats > 1) return { kind: "shared" };
  if (act.card === 0 && act.cards.length > 0) {
    const isUseful = usefulTo(seen, memory);
    return { kind: "given", cards: act.cards, useless: act.cards.filter((card) => !isUseful(card)).length };
  }
  const divides = act.type === "lay" && rulebook.game === "sea" && act.numbers.length === 0;
  return (divides ? gapAround(seen, memory, act) : undefined) ?? { kind: "price" };
}

/** The gap that a numbered card divides. */
function gapAround(seen: Seen, memory: Memory, { card, to }: Act): Reason | undefined {
  const { rulebook } = seen;
  const line = rulebook.lines.find(({ first, last }) => to >= first && to <= last);
  if (!line) return undefined;
  let from = to;
  while (from > line.first && topOf(seen, from - 1) === 0) from--;
  let until = to;
  while (until < line.last && topOf(seen, until + 1) === 0) until++;
  const low = from === line.first ? 0 : numberAt(seen, from - 1);
  const high = until === line.last ? HIGHEST + 1 : numberAt(seen, until + 1);
  if (card <= low || card >= high) return undefined;
  const held = hand(seen, seen.viewer);
  const mayCome = (number: number): boolean => {
    const place = whereIs(seen, number);
    return place === NOWHERE ? !memory.given.includes(number) : held.includes(number);
  };
  const count = (above: number, below: number): number => {
    let found = 0;
    for (let number = above + 1; number < below; number++) if (mayCome(number)) found++;
    return found;
  };
  return {
    kind: "gap",
    low: from === line.first ? null : low,
    high: until === line.last ? null : high,
    below: { spaces: to - from, numbers: count(low, card) },
    above: { spaces: until - to, numbers: count(card, high) },
    // Where no space is left on a side, a card for it is of no use.
    held: held.filter((other) =>
      other < card ? from < to && other > low : until > to && other > card && other < high,
    ).length,
  };
}
