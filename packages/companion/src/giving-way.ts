/**
 * Two copies of one device have used the same numbers, and the entries of one have already reached others: by codes or a
 * file, before the other copy had a network. Neither can write on in the other's name, so the device that meets the other's
 * entries keeps those and writes its own again under a new device key. Nothing is lost; duplicates count once.
 */

import type { DeviceKey } from "./device-key";
import type { Entry } from "./entry";
import { add, EMPTY_LOG, type Log, rewrite } from "./log";
import { writeEntry } from "./text";

export interface GivenWay {
  readonly log: Log;
  /** What was written again, and what came from the others: to be stored in place of `gone`. */
  readonly kept: readonly Entry[];
  readonly gone: readonly Entry[];
}

/**
 * @param theirs entries as others have them, some of which differ from those in this log
 * @param deviceKey a new one, with which nothing has been written yet
 * @returns undefined if nothing clashes, or if the entries are not by the device that they name
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
  // A broken chain proves nothing, so the entries here stay.
  if (!twins.every(has)) return undefined;
  const gone = log.entries.filter((entry) => !has(entry));
  const lost = new Set(gone.map(writeEntry));
  const held = met.held.filter((entry) => !lost.has(writeEntry(entry)));
  // Written again as by somebody who does not know theirs: people decide on contradictions, and nothing is overwritten.
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
