/**
 * A device signs with a chain of hashes: its name is the last link, and each entry reveals the link before. Anyone can check
 * a link, but only the device can produce the next one, so nobody can continue writing in its name.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** How many entries one device can write in one game. */
export const MOST_OF_CLIENT = 2000;
const LINK = 24;

/** What a device writes with. The secret stays on the device. */
export interface DeviceKey {
  readonly client: string;
  readonly by: string;
  readonly secret: string;
}

/** Never change this text: the chains of stored logs depend on it. */
function linkAfter(link: string): string {
  return bytesToHex(sha256(utf8ToBytes(`stillwater pen\n${link}`))).slice(0, LINK);
}

/** Whether a key is the link before another. */
export function leadsTo(key: string, next: string): boolean {
  return linkAfter(key) === next;
}

/** All links before a key, the nearest first: those of earlier entries, then the client. */
export function linksAfter(key: string, count: number): readonly string[] {
  const links: string[] = [];
  for (let link = linkAfter(key); links.length < count; link = linkAfter(link)) links.push(link);
  return links;
}

const chains = new Map<string, readonly string[]>();
const KEPT_CHAINS = 16;

/** The links indexed by count; the client comes first. */
function chainOf(secret: string): readonly string[] {
  const known = chains.get(secret);
  if (known) return known;
  const chain = linksAfter(secret, MOST_OF_CLIENT + 1).toReversed();
  if (chains.size >= KEPT_CHAINS) chains.clear();
  chains.set(secret, chain);
  return chain;
}

/**
 * @param secret at least 16 characters that nobody can guess, made once for each device and game
 * @param by the name the person chose
 */
export function deviceKeyOf(secret: string, by: string): DeviceKey {
  return { client: chainOf(secret)[0] ?? "", by, secret };
}

/** The key of an entry by its count; undefined once the chain is used up. */
export function entryKeyOf(deviceKey: DeviceKey, count: number): string | undefined {
  return chainOf(deviceKey.secret)[count];
}
