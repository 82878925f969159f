/** Tables with the quiet crew survive kills and several servers: no act is lost, and none is done twice. */
import { type ChildProcess, spawn } from "node:child_process";
import { due } from "@stillwater/engine";
import { expect, it, onTestFinished } from "vitest";
import { openServer, type Server } from "@/server/runtime/server";
import { readSettings } from "@/server/runtime/settings";
import type { EntryRow } from "@/server/storage/schema";
import { openStore, type StorePlace } from "@/server/storage/store";
import { entriesAfter, firstHash, hashOf, tableById } from "@/server/storage/tables";
import { act } from "@/server/tables/playing";
import { luckFrom, steadyAct, wholeTable } from "./support/bot";
import { bundled, crewProgram } from "./support/bundled";
import { crewedTable } from "./support/crew";
import { deskAt } from "./support/desk";
import { freshDatabase, freshPlace, KINDS } from "./support/places";

const KILLS = 8;

interface Durable {
  readonly table: string;
  readonly rev: number;
  readonly hash: string;
}

/** Lets a child play until it has reported some acts of the crew, then kills it in the middle of whatever it does. */
function playAndKill(child: ChildProcess, acts: number, pauseMs: number): Promise<Durable[]> {
  return new Promise((resolve, reject) => {
    let out = "";
    let killing = false;
    child.stdout?.on("data", (chunk) => {
      out += chunk;
      if (killing || out.split(`"crew":true`).length <= acts) return;
      killing = true;
      setTimeout(() => child.kill("SIGKILL"), pauseMs);
    });
    child.once("close", () => {
      if (!killing) return reject(new Error(`the child ended by itself: ${out}`));
      const whole = out.split("\n").slice(0, -1);
      resolve(whole.map((line) => JSON.parse(line) as Durable));
    });
    child.stdin?.end("go");
  });
}

/** The log is one chain, and contains each of the crew's commands once, right after the revision it was meant for. */
function checkLog(id: string, entries: readonly EntryRow[]): number {
  let prev = firstHash(id);
  let acts = 0;
  for (const [index, entry] of entries.entries()) {
    expect(entry).toMatchObject({ rev: index + 1, prev_hash: prev, hash: hashOf(entry) });
    prev = entry.hash;
    if (entry.kind !== "act" || entry.command_id === null || !entry.guest_id.startsWith("crew-")) continue;
    expect(entry.command_id).toBe(`crew ${entry.rev - 1} ${entry.seat + 1}`);
    acts++;
  }
  return acts;
}

it.each(KINDS)(`goes on after each of ${KILLS} kills on %s`, async (kind) => {
  const place: StorePlace = await freshPlace(kind);
  await (await openStore(place)).close();
  const [child, program] = [await bundled("crewed"), await crewProgram()];
  const luck = luckFrom(kind.length);
  const durable: Durable[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const args = [child, JSON.stringify(place), program];
    const started = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
    durable.push(...(await playAndKill(started, 8 + luck(16), luck(9))));
  }
  const tools = await deskAt(place);
  let acts = 0;
  for (const id of new Set(durable.map(({ table }) => table))) {
    const entries = await entriesAfter(tools.store.db, id, 0);
    for (const { table, rev, hash } of durable) if (table === id) expect(entries[rev - 1]?.hash).toBe(hash);
    acts += checkLog(id, entries);
  }
  expect(acts).toBeGreaterThan(KILLS * 5);
});

async function serverOn(url: string, program: string): Promise<Server> {
  const server = await openServer(readSettings({ DATABASE_URL: url, CREW_PROGRAM: program }));
  onTestFinished(() => server.close().catch(() => undefined));
  return server;
}

it("is one crew where two servers look after it, and goes on when one of them has gone", async () => {
  const [url, program] = [await freshDatabase(), await crewProgram()];
  const [a, b] = [await serverOn(url, program), await serverOn(url, program)];
  const seated = await crewedTable(a.tools, "sea p4", 1);
  const [ana] = seated.players;
  if (!ana) throw new Error("Ana");
  let turns = 0;
  for (;;) {
    // At the person's third turn one server closes, as for an update.
    if (turns === 3) await a.close();
    const { tools } = b;
    const whole = await wholeTable(tools, seated.table);
    if (whole === null) throw new Error("a table");
    const { step, seats } = due(whole.table);
    if (step === "over") break;
    const text = seats.includes(0) ? steadyAct(whole.table, 0) : undefined;
    if (text === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const command = { table: seated.table, expectedRev: whole.rev, commandId: `turn ${whole.rev}` };
    const reply = await act(tools, ana.guest, { ...command, act: text });
    if ("rev" in reply) turns++;
  }
  expect(turns).toBeGreaterThan(5);
  const row = await tableById(b.tools.store.db, seated.table);
  expect(["won", "lost"]).toContain(row?.status);
  expect(checkLog(seated.table, await entriesAfter(b.tools.store.db, seated.table, 0))).toBeGreaterThan(15);
});
