/** The entries of a tracked game that other devices lack, and the parcels in which they are sent. Pure. */
import { type Entry, entriesMissing, type Log, saw, type Version, writeEntry } from "@stillwater/companion";

/** The most entries and characters in a request. */
const MOST_ENTRIES = 48;
const MOST_TEXT = 11_000;

/**
 * The next lines to send to a peer that has a version; empty if it lacks nothing.
 * @param refused lines that the peer does not take: neither they nor entries written by a device that had seen them are sent
 */
export function nextParcel(
  log: Log,
  version: Version,
  refused: ReadonlySet<string> = new Set(),
): readonly string[] {
  const parcel: string[] = [];
  let length = 0;
  const aside = refusedIn(log, refused);
  const missing = entriesMissing(log, version).filter(
    (entry) => !aside.some((one) => one === entry || saw(entry, one)),
  );
  for (const entry of missing.slice(0, MOST_ENTRIES)) {
    const line = writeEntry(entry);
    length += line.length;
    if (parcel.length > 0 && length > MOST_TEXT) break;
    parcel.push(line);
  }
  return parcel;
}

/** The entries of a log that were refused. */
export function refusedIn(log: Log, refused: ReadonlySet<string>): readonly Entry[] {
  return refused.size === 0 ? [] : log.entries.filter((entry) => refused.has(writeEntry(entry)));
}

/** The union of two versions; the first object itself if the other adds nothing. */
export function versionsTogether(one: Version, other: Version): Version {
  const more = Object.entries(other).filter(([client, count]) => count > (one[client] ?? 0));
  return more.length === 0 ? one : { ...one, ...Object.fromEntries(more) };
}

/** What the server has, by its answer to a parcel. If it lacks entries that we thought it had, its answer counts. */
export function serverHas(
  before: Version,
  { version, missing = {} }: { readonly version: Version; readonly missing?: Version },
): Version {
  const mistaken = Object.keys(missing).filter((client) => (before[client] ?? 0) > (version[client] ?? 0));
  const known = mistaken.map((client): [string, number] => [client, version[client] ?? 0]);
  return versionsTogether(known.length === 0 ? before : { ...before, ...Object.fromEntries(known) }, version);
}
