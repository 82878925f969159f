/**
 * The fate of games online: a generator whose every choice follows from a published seed. It lies apart from `fate.ts`
 * since a page that only shows a table needs no ciphers. The algorithm is tagged: `v1:` seeds will always deal the same.
 *
 * v1: ChaCha20 (RFC 8439) keyed with SHA-256("stillwater fate v1\n" + seed text). Each label has a stream of its own,
 * its nonce the first 12 bytes of SHA-256(label), so that a draw in one place changes none in another. Numbers below n
 * come from 32-bit little-endian words by rejection; orders by the Fisher–Yates shuffle, from the last card down. A
 * stack reshuffled for the nth time has the label "<place> shuffled <n>".
 */
import { chacha20, hchacha } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Fate, StackOrder } from "./fate";
import { at, countAt, MOST_CARDS, MOST_PLACES, NOWHERE, type Piece, type Place, type Table } from "./table";

const BLOCK_BYTES = 64;
/** Blocks made at once, since a shuffle takes many numbers. */
const BLOCKS = 4;

interface Nonce {
  readonly bytes: Uint8Array;
  /** The last four words of the first block's state: a count of 0, then the nonce. */
  readonly words: Uint32Array;
}

/** The nonces of labels, the same for every seed; chapters use few labels, so all are kept. */
class Nonces {
  readonly #known = new Map<string, Nonce>();

  /** @param before what comes before each label, such as `number ` */
  constructor(readonly before: string) {}

  of(label: string): Nonce {
    let nonce = this.#known.get(label);
    if (!nonce) {
      const bytes = sha256(utf8ToBytes(this.before + label)).slice(0, 12);
      nonce = { bytes, words: Uint32Array.of(0, ...wordsOf(bytes)) };
      this.#known.set(label, nonce);
    }
    return nonce;
  }
}

const ofOrders = new Nonces("");
const ofNumbers = new Nonces("number ");

/** 32-bit little-endian words. */
function wordsOf(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.byteLength / 4 }, (_, index) => view.getUint32(index * 4, true));
}

/** The first four words of every ChaCha state. */
const SIGMA = wordsOf(utf8ToBytes("expand 32-byte k"));
const rounds = new Uint32Array(8);

/**
 * The first word of a stream, since a number hardly ever takes more. HChaCha is the rounds of ChaCha without the final
 * addition, and spares the cost of a whole stream.
 */
function firstWord(key: Uint32Array, { words }: Nonce): number {
  hchacha(SIGMA, key, words, rounds);
  return ((rounds[0] as number) + (SIGMA[0] as number)) >>> 0;
}

/** The first word to reject: words from here on would favour the low numbers below n. */
const fairLimit = (below: number): number => 2 ** 32 - (2 ** 32 % below);

/** A stream of unbiased numbers for one label of one seed. */
function stream(key: Uint8Array, nonce: Nonce): (below: number) => number {
  let block = 0;
  let words: DataView = new DataView(new ArrayBuffer(0));
  let read = 0;
  const word = (): number => {
    if (read >= words.byteLength) {
      const zeros = new Uint8Array(BLOCKS * BLOCK_BYTES);
      words = new DataView(chacha20(key, nonce.bytes, zeros, zeros, block).buffer);
      block += BLOCKS;
      read = 0;
    }
    read += 4;
    return words.getUint32(read - 4, true);
  };
  return (below) => {
    const limit = fairLimit(below);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % below;
  };
}

/** All cards in a shuffled order. */
function orderOf(number: (below: number) => number): StackOrder {
  const cards = Uint8Array.from({ length: MOST_CARDS - 1 }, (_, index) => index + 1);
  for (let last = cards.length - 1; last > 0; last--) {
    const other = number(last + 1);
    const card = at(cards, last);
    cards[last] = at(cards, other);
    cards[other] = card;
  }
  return new StackOrder(cards);
}

/** The fate that follows from a seed. Any text is a seed; servers use `v1:` and 256 random bits. */
export function seededFate(seed: string): Fate {
  const key = sha256(utf8ToBytes(`stillwater fate v1\n${seed}`));
  const orders: (StackOrder | undefined)[] = [];
  const next = (table: Table, place: Place): Piece => {
    const shuffles = table.rulebook.shufflesOf[place] ?? NOWHERE;
    const again = shuffles === NOWHERE ? 0 : countAt(table, shuffles);
    let order = orders[again * MOST_PLACES + place];
    if (!order) {
      const name = table.rulebook.placeName(place);
      order = orderOf(stream(key, ofOrders.of(again === 0 ? name : `${name} shuffled ${again}`)));
      orders[again * MOST_PLACES + place] = order;
    }
    return order.top(table, place);
  };
  const keyWords = wordsOf(key);
  const number = (label: string, below: number): number => {
    const nonce = ofNumbers.of(label);
    const drawn = firstWord(keyWords, nonce);
    return drawn < fairLimit(below) ? drawn % below : stream(key, nonce)(below);
  };
  return { next, number };
}

/**
 * The text shown at the deal so that the shuffle can be checked after the game: SHA-256, in hex, of
 * "stillwater deal v1", the table's id, the option code and the seed, each on its own line.
 */
export function commitment(tableId: string, code: string, seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`stillwater deal v1\n${tableId}\n${code}\n${seed}`)));
}
