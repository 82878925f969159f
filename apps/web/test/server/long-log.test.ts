/** A long log costs only its own table's readers: acts without effect are not stored, and reads are bounded. */
import { randomUUID } from "node:crypto";
import { due, startTable } from "@stillwater/engine";
import type { ActReply } from "@stillwater/table/session";
import { describe, expect, it } from "vitest";
import { hashOfToken } from "@/server/identity/token";
import { logBefore } from "@/server/tables/earlier";
import { act } from "@/server/tables/playing";
import { MOST_ENTRIES } from "@/server/tables/room";
import { leave } from "@/server/tables/seating";
import { LAST_ACTS, PAGE_ACTS } from "@/server/tables/table-log";
import type { Tools } from "@/server/tables/tools";
import { lookAtTable } from "@/server/tables/view";
import { wish } from "@/server/tables/waiting";
import { luckFrom, nextAct, playOut, wholeTable } from "./support/bot";
import { dealtTable, freshDesk, type Seated } from "./support/desk";
import { lengthen } from "./support/long";
import { KINDS } from "./support/places";
import { watch } from "./support/viewer";

const say = async (
  tools: Tools,
  { table, players }: Seated,
  seat: number,
  text: string,
  commandId = randomUUID(),
) => {
  const player = players[seat];
  const whole = await wholeTable(tools, table);
  if (player === undefined || whole === null) throw new Error("a dealt table and its player");
  return act(tools, player.guest, { table, expectedRev: whole.rev, commandId, act: text });
};

/** A table at which the split of the eight at a Start is being agreed. */
async function atStart(tools: Tools): Promise<Seated> {
  for (let seed = 1; seed < 40; seed++) {
    const seated = await dealtTable(tools, "sea p2", 2);
    for (let turn = 0; turn < 60; turn++) {
      const whole = await wholeTable(tools, seated.table);
      if (whole === null || due(whole.table).step === "over") break;
      if (startTable(whole.table) !== null) return seated;
      const next = nextAct(whole.table, luckFrom(seed * 100 + turn));
      if (next === null) break;
      await say(tools, seated, next.seat, next.text);
    }
  }
  throw new Error("no Start came up");
}

const rows = async (tools: Tools, table: string): Promise<number> =>
  (await tools.store.db.selectFrom("entries").select("rev").where("table_id", "=", table).execute()).length;

const replies = async (tools: Tools, table: string): Promise<number> =>
  (await tools.store.db.selectFrom("command_replies").select("reply").where("table_id", "=", table).execute())
    .length;

describe.each(KINDS)("on %s", (kind) => {
  it("answers what changes nothing, and keeps no entry of it", async () => {
    const tools = await freshDesk(kind);
    const seated = await atStart(tools);
    const first = await say(tools, seated, 0, "dial 1 3");
    expect(first).toHaveProperty("rev");
    const [entries, kept] = [await rows(tools, seated.table), await replies(tools, seated.table)];
    const answers: ActReply[] = [];
    for (let again = 0; again < 30; again++) answers.push(await say(tools, seated, 0, "dial 1 3"));
    // Each is accepted: the table is already as it asks.
    for (const answer of answers) expect(answer).toEqual(first);
    expect(await rows(tools, seated.table)).toBe(entries);
    // For acts without effect one answer is kept for each guest: the last, which a retry may ask for again.
    expect(await replies(tools, seated.table)).toBe(kept + 1);
  });

  it("gives a command that changed nothing the same answer, whatever has happened since", async () => {
    const tools = await freshDesk(kind);
    const seated = await atStart(tools);
    await say(tools, seated, 0, "dial 4 4");
    await say(tools, seated, 1, "dial 4 4");
    const id = randomUUID();
    const [ana] = seated.players;
    const whole = await wholeTable(tools, seated.table);
    if (ana === undefined || whole === null) throw new Error("a player at a dealt table");
    const command = { table: seated.table, expectedRev: whole.rev, commandId: id, act: "dial 4 4" };
    const first = await act(tools, ana.guest, command);
    expect(first).toEqual({ rev: whole.rev });
    // The other one agrees: repeating the same dial now would take the agreement back.
    await say(tools, seated, 1, "agree 4-4");
    const agreed = await rows(tools, seated.table);
    expect(await act(tools, ana.guest, command)).toEqual(first);
    expect(await act(tools, ana.guest, { ...command, act: "dial 3 4" })).toEqual({ mismatch: true });
    expect(await rows(tools, seated.table)).toBe(agreed);
  });

  it("keeps a wish once, however often it is said", async () => {
    const tools = await freshDesk(kind);
    const seated = await dealtTable(tools, "sea p2", 2);
    const [ana] = seated.players;
    if (ana === undefined) throw new Error("a player");
    const said = await wish(tools, ana.guest, { table: seated.table, wish: "stop" });
    const before = await rows(tools, seated.table);
    for (let again = 0; again < 5; again++)
      expect(await wish(tools, ana.guest, { table: seated.table, wish: "stop" })).toEqual(said);
    expect(await rows(tools, seated.table)).toBe(before);
  });

  it("brings the last acts with a table and the others by pages, together all of them", async () => {
    const tools = await freshDesk(kind);
    const seated = await dealtTable(tools, "sea p5", 5);
    const acts = new Set<number>();
    await playOut(tools, seated, luckFrom(11), 200, async (reply) => {
      if ("rev" in reply) acts.add(reply.rev);
    });
    expect(acts.size).toBeGreaterThan(LAST_ACTS);
    for (const token of [...seated.players.map((player) => player.token), null]) {
      const hash = token === null ? null : hashOfToken(token);
      const view = await lookAtTable(tools, hash, seated.table);
      expect(view.log).toHaveLength(LAST_ACTS);
      expect(view.earlier).toBe(true);
      let log = view.log;
      for (let more = view.earlier; more; ) {
        const page = await logBefore(tools, hash, seated.table, log[0]?.rev ?? 0);
        log = [...page.entries, ...log];
        more = page.earlier;
      }
      expect(log.map(({ rev }) => rev)).toEqual([...acts]);
    }
  });
});

it("reads as much for a table of six thousand entries as for one of sixty", async () => {
  const tools = await freshDesk("sqlite");
  const [short, long] = [await dealtTable(tools, "sea p2", 2), await dealtTable(tools, "sea p2", 2)];
  await lengthen(tools, short.table, 60);
  await lengthen(tools, long.table, 6_000);
  const sizes: number[] = [];
  for (const { table, players } of [short, long]) {
    const view = await lookAtTable(tools, hashOfToken(players[0]?.token ?? ""), table);
    sizes.push(JSON.stringify(view).length);
    expect(view.log.length).toBeLessThanOrEqual(LAST_ACTS);
  }
  const page = await logBefore(tools, null, long.table, 6_001);
  expect([page.entries.length, page.earlier]).toEqual([PAGE_ACTS, true]);
  expect(page.entries.at(-1)?.rev).toBe(6_000);
  const [few = 0, many = 0] = sizes;
  expect(many).toBeLessThan(few * 1.2);
});

it("has a greatest number of entries, told with the table, at which only getting up and ending are left", async () => {
  const tools = await freshDesk("sqlite");
  const seated = await dealtTable(tools, "sea p2", 2);
  const [ana, ben] = seated.players;
  if (ana === undefined || ben === undefined) throw new Error("two players");
  expect((await lookAtTable(tools, null, seated.table)).most).toBe(MOST_ENTRIES);
  await lengthen(tools, seated.table, MOST_ENTRIES - 1);
  const whole = await wholeTable(tools, seated.table);
  const next = whole === null ? null : nextAct(whole.table, luckFrom(3));
  if (next === null) throw new Error("somebody's turn");
  expect(await say(tools, seated, next.seat, next.text)).toEqual({ rev: MOST_ENTRIES });
  const after = await wholeTable(tools, seated.table);
  const then = after === null ? null : nextAct(after.table, luckFrom(3));
  if (then === null) throw new Error("somebody's turn");
  await expect(say(tools, seated, then.seat, then.text)).rejects.toMatchObject({ kind: "log-full" });
  await expect(wish(tools, ana.guest, { table: seated.table, wish: "free" })).resolves.toEqual({
    refused: "early",
  });
  expect(await wish(tools, ana.guest, { table: seated.table, wish: "stop" })).toMatchObject({ done: null });
  await expect(wish(tools, ana.guest, { table: seated.table, wish: "none" })).rejects.toMatchObject({
    kind: "log-full",
  });
  expect(await leave(tools, ben.guest, seated.table)).toHaveProperty("rev");
  expect((await lookAtTable(tools, null, seated.table)).seats[1]).toBeNull();
});

it("makes a view once for all who look from the same seat", async () => {
  const tools = await freshDesk("sqlite");
  const seated = await dealtTable(tools, "sea p2", 2);
  await playOut(tools, seated, luckFrom(5), 20);
  let reads = 0;
  const counted: Tools = {
    ...tools,
    store: {
      ...tools.store,
      db: tools.store.db.withPlugin({
        transformQuery: ({ node }) => {
          if (JSON.stringify(node).includes('"name":"entries"')) reads++;
          return node;
        },
        // A prepared query is built only once, so its results are watched instead.
        transformResult: async ({ result }) => {
          if (result.rows.some((row) => "prev_hash" in row)) reads++;
          return result;
        },
      }),
    },
  };
  const hash = hashOfToken(seated.players[0]?.token ?? "");
  const first = await lookAtTable(counted, hash, seated.table);
  const after = reads;
  expect(after).toBeGreaterThan(0);
  for (let again = 0; again < 10; again++)
    expect(await lookAtTable(counted, hash, seated.table)).toEqual(first);
  expect(reads).toBe(after);
  const watcher = watch(counted, seated.table, seated.players[0]?.token ?? null);
  await watcher.reached(first.rev);
  watcher.stop();
  expect(reads).toBe(after);
});
