/**
 * Handing entries over without a network: what the other device lacks as short text, cut into frames small enough for a QR
 * code. Whatever can be computed is left out: counters are consecutive, and a device's last key gives all earlier ones.
 */
import { err, ok, type Problem, type Result } from "@stillwater/engine";
import { linksAfter } from "./device-key";
import { type Content, contentOf, countOf, type Entry, entryIdOf, type Version } from "./entry";
import { entriesMissing, type Log } from "./log";
import { isEntry } from "./shape";
import { digest, digestOf, isGame, type Parcel, parsed } from "./text";

const TITLE = "sw1";

/** A device: its first count here, the digest of its entry before that, the key of its last entry here (0, "" if none). */
type Device = [client: string, first: number, prev: string, key: string];
/** Device, name, lamport, what it has learnt since (device, count, …), and its content. */
type Row = [device: number, name: number, lamport: number, seen: number[], says: unknown];

/** All that the holder of a version lacks, as one line of ASCII. */
export function handOver(game: string, log: Log, version: Version = {}): string {
  const entries = entriesMissing(log, version);
  const devices: Device[] = Object.keys(log.version).map((client) => {
    const own = entries.filter((entry) => entry.client === client);
    return [client, own[0]?.count ?? 0, own[0]?.prev ?? "", own.at(-1)?.key ?? ""];
  });
  const names = [...new Set(entries.map(({ by }) => by))];
  const last = new Map<string, Version>();
  const rows = entries.map((entry): Row => {
    const before = last.get(entry.client) ?? {};
    last.set(entry.client, entry.seen);
    const seen = devices.flatMap(([client], index) => {
      const count = countOf(entry.seen, client);
      return client === entry.client || count === countOf(before, client) ? [] : [index, count];
    });
    const device = devices.findIndex(([client]) => client === entry.client);
    return [device, names.indexOf(entry.by), entry.lamport, seen, packed(entry)];
  });
  return ascii(JSON.stringify([TITLE, game, devices, names, rows]));
}

function ascii(text: string): string {
  return text.replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function packed(entry: Entry): unknown {
  const says = contentOf(entry);
  return says.kind === "act" ? [says.turn, says.nth, says.seat, says.act] : says;
}

function unpacked(says: unknown): Content {
  if (!Array.isArray(says)) return says as Content;
  const [turn, nth, seat, act] = says;
  return { kind: "act", turn, nth, seat, act };
}

const wrong = (what: string): { ok: false; error: Problem } => err({ at: 0, what, with: {} });

/** Reads a hand-over. Problems: `handover.text`, `handover.shape`. */
export function takeOver(text: string): Result<Parcel, Problem> {
  const value = parsed(text);
  if (!Array.isArray(value) || value[0] !== TITLE || !isGame(value[1])) return wrong("handover.text");
  const [, game, devices, names, rows] = value as [string, string, unknown, unknown, unknown];
  if (!isDevices(devices) || !isNames(names) || !Array.isArray(rows)) return wrong("handover.shape");
  const counts = devices.map(() => 0);
  for (const row of rows) {
    if (!isRow(row, devices, names)) return wrong("handover.shape");
    counts[row[0]] = (counts[row[0]] ?? 0) + 1;
  }
  const keys = devices.map(([, , , key], index) => {
    const count = counts[index] ?? 0;
    return count === 0 ? [] : [key, ...linksAfter(key, count - 1)].toReversed();
  });
  const written = devices.map(() => 0);
  const last = devices.map((): Record<string, number> => ({}));
  const before = devices.map((): Entry | undefined => undefined);
  const entries: Entry[] = [];
  for (const [device, name, lamport, seen, says] of rows as Row[]) {
    const [client, first, start] = devices[device] as Device;
    const nth = written[device] ?? 0;
    written[device] = nth + 1;
    const count = first + nth;
    const known = { ...last[device] };
    for (let index = 0; index + 1 < seen.length; index += 2)
      known[devices[seen[index] ?? -1]?.[0] ?? ""] = seen[index + 1] ?? 0;
    if (count > 1) known[client] = count - 1;
    last[device] = known;
    const stamp = { id: entryIdOf(client, count), client, count, lamport, seen: known };
    const prev = nth === 0 ? start : digestOf(before[device]);
    const entry: unknown = { ...unpacked(says), ...stamp, by: names[name], key: keys[device]?.[nth], prev };
    if (!isEntry(entry)) return wrong("handover.shape");
    before[device] = entry;
    entries.push(entry);
  }
  return ok({ game, entries });
}

const MOST_DEVICES = 64;
const MOST_ROWS = 20_000;
const isIndex = (value: unknown, list: readonly unknown[]): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < list.length;

function isDevices(value: unknown): value is readonly Device[] {
  return (
    Array.isArray(value) &&
    value.length <= MOST_DEVICES &&
    value.every(
      (device) =>
        Array.isArray(device) &&
        device.length === 4 &&
        typeof device[0] === "string" &&
        Number.isInteger(device[1]) &&
        typeof device[2] === "string" &&
        typeof device[3] === "string",
    )
  );
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= MOST_ROWS && value.every((name) => typeof name === "string");
}

function isRow(value: unknown, devices: readonly Device[], names: readonly string[]): value is Row {
  if (!Array.isArray(value) || value.length !== 5) return false;
  const [device, name, , seen] = value;
  return (
    isIndex(device, devices) &&
    isIndex(name, names) &&
    Array.isArray(seen) &&
    seen.length % 2 === 0 &&
    seen.every((part, index) => (index % 2 === 0 ? isIndex(part, devices) : Number.isInteger(part)))
  );
}

const FRAME = /^SW1\.([0-9a-f]{8})\.(\d{1,3})\.(\d{1,3})\.([\x20-\x7e]+)$/;
const MOST_FRAMES = 400;

/** Cuts a hand-over into frames, each of about `size` characters. */
export function framesOf(text: string, size = 700): readonly string[] {
  const count = Math.max(1, Math.ceil(text.length / size));
  return Array.from({ length: count }, (_, index) => {
    return `SW1.${digest(text)}.${index + 1}.${count}.${text.slice(index * size, (index + 1) * size)}`;
  });
}

/** Collects frames, in whatever order and however often each is seen. An immutable value: `gather` returns the next one. */
export interface Gathering {
  readonly name: string;
  readonly of: number;
  readonly parts: Readonly<Record<number, string>>;
  /** The hand-over, once all frames are there. */
  readonly text?: string;
}

/** Takes in a frame. Other text changes nothing; a frame of another hand-over starts a new gathering. */
export function gather(so: Gathering | undefined, frame: string): Gathering | undefined {
  const [, name, number, count, part] = FRAME.exec(frame) ?? [];
  const of = Number(count);
  const index = Number(number);
  if (name === undefined || part === undefined || of > MOST_FRAMES || index < 1 || index > of) return so;
  const parts = { ...(so?.name === name && so.of === of ? so.parts : {}), [index]: part };
  const have = Object.keys(parts).length;
  if (have < of) return { name, of, parts };
  const text = Array.from({ length: of }, (_, at) => parts[at + 1] ?? "").join("");
  return digest(text) === name ? { name, of, parts, text } : undefined;
}
