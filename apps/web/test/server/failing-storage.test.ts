/** Storage that fails under a running server: reported at once by name, nothing half written, and working again later. */
import { randomUUID } from "node:crypto";
import { cpSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { expect, it, onTestFinished, vi } from "vitest";
import { guestOf } from "@/server/identity/guests";
import { asTransportError, errorReasonOf } from "@/server/routers/errors";
import { readiness } from "@/server/runtime/ready";
import { theServer } from "@/server/runtime/server";
import { storageReason } from "@/server/runtime/storage-reason";
import { entriesAfter } from "@/server/storage/tables";
import { act } from "@/server/tables/playing";
import type { Tools } from "@/server/tables/tools";
import { luckFrom, nextAct, playOut, wholeTable } from "./support/bot";
import { dealtTable, deskAt, type Seated } from "./support/desk";
import { freshDatabase, freshFolder } from "./support/places";
import { run, startPostgres } from "./support/postgres";
import { until } from "./support/until";

/** One more act at a table, or the refusal that a client is told. */
async function oneAct(tools: Tools, seated: Seated): Promise<unknown> {
  const whole = await wholeTable(tools, seated.table);
  const next = whole && nextAct(whole.table, luckFrom(3));
  const player = seated.players[next?.seat ?? -1];
  if (!whole || !next || !player) throw new Error("nothing to do");
  const request = { table: seated.table, expectedRev: whole.rev, commandId: randomUUID(), act: next.text };
  try {
    return await act(tools, player.guest, request);
  } catch (cause) {
    const error = asTransportError(cause);
    return {
      code: error.code,
      ...errorReasonOf(error),
      first: cause instanceof Error && "code" in cause ? cause.code : "",
    };
  }
}

it("calls a full disk full for every act of the group, keeps what was answered, and goes on when there is room", async () => {
  const folder = freshFolder();
  const tools = await deskAt({ folder });
  const tables = [];
  for (let index = 0; index < 4; index++) tables.push(await dealtTable(tools, "sea p1", 1));
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(tools.store.db);
  await sql.raw(`pragma max_page_count = ${pages.rows[0]?.page_count ?? 0}`).execute(tools.store.db);
  let answered = 0;
  let refused: unknown[] = [];
  while (refused.length === 0) {
    const all = await Promise.all(tables.map((seated) => oneAct(tools, seated)));
    answered += all.filter((reply) => typeof reply === "object" && reply !== null && "rev" in reply).length;
    refused = all.filter((reply) => typeof reply === "object" && reply !== null && "code" in reply);
  }
  for (const reply of refused)
    expect(reply).toEqual({ code: "SERVICE_UNAVAILABLE", reason: "storage-full", first: "SQLITE_FULL" });
  await expect(tools.store.check()).rejects.toHaveProperty("code", "SQLITE_FULL");
  await sql.raw("pragma max_page_count = 1000000").execute(tools.store.db);
  await tools.store.check();
  for (const seated of tables) expect(await oneAct(tools, seated)).toHaveProperty("rev");
  const entries = await Promise.all(tables.map(({ table }) => entriesAfter(tools.store.db, table, 0)));
  expect(entries.flat().filter(({ kind }) => kind === "act").length).toBe(answered + tables.length);
});

it("knows who reads also where it cannot be noted that they were here", async () => {
  const tools = await deskAt({ folder: freshFolder() });
  const { players } = await dealtTable(tools, "sea p1", 1);
  const [ana] = players;
  const later = { ...tools, clock: () => new Date(tools.clock().getTime() + 2 * 60 * 60 * 1000) };
  await sql`pragma query_only = on`.execute(tools.store.db);
  const seen = await guestOf(later, ana?.token ?? null);
  expect(seen?.id).toBe(ana?.guest.id);
  await expect(tools.store.check()).rejects.toHaveProperty("code", "SQLITE_READONLY");
  await sql`pragma query_only = off`.execute(tools.store.db);
  await guestOf(later, ana?.token ?? null);
  expect((await guestOf(later, ana?.token ?? null))?.seen_at).not.toBe(seen?.seen_at);
});

it.each(["moved", "deleted", "replaced"])("acknowledges nothing into a folder that was %s", async (how) => {
  const folder = path.join(freshFolder(), "data");
  const tools = await deskAt({ folder });
  const seated = await dealtTable(tools, "sea p1", 1);
  await playOut(tools, seated, luckFrom(1), 5);
  const away = `${folder}-away`;
  if (how === "deleted") rmSync(folder, { recursive: true });
  else renameSync(folder, away);
  if (how === "replaced") cpSync(away, folder, { recursive: true });
  expect(await oneAct(tools, seated)).toMatchObject({ code: "SERVICE_UNAVAILABLE", reason: "storage-gone" });
  await expect(tools.store.check()).rejects.toHaveProperty("name", "StorageGone");
  if (how === "deleted") return;
  rmSync(folder, { recursive: true, force: true });
  renameSync(away, folder);
  await tools.store.check();
  expect(await oneAct(tools, seated)).toHaveProperty("rev");
});

it("is not ready, and says why, while the storage is full or gone", async () => {
  const folder = path.join(freshFolder(), "data");
  const before = { ...process.env };
  Object.assign(process.env, { DATA_DIR: folder, DATABASE_URL: "" });
  mkdirSync(folder);
  const server = await theServer();
  onTestFinished(async () => {
    Object.assign(process.env, { DATA_DIR: before.DATA_DIR ?? "", DATABASE_URL: before.DATABASE_URL ?? "" });
    await server.close();
  });
  expect(await readiness()).toEqual({ ready: true, why: null });
  const { db } = server.tools.store;
  const seated = await dealtTable(server.tools, "sea p1", 1);
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${pages.rows[0]?.page_count ?? 0}`).execute(db);
  for (let reply: unknown = { rev: 0 }; typeof reply === "object" && reply !== null && "rev" in reply; )
    reply = await oneAct(server.tools, seated);
  expect(await readiness()).toEqual({ ready: false, why: "storage-full" });
  await sql.raw("pragma max_page_count = 1000000").execute(db);
  expect(await readiness()).toEqual({ ready: true, why: null });
  renameSync(folder, `${folder}-away`);
  expect(await readiness()).toEqual({ ready: false, why: "storage-gone" });
  renameSync(`${folder}-away`, folder);
  expect(await readiness()).toEqual({ ready: true, why: null });
});

it("answers with 503 when PostgreSQL drops its connections, also those lent out between two queries", async () => {
  const uncaught: unknown[] = [];
  const hear = (cause: unknown): void => void uncaught.push(cause);
  process.on("uncaughtException", hear);
  onTestFinished(() => void process.off("uncaughtException", hear));
  const url = await freshDatabase();
  const tools = await deskAt({ url });
  const seated = await dealtTable(tools, "sea p1", 1);
  const others = url.replace(/\/t\d[^?]*/, "/postgres");
  const name = /\/(t\d[^?]*)/.exec(url)?.[1] ?? "";
  const drop = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  const failed: unknown = await tools.store
    .write(async (tx) => {
      const asked = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx.db);
      const told = vi.spyOn(pg.Client.prototype, "emit");
      onTestFinished(() => told.mockRestore());
      await run(others, drop);
      // Until the connection has noticed; it is in use by us and has no query running.
      const { contexts, calls } = told.mock;
      await until(() =>
        calls.some(
          ([event], call) => event === "error" && Object(contexts[call]).processID === asked.rows[0]?.pid,
        ),
      );
      await sql`select 1`.execute(tx.db);
    })
    .catch((cause: unknown) => cause);
  expect(storageReason(failed)).toBe("storage");
  expect(errorReasonOf(asTransportError(failed))).toEqual({ reason: "storage" });
  expect(await oneAct(tools, seated)).toHaveProperty("rev");
  // One connection with a query running, and one idle.
  const sleeping = sql`select pg_sleep(30)`.execute(tools.store.db).catch((cause: unknown) => cause);
  await run(others, drop);
  for (let tries = 0; tries < 50; tries++) await run(others, drop);
  expect(storageReason(await sleeping)).toBe("storage");
  expect(await oneAct(tools, seated)).toHaveProperty("rev");
  expect(uncaught).toEqual([]);
});

it("names why PostgreSQL broke off, and not what came of that", async () => {
  const url = await freshDatabase();
  const tools = await deskAt({ url });
  const others = url.replace(/\/t\d[^?]*/, "/postgres");
  const name = /\/(t\d[^?]*)/.exec(url)?.[1] ?? "";
  const asleep = `datname = '${name}' and query like 'select pg_sleep%'`;
  const failed: unknown = await tools.store
    .write(async (tx) => {
      const sleeping = sql`select pg_sleep(30)`.execute(tx.db);
      sleeping.catch(() => undefined);
      await until(
        async () => (await run(others, `select 1 from pg_stat_activity where ${asleep}`)).length > 0,
      );
      await run(others, `select pg_terminate_backend(pid) from pg_stat_activity where ${asleep}`);
      await sleeping;
    })
    .catch((cause: unknown) => cause);
  expect(failed).toHaveProperty("code", "57P01");
});

it("calls PostgreSQL's full disk full too, is not ready meanwhile, and goes on when there is room", async () => {
  const url = await freshDatabase();
  const tools = await deskAt({ url });
  const seated = await dealtTable(tools, "sea p1", 1);
  await run(
    url,
    `create function full_disk() returns trigger language plpgsql as
       $$ begin raise exception using errcode = '53100', message = 'no space left'; end $$;
     create trigger full_disk before insert on entries execute function full_disk();
     create trigger full_disk before insert on keys execute function full_disk()`,
  );
  expect(await oneAct(tools, seated)).toEqual({
    code: "SERVICE_UNAVAILABLE",
    reason: "storage-full",
    first: "53100",
  });
  await expect(tools.store.check()).rejects.toHaveProperty("code", "53100");
  await run(url, "drop trigger full_disk on entries; drop trigger full_disk on keys");
  await tools.store.check();
  expect(await oneAct(tools, seated)).toHaveProperty("rev");
});

it("says at once that PostgreSQL has gone", async () => {
  const postgres = await startPostgres();
  const tools = await deskAt({ url: postgres.url });
  const seated = await dealtTable(tools, "sea p1", 1);
  const whole = await wholeTable(tools, seated.table);
  const [player] = seated.players;
  if (whole === null || player === undefined) throw new Error("a dealt table");
  await postgres.stop();
  for (let tries = 0; tries < 3; tries++) {
    const command = { table: seated.table, expectedRev: whole.rev, commandId: randomUUID(), act: "pass" };
    const failed: unknown = await act(tools, player.guest, command).catch((cause: unknown) => cause);
    expect(errorReasonOf(asTransportError(failed))).toEqual({ reason: "storage" });
    expect(storageReason(await tools.store.check().catch((cause: unknown) => cause))).toBe("storage");
  }
});

it("knows PostgreSQL's full disk and its database that is gone by their codes", () => {
  const failure = (code: string): Error => Object.assign(new pg.DatabaseError("x", 1, "error"), { code });
  expect(storageReason(failure("53100"))).toBe("storage-full");
  expect(storageReason(failure("3D000"))).toBe("storage-gone");
  expect(storageReason(failure("57P01"))).toBe("storage");
  expect(storageReason(failure("23505"))).toBeUndefined();
});
