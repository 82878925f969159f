/** What the log names: the copy before an upgrade, and a failure's first cause, under the id that the client was told. */
import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { MIGRATION_TABLE } from "@/server/storage/migrations";
import { openStore } from "@/server/storage/store";
import { StorageTrouble } from "@/server/storage/trouble";
import { bundled } from "./support/bundled";
import { freshFolder } from "./support/places";
import { until } from "./support/until";

const FAULTS = path.resolve(import.meta.dirname, "../../storm/faults.mjs");

/** The lines that a process has logged: each is a JSON object. */
const linesIn = (output: string): Record<string, unknown>[] =>
  output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

const OLD = "0003-storm-council";

/** A folder as an earlier version left it. */
function oldFolder(change: (raw: Database.Database) => void = () => undefined): string {
  const folder = freshFolder();
  const raw = new Database(path.join(folder, "stillwater.sqlite"));
  raw.pragma(`application_id = ${0x53_54_4c_57}`);
  raw.exec(readFileSync(new URL(`earlier/${OLD}.sql`, import.meta.url), "utf8"));
  change(raw);
  raw.close();
  return folder;
}

function shapeOf(file: string): unknown {
  const raw = new Database(file, { readonly: true });
  try {
    return raw.prepare(`select max(name) from ${MIGRATION_TABLE}`).pluck().get();
  } finally {
    raw.close();
  }
}

const refusalOf = (folder: string): Promise<unknown> =>
  openStore({ folder }).then(
    (store) => store.close().then(() => null),
    (cause: unknown) => cause,
  );

it("names the copy that was made before an upgrade", async () => {
  const folder = oldFolder();
  const program = await bundled("upgraded");
  const env = { ...process.env, LOG_LEVEL: "info" };
  const open = () => spawnSync(process.execPath, [program, folder, "never"], { env, encoding: "utf8" });
  const [line, ...more] = linesIn(open().stdout);
  expect(line).toMatchObject({
    msg: "copied before the upgrade",
    file: "stillwater-before-0004-real-tables.sqlite",
  });
  expect(shapeOf(path.join(folder, String(line?.file)))).toBe(OLD);
  // Nothing is copied if nothing changes.
  expect([...more, ...linesIn(open().stdout)]).toEqual([]);
});

it.each([
  ["its beginning", 0],
  ["some of its pages", 2 * 4096],
])(
  "makes no upgrade after a copy of which %s cannot be read back, and keeps no such copy",
  async (_, from) => {
    const folder = oldFolder();
    const { backup } = Database.prototype;
    onTestFinished(() => {
      Database.prototype.backup = backup;
    });
    // A disk that writes something other than what it was given.
    Database.prototype.backup = async function (this: Database.Database, file: string, ...how) {
      const done = await Reflect.apply(backup, this, [file, ...how]);
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xa5, from, 4 * 4096));
      return done;
    };
    const refused = await refusalOf(folder);
    expect(refused).toBeInstanceOf(StorageTrouble);
    expect(refused).toHaveProperty(
      "message",
      expect.stringMatching(/could not be read back.*Look at the disk.*Nothing was changed\.$/),
    );
    expect(readdirSync(folder)).toEqual(["stillwater.sqlite"]);
    expect(shapeOf(path.join(folder, "stillwater.sqlite"))).toBe(OLD);
  },
);

it("says which change failed and what to do, and leaves the database as that version had it", async () => {
  const folder = oldFolder((raw) => raw.exec("create table told (anything)"));
  const refused = await refusalOf(folder);
  expect(refused).toBeInstanceOf(StorageTrouble);
  expect(refused).toHaveProperty(
    "message",
    expect.stringMatching(
      /could not be brought up to date: 0005-messages failed \(.*told.*\)\. Nothing was changed: run the version you had, and report this line\.$/,
    ),
  );
  expect(shapeOf(path.join(folder, "stillwater.sqlite"))).toBe(OLD);
  // Nor half of it: the change before the failed one is undone too.
  const raw = new Database(path.join(folder, "stillwater.sqlite"), { readonly: true });
  const tables = raw.prepare("select name from sqlite_master where name = 'companions'").pluck().all();
  raw.close();
  expect(tables).toEqual([]);
});

it("names the first cause of what failed, under the id that whoever asked was told", async () => {
  const program = await bundled("closing");
  const child = spawn(process.execPath, ["--import", FAULTS, program], {
    env: { ...process.env, DATA_DIR: freshFolder(), DATABASE_URL: "", PORT: "0", LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  await until(() => /^\d+\n/.test(output));
  const origin = `http://127.0.0.1:${output.split("\n")[0]}`;
  // A file that may not grow any more, which SQLite takes for a full disk.
  child.send({ full: true });
  const open = () =>
    fetch(`${origin}/api/trpc/table.open`, {
      method: "POST",
      headers: { origin, "content-type": "application/json" },
      body: JSON.stringify({ code: "sea p1", name: "Ana", language: "en" }),
    });
  let refused = await open();
  for (let tries = 0; refused.status !== 503 && tries < 200; tries++) refused = await open();
  const { error } = await refused.json();
  expect(error.data).toMatchObject({ reason: "storage-full" });
  expect(refused.headers.get("x-request-id")).toBe(error.data.request);
  await until(() => linesIn(output).length > 0);
  expect(linesIn(output)).toEqual([
    expect.objectContaining({
      level: 50,
      request: error.data.request,
      procedure: "table.open",
      error: "SqliteError SQLITE_FULL",
    }),
  ]);
});
