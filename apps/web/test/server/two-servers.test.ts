/** Two servers on one PostgreSQL are one desk. */

import { connect, createServer, type Socket } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { listen } from "@/server/pubsub/listener";
import { createPubSub } from "@/server/pubsub/pubsub";
import { openServer, type Server } from "@/server/runtime/server";
import { readSettings } from "@/server/runtime/settings";
import { dealTable } from "@/server/tables/playing";
import { sit } from "@/server/tables/seating";
import { luckFrom, playOut } from "./support/bot";
import { people, seatedTable } from "./support/desk";
import { freshDatabase } from "./support/places";
import { run } from "./support/postgres";
import { until } from "./support/until";
import { folded, revisions, watch } from "./support/viewer";

// No reconciling once a second here: whatever arrives was sent by the other server.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

async function serverOn(url: string): Promise<Server> {
  const server = await openServer(readSettings({ DATABASE_URL: url }));
  onTestFinished(() => server.close());
  await until(() => server.listener?.up() === true);
  return server;
}

it("tells each other's followers of every act at once, and who is here", async () => {
  const url = await freshDatabase();
  const [a, b] = [await serverOn(url), await serverOn(url)];
  const seated = await seatedTable(a.tools, "sea p2", 2);
  const [ana, ben] = seated.players;
  if (!ana || !ben) throw new Error("two players");
  const atA = watch(a.tools, seated.table, ana.token);
  const atB = watch(b.tools, seated.table, ben.token);
  await Promise.all([atA.reached(2), atB.reached(2)]);
  await dealTable(b.tools, ben.guest, seated.table);
  // A follower who is still reading the deal when the next act comes gets both as one table.
  await Promise.all([atA.reached(3), atB.reached(3)]);
  let turn = 0;
  // Acts go to the two servers in turn; each time the test waits for the follower at the other one.
  await playOut(a.tools, seated, luckFrom(6), 30, async (reply) => {
    if ("rev" in reply) await atB.reached(reply.rev);
    turn++;
  });
  expect(turn).toBe(30);
  for (const watcher of [atA, atB]) {
    const revs = revisions(watcher.frames);
    expect(revs).toEqual(Array.from({ length: revs.length }, (_, step) => (revs[0] ?? 0) + step));
  }
  await until(() =>
    atA.frames.some((frame) => frame.kind === "presence" && frame.seats.join() === "here,here"),
  );
  atB.stop();
  await until(
    () =>
      atA.frames
        .filter((frame) => frame.kind === "presence")
        .at(-1)
        ?.seats.join() === "here,away",
  );
  atA.stop();
});

it("misses nothing when the listening connections are killed", async () => {
  const url = await freshDatabase();
  const [a, b] = [await serverOn(url), await serverOn(url)];
  const seated = await seatedTable(a.tools, "sea p1", 1);
  const [ana] = seated.players;
  if (!ana) throw new Error("a player");
  const follower = watch(b.tools, seated.table, ana.token);
  await dealTable(a.tools, ana.guest, seated.table);
  await follower.reached(2);
  let last = 2;
  await playOut(a.tools, seated, luckFrom(2), 12, async (reply) => {
    if ("rev" in reply) last = reply.rev;
    if (last % 4 === 0)
      await run(
        url,
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stillwater listener' and datname = current_database()",
      );
  });
  await follower.reached(last);
  follower.stop();
  const revs = revisions(follower.frames);
  expect(revs).toEqual(Array.from({ length: revs.length }, (_, step) => (revs[0] ?? 0) + step));
  expect(folded(follower.frames).view.you).toBe(0);
  await until(() => b.listener?.up() === true);
});

it("ends a seat's stream on the other server when the seat is given up here", async () => {
  const url = await freshDatabase();
  const [a, b] = [await serverOn(url), await serverOn(url)];
  const seated = await seatedTable(a.tools, "sea p2", 2);
  const [ana, ben] = seated.players;
  const [cleo] = await people(a.tools, 1);
  if (!ana || !ben || !cleo) throw new Error("people");
  await dealTable(a.tools, ana.guest, seated.table);
  const stream = watch(b.tools, seated.table, ben.token);
  await stream.reached(3);
  const { leave } = await import("@/server/tables/seating");
  await leave(a.tools, ben.guest, seated.table);
  await sit(a.tools, cleo.guest, { table: seated.table });
  expect(await stream.ended).toMatchObject({ name: "AbortError" });
  expect(stream.frames.every((frame) => frame.kind !== "table" || frame.view.you === 1)).toBe(true);
});

it("keeps the connection that it has made again when what it read after the one before fails late", async () => {
  const url = await freshDatabase();
  const readings: { readonly fail: () => void }[] = [];
  const reconcile = () =>
    new Promise<void>((_resolve, reject) => readings.push({ fail: () => reject(new Error("too late")) }));
  const listener = listen(url, createPubSub(), reconcile);
  onTestFinished(() => listener.stop());
  await until(() => readings.length === 1);
  await run(
    url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stillwater listener' and datname = current_database()",
  );
  await until(() => readings.length === 2);
  readings[0]?.fail();
  await new Promise(setImmediate);
  expect(listener.up()).toBe(true);
});

/** A connection to a database on which, once it is silenced, nothing arrives any more, though it stays open. */
async function lineTo(url: string): Promise<{ readonly url: string; readonly silence: () => void }> {
  const { pathname, searchParams, username } = new URL(url);
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(path.join(searchParams.get("host") ?? "", ".s.PGSQL.5432"));
    for (const end of [near, far]) ends.add(end.on("error", () => undefined));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const end of ends) end.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `postgresql://${username}@127.0.0.1:${address.port}${pathname}`,
    silence: () => {
      for (const end of ends) end.unpipe();
    },
  };
}

it("makes its connection anew when nothing comes back on it any more", async () => {
  const line = await lineTo(await freshDatabase());
  let readings = 0;
  const times = { repeatMs: 1_000, answerMs: 500 };
  const listener = listen(line.url, createPubSub(), async () => void readings++, times);
  onTestFinished(() => listener.stop());
  await until(() => readings === 1);
  line.silence();
  vi.advanceTimersByTime(times.repeatMs);
  await until(() => readings === 2);
  expect(listener.up()).toBe(true);
});
