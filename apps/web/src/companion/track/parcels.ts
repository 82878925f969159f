/** What of a followed game other devices lack, and in what pieces it is sent. Pure. */
import { entriesMissing, type Log, type Version, writeEntry } from "@stillwater/companion";

/** A request carries so many entries and characters at most. */
const MOST_ENTRIES = 48;
const MOST_TEXT = 11_000;

/** The next lines to send to somebody who has a version; empty when nothing is missing there. */
export function nextParcel(log: Log, version: Version): readonly string[] {
  const parcel: string[] = [];
  let length = 0;
  for (const entry of entriesMissing(log, version).slice(0, MOST_ENTRIES)) {
    const line = writeEntry(entry);
    length += line.length;
    if (parcel.length > 0 && length > MOST_TEXT) break;
    parcel.push(line);
  }
  return parcel;
}

/** All that either of two versions holds. */
export function versionsTogether(one: Version, other: Version): Version {
  const clients = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...clients].map((client) => [client, Math.max(one[client] ?? 0, other[client] ?? 0)]),
  );
}
