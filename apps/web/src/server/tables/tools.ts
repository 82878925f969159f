/** What the desk works with. Time and chance are passed in, so that tests can control both. */
import { randomBytes } from "node:crypto";
import type { PubSub } from "../pubsub/pubsub";
import type { Store } from "../storage/store";
import { KEEPING, type KeepingTimes } from "./keeping-times";
import { memory, type ViewMemory } from "./memory";
import { type Patience, patienceOf } from "./patience";

export interface Tools {
  readonly store: Store;
  readonly pubsub: PubSub;
  readonly clock: () => Date;
  /** Unpredictable bytes. */
  readonly random: (bytes: number) => Uint8Array;
  readonly memory: ViewMemory;
  readonly patience: Patience;
  readonly keeping: KeepingTimes;
  /** How many spectators follow each table on this server. */
  readonly spectators: Map<string, number>;
}

/** The desk's tools over a store and a pubsub, with the real clock and real randomness. */
export function toolsFor(
  store: Store,
  pubsub: PubSub,
  patience = patienceOf(),
  keeping: KeepingTimes = KEEPING,
): Tools {
  return {
    store,
    pubsub,
    clock: () => new Date(),
    random: (bytes) => randomBytes(bytes),
    memory: memory(),
    patience,
    keeping,
    spectators: new Map(),
  };
}

/** A number from 0 up to `below`, unbiased. */
export function chance(tools: Pick<Tools, "random">, below: number): number {
  const limit = 2 ** 32 - (2 ** 32 % below);
  for (;;) {
    const bytes = tools.random(4);
    const drawn = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
    if (drawn < limit) return drawn % below;
  }
}

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A random id: 62 symbols, so twelve of them are 71 bits. */
export function newId(tools: Pick<Tools, "random">, length: number): string {
  return Array.from({ length }, () => ALPHABET[chance(tools, ALPHABET.length)]).join("");
}

export function now(tools: Pick<Tools, "clock">): string {
  return tools.clock().toISOString();
}
