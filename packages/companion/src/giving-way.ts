/**
 * Two copies of one device have used the same numbers, and what one of them wrote has come to others already: by codes
 * or a file before by the network. Nobody can write on in the other's name, so whoever meets the other's entries keeps
 * those, and says its own again under a new device key. Nothing is lost; what is said twice counts once.
 */

import type { DeviceKey } from "./device-key";
import type { Entry } from "./entry";
import { add, EMPTY_LOG, type Log, rewrite } from "./log";
import { writeEntry } from "./text";

export interface GivenWay {
  readonly log: Log;
  /** What was said again, and what came from the others: to be kept in place of `gone`. */
  readonly kept: readonly Entry[];
  readonly gone: readonly Entry[];
}

/**
 * @param theirs entries as others have them, some of which this log has otherwise
 * @param deviceKey a new one, with which nothing was written yet
 * @returns undefined where nothing is in question, or what came is not by the device it names
 */
export function giveWay(log: Log, theirs: readonly Entry[], deviceKey: DeviceKey): GivenWay | undefined {
  const ours = new Map(log.entries.map((entry) => [entry.id, entry]));
  const twins = theirs.filter((entry) => {
    const own = ours.get(entry.id);
    return own !== undefined && writeEntry(own) !== writeEntry(entry);
  });
  if (twins.length === 0) return undefined;
  const from = new Map<string, number>();
  for (const { client, count } of twins) from.set(client, Math.min(count, from.get(client) ?? count));
  const stays = ({ client, count }: Entry): boolean => count < (from.get(client) ?? Number.POSITIVE_INFINITY);
  const { log: met } = add(EMPTY_LOG, [...log.entries.filter(stays), ...log.held, ...theirs]);
  const there = new Map(met.entries.map((entry) => [entry.id, entry]));
  const has = (entry: Entry): boolean => {
    const known = there.get(entry.id);
    return known !== undefined && writeEntry(known) === writeEntry(entry);
  };
  // A chain that does not hold together proves nothing: what is here stays.
  if (!twins.every(has)) return undefined;
  const gone = log.entries.filter((entry) => !has(entry));
  const lost = new Set(gone.map(writeEntry));
  const held = met.held.filter((entry) => !lost.has(writeEntry(entry)));
  // Said again as by somebody who does not know theirs: what contradicts it is asked of people, not written over.
  const { log: before } = add(EMPTY_LOG, log.entries.filter(has));
  const said = rewrite(before, gone, deviceKey);
  if (said === undefined) return undefined;
  const after = add({ ...met, held }, said.entries).log;
  const kept = [...met.entries.filter((entry) => !sameIn(ours, entry)), ...held, ...said.entries];
  return { log: after, kept, gone };
}

function sameIn(ours: ReadonlyMap<string, Entry>, entry: Entry): boolean {
  const own = ours.get(entry.id);
  return own !== undefined && writeEntry(own) === writeEntry(entry);
}
