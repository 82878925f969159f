/** Acts happen once, in order, or not at all; on both databases. */
import { randomUUID } from "node:crypto";
import {
  commitment,
  due,
  evolve,
  hand,
  owes,
  readOptions,
  readPosition,
  deal as redeal,
  rulebookFor,
  seededFate,
  startTable,
  type Table,
  unpackFacts,
  writePosition,
} from "@stillwater/engine";
import type { ActReply } from "@stillwater/table/session";
import { sql } from "kysely";
import pg from "pg";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { changeToken, lockGuests } from "@/server/storage/guests";
import { giveSeatUp } from "@/server/storage/seats";
import { append, entriesAfter, firstHash, hashOf, tableById, tableForChange } from "@/server/storage/tables";
import { act, dealTable } from "@/server/tables/playing";
import { find, leave, openTable, sit } from "@/server/tables/seating";
import type { Tools } from "@/server/tables/tools";
import { verify } from "@/server/tables/verifying";
import { lookAtTable } from "@/server/tables/view";
import { luckFrom, nextAct, playOut, wholeTable } from "./support/bot";
import { dealtTable, freshDesk, people, seatedTable } from "./support/desk";
import { KINDS } from "./support/places";
import { until } from "./support/until";

describe.each(KINDS)("on %s", (kind) => {
  it("opens, seats, deals and plays a game whose every entry is chained and can be dealt again", async () => {
    const tools = await freshDesk(kind);
    const seated = await dealtTable(tools, "sea p2", 2);
    const before = await verify(tools, null, seated.table);
    expect(before).toEqual({ over: false, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await playOut(tools, seated, luckFrom(7));
    const row = await tableById(tools.store.db, seated.table);
    const entries = await entriesAfter(tools.store.db, seated.table, 0);
    expect(entries.map((entry) => entry.rev)).toEqual(entries.map((_, index) => index + 1));
    let prev = firstHash(seated.table);
    for (const entry of entries) {
      expect(entry.prev_hash).toBe(prev);
      expect(hashOf(entry)).toBe(entry.hash);
      prev = entry.hash;
    }
    expect(row?.head_hash).toBe(prev);

    const proof = await verify(tools, null, seated.table);
    if (!proof.over) throw new Error("the game should be over");
    expect(proof.commitment).toBe("commitment" in before ? before.commitment : "");
    expect(commitment(proof.tableId, proof.code, proof.seed)).toBe(proof.commitment);
    const options = readOptions(proof.code);
    if (!options.ok) throw new Error("the code should be readable");
    const rulebook = rulebookFor(options.value);
    let { table } = redeal(rulebook, seededFate(proof.seed));
    for (const entry of entries.filter(({ kind }) => kind === "act")) {
      const facts = unpackFacts(rulebook, entry.facts);
      if (facts.ok) table = evolve(table, facts.value);
    }
    expect(writePosition(table)).toBe(row?.snapshot);
    expect((await lookAtTable(tools, null, seated.table)).seed).toBe(proof.seed);
  });

  it("lets exactly one of many acts on the same revision win, and tells the others where the table is", async () => {
    const tools = await freshDesk(kind);
    const seated = await dealtTable(tools, "sea p2", 2);
    const whole = await wholeTable(tools, seated.table);
    const next = whole && nextAct(whole.table, luckFrom(1));
    const player = next && seated.players[next.seat];
    if (!whole || !next || !player) throw new Error("somebody must be able to act");
    const replies = await Promise.all(
      // Of many simultaneous requests to PostgreSQL, those not answered within seconds are told to come back.
      Array.from({ length: kind === "sqlite" ? 1_000 : 60 }, () =>
        act(tools, player.guest, {
          table: seated.table,
          expectedRev: whole.rev,
          commandId: randomUUID(),
          act: next.text,
        }),
      ),
    );
    expect(replies.filter((reply) => "rev" in reply)).toEqual([{ rev: whole.rev + 1 }]);
    expect(replies.filter((reply) => "stale" in reply)).toHaveLength(replies.length - 1);
    expect(replies.every((reply) => !("stale" in reply) || reply.stale === whole.rev + 1)).toBe(true);
  });

  it("carries out each command once however often and in whatever order it is delivered", async () => {
    const tools = await freshDesk(kind);
    const seated = await dealtTable(tools, "sea p1", 1);
    const [player] = seated.players;
    if (player === undefined) throw new Error("a player sits");
    const luck = luckFrom(3);
    const sent: { request: Parameters<typeof act>[2]; answers: string[] }[] = [];
    for (let turn = 0; turn < 25; turn++) {
      const whole = await wholeTable(tools, seated.table);
      const next = whole && nextAct(whole.table, luck);
      if (!whole || !next) break;
      const command = {
        request: { table: seated.table, expectedRev: whole.rev, commandId: randomUUID(), act: next.text },
        answers: [] as string[],
      };
      sent.push(command);
      // The new command, several times at once, among repeats of older ones.
      const deliveries = [
        command,
        command,
        ...Array.from({ length: 3 }, () => sent[luck(sent.length)] ?? command),
      ];
      await Promise.all(
        deliveries
          .sort(() => luck(3) - 1)
          .map(async (one) => one.answers.push(JSON.stringify(await act(tools, player.guest, one.request)))),
      );
    }
    expect(sent.length).toBeGreaterThan(10);
    for (const { answers } of sent) expect(new Set(answers).size).toBe(1);
    const entries = await entriesAfter(tools.store.db, seated.table, 0);
    const commands = entries.flatMap((entry) => entry.command_id ?? []);
    expect(commands).toEqual(sent.map(({ request }) => request.commandId));
    const [first] = sent;
    if (first === undefined) throw new Error("something was sent");
    expect(await act(tools, player.guest, { ...first.request, act: "discard 1 2" })).toEqual({
      mismatch: true,
    });
  });

  it("gives the last seat to one of many", async () => {
    const tools = await freshDesk(kind);
    const [host, ...others] = await people(tools, kind === "sqlite" ? 101 : 41);
    if (host === undefined) throw new Error("a host");
    const opened = await openTable(tools, host.guest, { code: "sea p2", pace: "now" });
    if (!("table" in opened)) throw new Error("a table");
    const replies = await Promise.all(others.map(({ guest }) => sit(tools, guest, { table: opened.table })));
    expect(replies.filter((reply) => "seat" in reply)).toHaveLength(1);
    expect(replies.filter((reply) => "refused" in reply && reply.refused === "taken")).toHaveLength(
      others.length - 1,
    );
  });

  it("finds a table by its words until it is full, and lets nobody see two hands", async () => {
    const tools = await freshDesk(kind);
    const [ana, ben, cleo] = await people(tools, 3);
    if (!ana || !ben || !cleo) throw new Error("three people");
    const opened = await openTable(tools, ana.guest, { code: "sea p2", pace: "today" });
    if (!("table" in opened)) throw new Error("a table");
    const { table, words } = opened;
    const loudly = words.toUpperCase().split(" ").join("  -");
    expect(await find(tools, ben.guest, loudly)).toEqual({ table });
    expect(await find(tools, null, "no such words")).toEqual({ table: null });
    expect(await dealTable(tools, ana.guest, table)).toEqual({ refused: "empty-seats" });
    expect(await dealTable(tools, ben.guest, table)).toEqual({ refused: "seatless" });
    expect(await sit(tools, ben.guest, { table })).toEqual({ seat: 1, rev: 2 });
    expect(await sit(tools, ben.guest, { table })).toEqual({ seat: 1, rev: 2 });
    expect(await sit(tools, ben.guest, { table, seat: 0 })).toEqual({ refused: "other" });
    expect(await find(tools, cleo.guest, words)).toEqual({ table: null });
    expect(await find(tools, ben.guest, words)).toEqual({ table });
    expect(await leave(tools, ben.guest, table)).toEqual({ rev: 3 });
    expect(await sit(tools, ben.guest, { table, seat: 1 })).toEqual({ seat: 1, rev: 4 });
    expect(await dealTable(tools, ben.guest, table)).toEqual({ rev: 5 });
    expect(await dealTable(tools, ana.guest, table)).toEqual({ refused: "dealt" });
    // Both get up; each may return only to the hand they know.
    await leave(tools, ana.guest, table);
    await leave(tools, ben.guest, table);
    expect(await sit(tools, ana.guest, { table, seat: 1 })).toEqual({ refused: "other" });
    expect(await sit(tools, cleo.guest, { table })).toEqual({ seat: 0, rev: 8 });
    expect(await sit(tools, ana.guest, { table })).toEqual({ refused: "taken" });
    expect(await sit(tools, ben.guest, { table })).toEqual({ seat: 1, rev: 9 });
  });

  it("takes what everybody says and gives at once around the Start, and no card move meant for another table", async () => {
    const tools = await freshDesk(kind);
    const luck = luckFrom(12);
    for (let game = 0; game < 20; game++) {
      const seated = await dealtTable(tools, "sea p3", 3);
      const playUntilPledge = async (): Promise<boolean> => {
        for (let turn = 0; turn < 60; turn++) {
          const whole = await wholeTable(tools, seated.table);
          if (!whole || due(whole.table).step === "over") return false;
          if (due(whole.table).step === "pledge") return true;
          await playOut(tools, seated, luck, 1);
        }
        return false;
      };
      if (!(await playUntilPledge())) continue;
      const atOnce = async (text: (seat: number, table: Table) => string | null): Promise<ActReply[]> => {
        const whole = await wholeTable(tools, seated.table);
        if (!whole) throw new Error("a table");
        const requests = seated.players.flatMap(({ guest }, seat) => {
          const act = text(seat, whole.table);
          return act === null ? [] : [{ guest, act }];
        });
        return Promise.all(
          requests.map(({ guest, act: said }) =>
            act(tools, guest, {
              table: seated.table,
              expectedRev: whole.rev,
              commandId: randomUUID(),
              act: said,
            }),
          ),
        );
      };
      const done = (replies: readonly ActReply[]): number => replies.filter((reply) => "rev" in reply).length;
      expect(done(await atOnce((seat, table) => `dial 1 ${Math.min(8, hand(table, seat).length)}`))).toBe(3);
      expect(
        done(await atOnce((_, table) => `agree ${startTable(table)?.proposals[0]?.split.join("-")}`)),
      ).toBe(3);
      const givers = (await wholeTable(tools, seated.table))?.table;
      const giving = await atOnce((seat, table) => {
        const owed = owes(table, seat);
        const names = hand(table, seat).map((card) => table.rulebook.pieceName(card));
        return owed === 0 ? null : `give ${names.slice(0, owed).join(" ")}`;
      });
      expect(giving.length).toBeGreaterThan(1);
      expect(done(giving)).toBe(giving.length);
      expect(givers && due(givers).step).toBe("give");
      expect(done(await atOnce(() => "discard 1 2"))).toBe(0);
      return;
    }
    throw new Error("no game came to a Start");
  });

  it("refuses what cannot be read, what is not theirs, and what was never dealt", async () => {
    const tools = await freshDesk(kind);
    const { table, players } = await seatedTable(tools, "sea p2", 2);
    const [ana] = players;
    const [stranger] = await people(tools, 1);
    if (!ana || !stranger) throw new Error("people");
    const request = { table, expectedRev: 2, commandId: randomUUID(), act: "47 r1c1" };
    expect(await openTable(tools, ana.guest, { code: "sea p9", pace: "now" })).toHaveProperty("unreadable");
    await expect(act(tools, ana.guest, request)).rejects.toMatchObject({ kind: "not-dealt" });
    await expect(act(tools, stranger.guest, request)).rejects.toMatchObject({ kind: "no-seat" });
    await expect(act(tools, ana.guest, { ...request, table: "000000000000" })).rejects.toMatchObject({
      kind: "not-found",
    });
    await dealTable(tools, ana.guest, table);
    const replies: ActReply[] = [];
    for (const text of ["", "x", "47", "? r1c1", "discard ? ?", "47 r9c9", "fly 3", "__proto__ r1c1"])
      replies.push(await act(tools, ana.guest, { ...request, expectedRev: 3, act: text }));
    expect(replies.every((reply) => "unreadable" in reply)).toBe(true);
    expect(await act(tools, ana.guest, { ...request, expectedRev: 999 })).toEqual({ stale: 3 });
    const row = await tableById(tools.store.db, table);
    expect(row?.rev).toBe(3);
    expect(row?.snapshot && readPosition(row.snapshot).ok).toBe(true);
  });
});

/** A solo table on PostgreSQL. */
async function alone() {
  const tools = await freshDesk("postgres");
  const { table, players } = await dealtTable(tools, "sea p1", 1);
  const [ana] = players;
  if (!ana) throw new Error("a player");
  return { tools, table, ana };
}

/** Resolves once a connection to this database waits for a lock. */
const untilSomebodyWaits = ({ store: { db } }: Tools): Promise<void> =>
  until(async () => {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length > 0;
  });

it("holds no table while an act waits for its guest, and carries nothing out for one who has moved meanwhile", async () => {
  const { tools, table, ana } = await alone();
  let acted: Promise<ActReply> | undefined;
  await tools.store.write(async (tx) => {
    await lockGuests(tx, [ana.guest.id]);
    acted = act(tools, ana.guest, { table, expectedRev: 2, commandId: randomUUID(), act: "start" });
    acted.catch(() => undefined);
    await untilSomebodyWaits(tools);
    // Throws if the act holds the table's lock: guests are locked before tables, everywhere.
    await sql`select id from tables where id = ${table} for update nowait`.execute(tools.store.db);
    await changeToken(tx, ana.guest.id, "moved");
  });
  await expect(acted).rejects.toMatchObject({ kind: "no-guest" });
});

it("carries nothing out for a seat that was freed while the act waited for its table", async () => {
  const { tools, table, ana } = await alone();
  let acted: Promise<ActReply> | undefined;
  await tools.store.write(async (tx) => {
    const row = await tableForChange(tx, table);
    if (row === undefined) throw new Error("a table");
    // The revision the table will have: only the seat is in the way.
    const expectedRev = row.rev + 1;
    acted = act(tools, ana.guest, { table, expectedRev, commandId: randomUUID(), act: "start" });
    acted.catch(() => undefined);
    await untilSomebodyWaits(tools);
    await append(tx, row, { kind: "freed", seat: 0, guest: ana.guest.id, at: row.changed_at });
    await giveSeatUp(tx, table, ana.guest.id, expectedRev);
  });
  await expect(acted).rejects.toMatchObject({ kind: "no-seat" });
});

it("asks PostgreSQL four times for an act, its beginning and its end among them", async () => {
  const { tools, table, ana } = await alone();
  const whole = await wholeTable(tools, table);
  const next = whole && nextAct(whole.table, luckFrom(1));
  if (!whole || !next) throw new Error("somebody must be able to act");
  const asked = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => asked.mockRestore());
  const command = { table, expectedRev: whole.rev, commandId: randomUUID(), act: next.text };
  expect(await act(tools, ana.guest, command)).toEqual({ rev: whole.rev + 1 });
  expect(asked).toHaveBeenCalledTimes(4);
});
