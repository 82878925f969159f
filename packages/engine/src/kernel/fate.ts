/**
 * Fate turns over the next hidden card. Online it is a generator whose every choice follows from a published seed; at
 * a real table it is the person who turns the card. The algorithm is tagged: `v1:` seeds will always deal alike.
 *
 * v1: ChaCha20 (RFC 8439) keyed with SHA-256("stillwater fate v1\n" + seed text). Each label has a stream of its own,
 * its nonce the first 12 bytes of SHA-256(label), so that a draw in one place changes none in another. Numbers below n
 * come from 32-bit little-endian words by rejection; orders by the Fisher–Yates shuffle, from the last card down. A
 * stack shuffled anew for the nth time has the label "<place> shuffled <n>".
 */
import { chacha20 } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import {
  at,
  countAt,
  MOST_CARDS,
  MOST_PLACES,
  NOWHERE,
  type Piece,
  type Place,
  regionWord,
  type Table,
  UNSEEN,
  WORDS,
} from "./table";

/** Decides what is hidden. */
export interface Fate {
  /**
   * The card on top of a hidden stack; UNSEEN when it is empty or when that is for somebody else to say.
   * @param to where the card goes, where that does not depend on what it is
   */
  next(table: Table, place: Place, to?: Place): Piece;
  /**
   * A number from 0 up to `below`, always the same for a label.
   * @param words what each number means, in the words of people who are asked instead
   */
  number(label: string, below: number, words?: (number: number) => string): number;
}

const BLOCK_BYTES = 64;
/** Blocks made at once: an order takes many numbers, a number by itself one. */
const FOR_AN_ORDER = 4;
const FOR_A_NUMBER = 1;

const nonces = new Map<string, Uint8Array>();

/** The nonce of a label, the same for every seed; chapters use few labels, so all are kept. */
function nonceOf(label: string): Uint8Array {
  let nonce = nonces.get(label);
  if (!nonce) {
    nonce = sha256(utf8ToBytes(label)).slice(0, 12);
    nonces.set(label, nonce);
  }
  return nonce;
}

/** A stream of unbiased numbers for one label of one seed. */
function stream(key: Uint8Array, label: string, blocks: number): (below: number) => number {
  const nonce = nonceOf(label);
  let block = 0;
  let words: DataView = new DataView(new ArrayBuffer(0));
  let read = 0;
  const word = (): number => {
    if (read >= words.byteLength) {
      const zeros = new Uint8Array(blocks * BLOCK_BYTES);
      words = new DataView(chacha20(key, nonce, zeros, zeros, block).buffer);
      block += blocks;
      read = 0;
    }
    read += 4;
    return words.getUint32(read - 4, true);
  };
  return (below) => {
    const limit = 2 ** 32 - (2 ** 32 % below);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % below;
  };
}

/** Where each card stands in a shuffled order of all cards: in any stack, the card of least rank is on top. */
function ranksOf(number: (below: number) => number): Uint8Array {
  const cards = Uint8Array.from({ length: MOST_CARDS - 1 }, (_, index) => index + 1);
  for (let last = cards.length - 1; last > 0; last--) {
    const other = number(last + 1);
    const card = at(cards, last);
    cards[last] = at(cards, other);
    cards[other] = card;
  }
  const ranks = new Uint8Array(MOST_CARDS);
  cards.forEach((card, rank) => {
    ranks[card] = rank;
  });
  return ranks;
}

/** The fate that a seed stands for. Any text is a seed; servers use `v1:` and 256 random bits. */
export function seededFate(seed: string): Fate {
  const key = sha256(utf8ToBytes(`stillwater fate v1\n${seed}`));
  const ranks: (Uint8Array | undefined)[] = [];
  const next = (table: Table, place: Place): Piece => {
    const shuffles = at(table.rulebook.shufflesOf, place);
    const again = shuffles === NOWHERE ? 0 : countAt(table, shuffles);
    let rank = ranks[again * MOST_PLACES + place];
    if (!rank) {
      const name = table.rulebook.placeName(place);
      rank = ranksOf(stream(key, again === 0 ? name : `${name} shuffled ${again}`, FOR_AN_ORDER));
      ranks[again * MOST_PLACES + place] = rank;
    }
    const region = at(table.rulebook.regionOf, place);
    let top = UNSEEN;
    let least = MOST_CARDS;
    for (let word = 0; word < WORDS; word++) {
      for (let bits = regionWord(table, region, word); bits !== 0; bits &= bits - 1) {
        const card = word * 32 + 31 - Math.clz32(bits & -bits);
        if (at(rank, card) < least) {
          least = at(rank, card);
          top = card;
        }
      }
    }
    return top;
  };
  const numbers = new Map<string, number>();
  const number = (label: string, below: number): number => {
    const asked = `${label} of ${below}`;
    const said = numbers.get(asked) ?? stream(key, `number ${label}`, FOR_A_NUMBER)(below);
    numbers.set(asked, said);
    return said;
  };
  return { next, number };
}

/** The fate of a table whose hidden cards are known to nobody here: a real table, or a masked one. */
export const unknownFate: Fate = { next: () => UNSEEN, number: () => 0 };

/**
 * What is shown at the deal so that the shuffle can be checked after the game: SHA-256, in hex, of
 * "stillwater deal v1", the table's id, the option code and the seed, each on its own line.
 */
export function commitment(tableId: string, code: string, seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`stillwater deal v1\n${tableId}\n${code}\n${seed}`)));
}
