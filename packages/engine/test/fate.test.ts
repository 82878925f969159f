/**
 * The `v1:` fate, dealt again from its description with the ChaCha20 of node:crypto: anyone can check a shuffle. The
 * vectors are frozen: a seed must always deal these cards.
 */
import { createCipheriv, createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commitment, deal, hand, rulebookFor, seededFate, turnOf } from "../src/index";
import { anyOptions, rulebookOf, runs } from "./support/codes";
import { orderOf } from "./support/plain-of";

const sha256 = (text: string): Buffer => createHash("sha256").update(text, "utf8").digest();

/** Numbers below n for one label of a seed: 32-bit little-endian words of the key stream, by rejection. */
function numbers(seed: string, label: string): (below: number) => number {
  const counterAndNonce = Buffer.concat([Buffer.alloc(4), sha256(label).subarray(0, 12)]);
  const cipher = createCipheriv("chacha20", sha256(`stillwater fate v1\n${seed}`), counterAndNonce);
  return (below) => {
    for (;;) {
      const word = cipher.update(Buffer.alloc(4)).readUInt32LE();
      if (word < 2 ** 32 - (2 ** 32 % below)) return word % below;
    }
  };
}

/** The order of all cards (1–80 Islands, 81–85 Starts, 86–90 Finishes) for one stack: Fisher–Yates, from the last down. */
function order(seed: string, stack: string): number[] {
  const cards = Array.from({ length: 127 }, (_, index) => index + 1);
  const number = numbers(seed, stack);
  for (let last = 126; last > 0; last--) {
    const other = number(last + 1);
    [cards[last], cards[other]] = [cards[other]!, cards[last]!];
  }
  return cards;
}

interface Dealt {
  readonly first: number;
  readonly hands: readonly (readonly number[])[];
  readonly piles: readonly (readonly number[])[];
}

/** EN 3 on paper: Islands out, shuffle, deal round, five each, one Start into each pile. */
function dealOnPaper(seed: string, seats: number, removed: number): Dealt {
  const out = new Set(
    order(seed, "islands")
      .filter((card) => card <= 80)
      .slice(0, removed),
  );
  const deck = order(seed, "deck").filter(
    (card) => (card <= 80 && !out.has(card)) || (card >= 86 && card <= 90),
  );
  const begin = numbers(seed, "number deal")(seats);
  const stacks = Array.from({ length: seats }, (): Set<number> => new Set());
  for (const [index, card] of deck.entries()) stacks[(begin + index) % seats]?.add(card);
  const fewest = Math.min(...stacks.map((stack) => stack.size));
  const short = stacks.flatMap((stack, seat) => (stack.size === fewest ? [seat] : []));
  const first = short[numbers(seed, "number first")(short.length)] ?? 0;
  const orders = stacks.map((_stack, seat) => order(seed, `pile:${seat + 1}`));
  const hands = stacks.map((stack, seat) => orders[seat]!.filter((card) => stack.has(card)).slice(0, 5));
  const piles = stacks.map((stack, seat) => {
    const left = new Set([...stack, 81 + seat].filter((card) => !hands[seat]!.includes(card)));
    return orders[seat]!.filter((card) => left.has(card));
  });
  return { first, hands: hands.map((cards) => cards.sort((a, b) => a - b)), piles };
}

function dealByEngine(code: string, seed: string): Dealt {
  const rulebook = rulebookOf(code);
  const { table } = deal(rulebook, seededFate(seed));
  return {
    first: turnOf(table)?.seat ?? -1,
    hands: rulebook.hands.map((_hand, seat) => hand(table, seat)),
    piles: rulebook.piles.map((pile) => orderOf(table, pile, seededFate(seed))),
  };
}

/** First player, then for each seat the first five cards of its pile. */
const VECTORS: readonly {
  code: string;
  seed: string;
  first: number;
  tops: readonly (readonly number[])[];
}[] = [
  { code: "sea p1", seed: "v1:still", first: 0, tops: [[54, 31, 49, 73, 46]] },
  {
    code: "sea p2",
    seed: "v1:water",
    first: 0,
    tops: [
      [88, 35, 1, 16, 31],
      [18, 61, 43, 60, 19],
    ],
  },
  {
    code: "sea p3 -8",
    seed: "v1:",
    first: 0,
    tops: [
      [29, 58, 55, 88, 34],
      [22, 12, 15, 7, 70],
      [83, 52, 11, 61, 17],
    ],
  },
  {
    code: "sea p5 strict",
    seed: "v1:Ω 47",
    first: 2,
    tops: [
      [44, 49, 1, 27, 17],
      [82, 86, 48, 46, 90],
      [83, 45, 38, 57, 30],
      [84, 65, 53, 47, 76],
      [85, 8, 37, 4, 24],
    ],
  },
];

describe("the v1 fate", () => {
  it("deals as it is described, hands and piles in full order (T.setup.deck, T.setup.hand, T.setup.first)", () => {
    fc.assert(
      fc.property(anyOptions, fc.string(), (options, text) => {
        const seed = `v1:${text}`;
        const { code } = rulebookFor(options);
        expect(dealByEngine(code, seed)).toEqual(dealOnPaper(seed, options.players, options.removed));
      }),
      runs(150),
    );
  });

  for (const { code, seed, first, tops } of VECTORS) {
    it(`deals ${code} from ${seed} as ever`, () => {
      const dealt = dealByEngine(code, seed);
      expect({ first: dealt.first, tops: dealt.piles.map((pile) => pile.slice(0, 5)) }).toEqual({
        first,
        tops,
      });
    });
  }

  it("says a number as it is described, and passes over the words that would favour low ones", () => {
    const below = fc.integer({ min: 1, max: 2 ** 32 });
    // With a limit just above half of all words, every second word is rejected.
    const often = fc.constant(2 ** 31 + 1);
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.oneof(below, often), (seed, label, limit) => {
        expect(seededFate(seed).number(label, limit)).toBe(numbers(seed, `number ${label}`)(limit));
      }),
      runs(300),
    );
  });

  it("spreads its first cards evenly: no card of a fresh pile is likelier on top than chance allows", () => {
    const seen = new Array<number>(128).fill(0);
    for (let n = 0; n < 2540; n++) seen[order(`v1:even-${n}`, "pile:1")[0] ?? 0]! += 1;
    // 20 are expected for each of 127 numbers; six standard deviations to either side.
    for (const times of seen.slice(1)) expect(Math.abs(times - 20)).toBeLessThan(27);
  });

  it("is promised at the deal by a hash over table, options and seed", () => {
    const promise = sha256("stillwater deal v1\namber-heron\nsea p2\nv1:abc").toString("hex");
    expect(commitment("amber-heron", "sea p2", "v1:abc")).toBe(promise);
  });
});
