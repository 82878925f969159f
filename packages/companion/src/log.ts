/** The log of one game: an immutable value. Nothing in it depends on the order in which entries arrived. */

import { type DeviceKey, entryKeyOf, leadsTo, MOST_OF_CLIENT } from "./device-key";
import { type Content, contentOf, countOf, type Entry, entryIdOf, inOrder, saw, type Version } from "./entry";
import { isEntry, MOST_CLIENTS, references } from "./shape";
import { digestOf, MOST_LINE, writeEntry } from "./text";

export interface Log {
  /** In the order that is the same for everybody. */
  readonly entries: readonly Entry[];
  readonly version: Version;
  /** Entries that arrived before those they build on; they are added once those arrive. */
  readonly held: readonly Entry[];
}

export const EMPTY_LOG: Log = { entries: [], version: {}, held: [] };

/** Why an entry is not accepted. */
export type EntryRefusal =
  /** Its key is not the next link of its device's chain, so somebody else wrote it. */
  | "entry.key"
  /** It claims to know entries that it cannot, or its counter does not follow from what it knows. */
  | "entry.seen"
  | "entry.lamport"
  /** It refers to an entry that its writer did not know. */
  | "entry.reference"
  /** Another entry has its number, or its predecessor is a different entry. */
  | "entry.twin"
  | "entry.long"
  /** There are more devices, or more entries of one device, than a game may have. */
  | "entry.many";

export interface Added {
  readonly log: Log;
  readonly added: readonly Entry[];
  readonly held: readonly Entry[];
  readonly refused: readonly { readonly entry: Entry; readonly why: EntryRefusal }[];
}

/** More entries than ever arrive too early at the same time. */
const MOST_HELD = 4000;

/** By device, in the order of their counters. */
type ByDevice = Map<string, Entry[]>;

function groupedByDevice(entries: readonly Entry[]): ByDevice {
  const devices: ByDevice = new Map();
  for (const entry of entries) {
    const own = devices.get(entry.client);
    if (own) own.push(entry);
    else devices.set(entry.client, [entry]);
  }
  return devices;
}

const has = (devices: ByDevice, client: string): number => devices.get(client)?.length ?? 0;

/** Adds entries, in whatever order they arrive; entries that are already there change nothing. */
export function add(log: Log, entries: readonly Entry[]): Added {
  const devices = groupedByDevice(log.entries);
  const added: Entry[] = [];
  const refused: { entry: Entry; why: EntryRefusal }[] = [];
  let waiting = [...log.held, ...entries].sort(
    (one, other) => inOrder(one, other) || one.count - other.count,
  );
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length;
    const still: Entry[] = [];
    for (const entry of waiting) {
      const answer = place(devices, entry);
      if (answer === "wait") still.push(entry);
      else if (answer === "in") {
        devices.set(entry.client, [...(devices.get(entry.client) ?? []), entry]);
        added.push(entry);
      } else if (answer !== "there") refused.push({ entry, why: answer });
    }
    waiting = still;
  }
  const early = unique(waiting);
  const held = early.slice(0, MOST_HELD);
  for (const entry of early.slice(MOST_HELD)) refused.push({ entry, why: "entry.many" });
  const version = Object.fromEntries([...devices].map(([client, own]) => [client, own.length]));
  const all = added.length > 0 ? [...log.entries, ...added].sort(inOrder) : log.entries;
  return { log: { entries: all, version, held }, added, held, refused };
}

function unique(entries: readonly Entry[]): readonly Entry[] {
  const texts = new Set<string>();
  return entries.filter((entry) => {
    const text = writeEntry(entry);
    return !texts.has(text) && texts.add(text);
  });
}

function place(devices: ByDevice, entry: Entry): "in" | "there" | "wait" | EntryRefusal {
  const own = devices.get(entry.client) ?? [];
  const same = own[entry.count - 1];
  if (same !== undefined)
    return same === entry || writeEntry(same) === writeEntry(entry) ? "there" : "entry.twin";
  if (entry.count > MOST_OF_CLIENT || (own.length === 0 && devices.size >= MOST_CLIENTS)) return "entry.many";
  if (writeEntry(entry).length > MOST_LINE) return "entry.long";
  if (countOf(entry.seen, entry.client) !== entry.count - 1) return "entry.seen";
  if (entry.count > own.length + 1) return "wait";
  const last = own.at(-1);
  if (!leadsTo(entry.key, last?.key ?? entry.client)) return "entry.key";
  if (entry.prev !== digestOf(last)) return "entry.twin";
  const known = Object.entries(entry.seen);
  if (known.some(([client, count]) => has(devices, client) < count)) return "wait";
  return wronglyKnown(devices, entry) ?? "in";
}

/** What is wrong with the entries that an entry claims to know, which are all there. */
function wronglyKnown(devices: ByDevice, entry: Entry): EntryRefusal | undefined {
  let highest = 0;
  for (const [client, count] of Object.entries(entry.seen)) {
    const latest = devices.get(client)?.[count - 1];
    if (latest === undefined) return "entry.seen";
    highest = Math.max(highest, latest.lamport);
    // The writer of an entry also knows everything that the writers of known entries knew.
    for (const [other, most] of Object.entries(latest.seen))
      if (countOf(entry.seen, other) < most) return "entry.seen";
  }
  if (entry.lamport !== highest + 1) return "entry.lamport";
  const known = references(entry).every((id) => {
    const [client = "", count = ""] = id.split(".");
    const named = devices.get(client)?.[Number(count) - 1];
    return named !== undefined && saw(entry, named);
  });
  return known ? undefined : "entry.reference";
}

/**
 * Writes the next entry of a device, which knows everything in the log. Save it before it is shown. Undefined once the
 * device's chain is used up (continue with a new device key), and if the entry could not be read back, such as one with a
 * name of two lines.
 */
export function appendEntry(
  log: Log,
  deviceKey: DeviceKey,
  content: Content,
): { readonly log: Log; readonly entry: Entry } | undefined {
  const count = countOf(log.version, deviceKey.client) + 1;
  const key = entryKeyOf(deviceKey, count);
  if (key === undefined) return undefined;
  const lamport = (log.entries.at(-1)?.lamport ?? 0) + 1;
  const stamp = { id: entryIdOf(deviceKey.client, count), client: deviceKey.client, count, lamport };
  const prev = digestOf(log.entries.findLast(({ client }) => client === deviceKey.client));
  const entry: Entry = { ...stamp, seen: log.version, by: deviceKey.by, key, prev, ...content };
  if (!isEntry(entry)) return undefined;
  const { log: longer, added } = add(log, [entry]);
  return added.includes(entry) ? { log: longer, entry } : undefined;
}

/**
 * Writes a device's own entries again with a new device key, after somebody else has used their numbers (a copy of the
 * device, a second window), so that nothing is lost. References among them are updated to the new entries.
 */
export function rewrite(
  log: Log,
  lost: readonly Entry[],
  deviceKey: DeviceKey,
): { readonly log: Log; readonly entries: readonly Entry[] } | undefined {
  const named = new Map<string, string>();
  const now = (id: string): string => named.get(id) ?? id;
  const entries: Entry[] = [];
  let longer = log;
  for (const entry of [...lost].sort(inOrder)) {
    const done = appendEntry(longer, deviceKey, speakingOf(contentOf(entry), now));
    if (!done) return undefined;
    named.set(entry.id, done.entry.id);
    entries.push(done.entry);
    longer = done.log;
  }
  return { log: longer, entries };
}

function speakingOf(content: Content, now: (id: string) => string): Content {
  if (content.kind === "undo") return { ...content, of: content.of.map(now) };
  if (content.kind !== "answer") return content;
  return { ...content, keep: now(content.keep), drop: content.drop.map(now) };
}

/** What the holder of a version lacks, in an order in which each entry can be added. */
export function entriesMissing(log: Log, version: Version): readonly Entry[] {
  return log.entries.filter((entry) => countOf(version, entry.client) < entry.count);
}
