/** What of a followed game other devices lack, and in what pieces it is sent. Pure. */
import { type Entry, entriesMissing, type Log, saw, type Version, writeEntry } from "@stillwater/companion";

/** A request carries so many entries and characters at most. */
const MOST_ENTRIES = 48;
const MOST_TEXT = 11_000;

/**
 * The next lines to send to somebody who has a version; empty when nothing is missing there.
 * @param refused lines that are not taken there: neither they nor what was written by who knew them is of any use
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

/** Those of a log that were refused. */
export function refusedIn(log: Log, refused: ReadonlySet<string>): readonly Entry[] {
  return refused.size === 0 ? [] : log.entries.filter((entry) => refused.has(writeEntry(entry)));
}

/** All that either of two versions holds; the first itself where the other holds no more. */
export function versionsTogether(one: Version, other: Version): Version {
  const more = Object.entries(other).filter(([client, count]) => count > (one[client] ?? 0));
  return more.length === 0 ? one : { ...one, ...Object.fromEntries(more) };
}

/** What a server has by its answer to a parcel. Where it lacks what we thought it had, its own word counts. */
export function serverHas(
  before: Version,
  { version, missing = {} }: { readonly version: Version; readonly missing?: Version },
): Version {
  const mistaken = Object.keys(missing).filter((client) => (before[client] ?? 0) > (version[client] ?? 0));
  const known = mistaken.map((client): [string, number] => [client, version[client] ?? 0]);
  return versionsTogether(known.length === 0 ? before : { ...before, ...Object.fromEntries(known) }, version);
}
