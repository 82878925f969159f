/** What was acknowledged is still there after the process has been killed, at any moment. */
import { type ChildProcess, spawn } from "node:child_process";
import { expect, it } from "vitest";
import { openStore, type StorePlace } from "@/server/storage/store";
import { entriesAfter, firstHash, hashOf, tableById } from "@/server/storage/tables";
import { luckFrom, playOut } from "./support/bot";
import { bundled } from "./support/bundled";
import { deskAt } from "./support/desk";
import { freshPlace, KINDS } from "./support/places";

const KILLS = 20;

interface Acknowledged {
  readonly table: string;
  readonly rev: number;
  readonly command: string;
}

/** A child that is ready to play but waits: starting one takes longer than killing one. */
function prepare(program: string, place: StorePlace, seed: number): ChildProcess {
  return spawn(process.execPath, [program, JSON.stringify(place), String(seed)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
}

/** Lets a child play until it has acknowledged some acts, then kills it in the middle of whatever it does. */
function playAndKill(child: ChildProcess, acts: number, pauseMs: number): Promise<Acknowledged[]> {
  return new Promise((resolve, reject) => {
    let out = "";
    let killing = false;
    child.stdout?.on("data", (chunk) => {
      out += chunk;
      if (killing || out.split("\n").length <= acts) return;
      killing = true;
      setTimeout(() => child.kill("SIGKILL"), pauseMs);
    });
    child.once("close", () => {
      if (!killing) return reject(new Error("the child ended by itself"));
      // The last line may be incomplete: then it was not acknowledged.
      resolve(
        out
          .split("\n")
          .slice(0, -1)
          .map((line) => JSON.parse(line) as Acknowledged),
      );
    });
    child.stdin?.end("go");
  });
}

it.each(KINDS)(`loses nothing acknowledged in ${KILLS} kills on %s`, async (kind) => {
  const place = await freshPlace(kind);
  await (await openStore(place)).close();
  const luck = luckFrom(kind.length);
  const acknowledged: Acknowledged[] = [];
  const program = await bundled("killed");
  let next = prepare(program, place, 0);
  for (let kill = 1; kill <= KILLS; kill++) {
    const child = next;
    if (kill < KILLS) next = prepare(program, place, kill);
    acknowledged.push(...(await playAndKill(child, 2 + luck(12), luck(9))));
  }
  expect(acknowledged.length).toBeGreaterThan(KILLS * 2);
  const tools = await deskAt(place);
  for (const id of new Set(acknowledged.map(({ table }) => table))) {
    const entries = await entriesAfter(tools.store.db, id, 0);
    const commands = new Map(entries.map((entry) => [entry.rev, entry.command_id]));
    for (const { table, rev, command } of acknowledged)
      if (table === id) expect(commands.get(rev)).toBe(command);
    const row = await tableById(tools.store.db, id);
    expect(row?.rev).toBe(entries.length);
    let prev = firstHash(id);
    for (const entry of entries) {
      expect(entry.prev_hash).toBe(prev);
      prev = hashOf(entry);
    }
    expect(row?.head_hash).toBe(prev);
  }
});

it("can be played on from where the kill left it", async () => {
  const place = await freshPlace("sqlite");
  const [first] = await playAndKill(prepare(await bundled("killed"), place, 3), 4, 2);
  const tools = await deskAt(place);
  const row = await tableById(tools.store.db, first?.table ?? "");
  if (!row) throw new Error("the table is there");
  const { guest_id: id } = (await entriesAfter(tools.store.db, row.id, 0, 1))[0] ?? { guest_id: "" };
  const guest = await tools.store.db
    .selectFrom("guests")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await playOut(tools, { table: row.id, words: row.words, players: [{ guest, token: "" }] }, luckFrom(9), 10);
});
