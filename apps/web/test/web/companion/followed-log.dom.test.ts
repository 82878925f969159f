/** Entries are on disk before they are shown, and the other tabs are told of those on disk, whatever happens next. */
import {
  appendEntry,
  type Content,
  deviceKeyOf,
  type Log,
  MOST_OF_CLIENT,
  writeEntry,
} from "@stillwater/companion";
import "fake-indexeddb/auto";
import { afterEach, expect, it, vi } from "vitest";
import { beginFollowing } from "@/companion/device/begin";
import { FollowedLog, type FollowTrouble } from "@/companion/device/followed-log";
import * as shelf from "@/companion/device/shelf";
import { keptLog } from "@/companion/device/taking";

const opened: FollowedLog[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const log of opened.splice(0)) log.close();
});

/** A game that is open in another tab. */
async function tab(id: string) {
  const seen = { log: [] as Log[], trouble: null as FollowTrouble, clients: [] as string[] };
  const log = new FollowedLog(id, {
    log: (now) => seen.log.push(now),
    client: (client) => seen.clients.push(client),
    trouble: (trouble) => {
      seen.trouble = trouble;
    },
  });
  opened.push(log);
  await log.open();
  await expect.poll(() => seen.clients).toHaveLength(1);
  return { log, seen, count: () => seen.log.at(-1)?.entries.length };
}

const card = (nth: number): Content => ({
  kind: "correct",
  turn: 1,
  cells: { [`r4c${nth}`]: `${40 + nth}` },
});

it("tells the other tabs of what is on disk, also where what was written with it was not kept", async () => {
  const id = await beginFollowing("sea p2", ["Ana", "Ben"], 0);
  const [here, there] = [await tab(id), await tab(id)];
  const before = await shelf.found(id);
  const { put } = IDBObjectStore.prototype;
  let puts = 0;
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    if (this.name === "entries" && ++puts > 1) throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, args);
  });
  expect(await here.log.write([card(1), card(2)])).toBe(1);
  full.mockRestore();
  expect(here.seen.trouble).toBe("notSaved");
  expect(here.count()).toBe(2);
  await expect.poll(() => there.count()).toBe(2);
  expect((await keptLog(id)).log.entries).toHaveLength(2);
  expect((await shelf.found(id))?.changedAt).not.toBe(before?.changedAt);
  expect(await here.log.write([card(2)])).toBe(1);
  expect(here.seen.trouble).toBeNull();
});

it("leaves nothing half done where a disk refuses: an entry and the hour of its game are one", async () => {
  const id = await beginFollowing("sea p2", ["Ana", "Ben"], 0);
  const here = await tab(id);
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === "games") throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, args);
  });
  expect(await here.log.write([card(1)])).toBe(0);
  expect(here.seen.trouble).toBe("notSaved");
  vi.restoreAllMocks();
  expect((await keptLog(id)).log.entries).toHaveLength(1);
});

it("goes on with a new device key once the old one has signed all it can", async () => {
  const id = await beginFollowing("sea p2", ["Ana", "Ben"], 0);
  const deviceKey = deviceKeyOf((await shelf.found(id))?.secrets[0] ?? "", "Ana");
  let { log } = await keptLog(id);
  while ((log.version[deviceKey.client] ?? 0) < MOST_OF_CLIENT) {
    const longer = appendEntry(log, deviceKey, { kind: "rewind", turn: 0 });
    if (longer === undefined) throw new Error("not written");
    ({ log } = longer);
  }
  await shelf.keepLines(
    id,
    log.entries.map((entry) => ({ id: entry.id, line: writeEntry(entry) })),
  );
  const here = await tab(id);
  expect(here.seen.clients).toEqual([deviceKey.client]);
  expect(await here.log.write([card(1)])).toBe(1);
  expect(here.seen.trouble).toBeNull();
  expect(here.count()).toBe(MOST_OF_CLIENT + 1);
  const now = here.seen.clients.at(-1);
  expect(now).not.toBe(deviceKey.client);
  expect((await shelf.found(id))?.secrets.map((secret) => deviceKeyOf(secret, "Ana").client)).toEqual([now]);
  expect((await keptLog(id)).log.entries.at(-1)?.client).toBe(now);
});

it("says that a game holds no more, and keeps what it has", async () => {
  const id = await beginFollowing("sea p2", ["Ana", "Ben"], 0);
  const here = await tab(id);
  const long = {
    kind: "told",
    turn: 1,
    of: "x",
    nth: 0,
    words: Array.from({ length: 99 }, () => "x".repeat(99)),
  };
  expect(await here.log.write([long as Content])).toBe(0);
  expect(here.seen.trouble).toBe("noMore");
  expect(here.count()).toBe(1);
});

it("says that a line on disk cannot be read, leaves it there, and writes over no number of its own", async () => {
  const id = await beginFollowing("sea p2", ["Ana", "Ben"], 0);
  const before = await tab(id);
  await before.log.write([card(1)]);
  const last = before.seen.log.at(-1)?.entries.at(-1);
  if (last === undefined) throw new Error("not written");
  await shelf.keepLines(id, [{ id: last.id, line: "of a newer page" }]);
  opened.pop()?.close();
  const here = await tab(id);
  expect(here.seen.trouble).toBe("damaged");
  expect(here.count()).toBe(1);
  expect(await here.log.write([card(2)])).toBe(1);
  expect(await shelf.keptOf(id)).toContainEqual({ game: id, id: last.id, line: "of a newer page" });
  expect(here.count()).toBe(2);
  // Its present device key wrote no such line; no further key is taken, as a game allows only so many devices.
  opened.pop()?.close();
  const again = await tab(id);
  expect(await again.log.write([card(3)])).toBe(1);
  expect(again.seen.clients).toEqual(here.seen.clients.slice(-1));
});
