/** A server that cannot start says in one line what is wrong and what to do, and never advises giving up sound data. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { MIGRATIONS } from "@/server/storage/migrations";
import { explained } from "@/server/storage/preflight";
import { openStore } from "@/server/storage/store";
import { StorageTrouble } from "@/server/storage/trouble";
import { luckFrom, playOut } from "./support/bot";
import { dealtTable, deskAt } from "./support/desk";
import { freshFolder } from "./support/places";

const FILE = "stillwater.sqlite";
/** What no refusal may ever advise. */
const LOSES = /move it away|delete|no tables|remove/i;

async function played(folder: string): Promise<void> {
  const tools = await deskAt({ folder });
  await playOut(tools, await dealtTable(tools, "sea p1", 1), luckFrom(1), 5);
  await tools.store.close();
}

async function refusal(folder: string): Promise<string> {
  const cause: unknown = await openStore({ folder }).catch((error: unknown) => error);
  expect(cause).toBeInstanceOf(StorageTrouble);
  const message = cause instanceof Error ? cause.message : "";
  expect(message).toMatch(/^[^\n]+Nothing was changed\.$/);
  expect(message).not.toMatch(LOSES);
  return message;
}

/** A separate disk, if the system allows it. */
function disk(options: string): string | null {
  const folder = freshFolder();
  if (spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]).status !== 0) return null;
  onTestFinished(() => void spawnSync("umount", ["-l", folder]));
  return folder;
}

it.each([
  ["EROFS", /read-only.*nothing wrong with what it holds.*start again/],
  ["SQLITE_READONLY", /read-only.*nothing wrong with what it holds.*start again/],
  ["EACCES", /belongs to another user.*start again/],
  ["ENOSPC", /is full.*Make room.*start again/],
  ["SQLITE_FULL", /is full.*Make room.*start again/],
  ["SQLITE_BUSY", /held by another program.*safe/],
  ["SQLITE_CANTOPEN", /cannot be found or opened.*connect it.*DATA_DIR/],
  ["SQLITE_IOERR_READ", /does not answer as it should.*Look at the disk/],
  ["SQLITE_CORRUPT", /is damaged.*npm run restore/],
])("has a sentence of its own for %s", async (code, sentence) => {
  const told = explained(Object.assign(new Error("x"), { code }), path.join(freshFolder(), FILE));
  expect(told).toBeInstanceOf(StorageTrouble);
  expect(told).toHaveProperty("message", expect.stringMatching(sentence));
  expect(told).toHaveProperty("message", expect.not.stringMatching(LOSES));
});

it("takes a sound file on a read-only disk for sound, and opens it when it can be written again", async () => {
  const folder = disk("size=16m") ?? freshFolder();
  await played(folder);
  // Root can write despite a folder's permissions, but not to a read-only disk.
  const isDisk = spawnSync("mount", ["-o", "remount,ro", folder]).status === 0;
  if (!isDisk) chmodSync(folder, 0o500);
  if (isDisk || process.getuid?.() !== 0)
    expect(await refusal(folder)).toMatch(/nothing wrong with what it holds/);
  if (isDisk) spawnSync("mount", ["-o", "remount,rw", folder]);
  else chmodSync(folder, 0o700);
  await (await openStore({ folder })).close();
});

/** Leaves only this much room on a disk. Returns how to make room again. */
function fill(folder: string, room = 0): () => void {
  const filling = path.join(folder, "filling");
  writeFileSync(`${filling}-room`, Buffer.alloc(room));
  for (let size = 1 << 20; size >= 4096; size /= 2)
    for (let more = 0; ; more++)
      try {
        writeFileSync(filling + size + more, Buffer.alloc(size));
      } catch {
        rmSync(filling + size + more);
        break;
      }
  rmSync(`${filling}-room`);
  return () => void spawnSync("sh", ["-c", `rm ${folder}/filling*`]);
}

it("says of a full disk that it is full, and starts when there is room", async (test) => {
  const folder = disk("size=2m");
  if (folder === null) return test.skip("a disk of its own cannot be mounted here");
  await played(folder);
  const makeRoom = fill(folder);
  expect(await refusal(folder)).toMatch(/is full/);
  makeRoom();
  await (await openStore({ folder })).close();
});

it("says the same where there is no room for the copy before an upgrade, and none for the upgrade", async (test) => {
  const folder = disk("size=8m");
  if (folder === null) return test.skip("a disk of its own cannot be mounted here");
  const file = path.join(folder, FILE);
  const raw = new Database(file);
  raw.pragma(`application_id = ${0x53_54_4c_57}`);
  raw.pragma("journal_mode = WAL");
  raw.exec(readFileSync(new URL("earlier/0001-first-shape.sql", import.meta.url), "utf8"));
  raw.prepare("update guests set name = ? where id = (select min(id) from guests)").run("A".repeat(600_000));
  raw.close();
  const before = readFileSync(file);
  for (const room of [before.length / 2, before.length + 100_000]) {
    const makeRoom = fill(folder, room);
    expect(await refusal(folder)).toMatch(/is full/);
    makeRoom();
    expect(readFileSync(file).equals(before)).toBe(true);
  }
  await (await openStore({ folder })).close();
});

it("begins no second life in a folder whose disk is not there", async () => {
  const mount = freshFolder();
  const folder = path.join(mount, "disk", "data");
  expect(await refusal(folder)).toMatch(/is not there.*connect it/);
  mkdirSync(path.dirname(folder));
  await (await openStore({ folder })).close();
});

it("says that another program holds the file", async () => {
  const folder = freshFolder();
  await played(folder);
  const raw = new Database(path.join(folder, FILE));
  raw.pragma("locking_mode = EXCLUSIVE");
  raw.exec("begin exclusive");
  expect(await refusal(folder)).toMatch(/held by another program/);
  raw.close();
});

it("makes no upgrade without room for the copy", async () => {
  const folder = freshFolder();
  await played(folder);
  const raw = new Database(path.join(folder, FILE));
  const newest = Object.keys(MIGRATIONS).sort().at(-1) ?? "";
  raw.prepare("delete from stillwater_migrations where name = ?").run(newest);
  raw.close();
  // A folder has the name that the copy would get: nobody can write it.
  mkdirSync(path.join(folder, `stillwater-before-${newest}.sqlite.part-${process.pid}`, "x"), {
    recursive: true,
  });
  await expect(openStore({ folder })).rejects.toThrow();
  const again = new Database(path.join(folder, FILE));
  const names = again.prepare("select name from stillwater_migrations").pluck().all();
  expect(names).not.toContain(newest);
  again.close();
});
