/** Followers of a table get every revision, in order, from any age, and only for as long as they may. */
import { writePosition } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { rename } from "@/server/identity/guests";
import { claim, moveLink } from "@/server/identity/moving";
import { hashOfToken } from "@/server/identity/token";
import { firstLook } from "@/server/tables/first-look";
import { dealTable } from "@/server/tables/playing";
import { leave, sit } from "@/server/tables/seating";
import { MOST_SPECTATORS } from "@/server/tables/spectators";
import { lookAtTable } from "@/server/tables/view";
import { luckFrom, playOut, wholeTable } from "./support/bot";
import { dealtTable, freshDesk, people, seatedTable } from "./support/desk";
import { KINDS } from "./support/places";
import { until } from "./support/until";
import { folded, opening, revisions, watch } from "./support/viewer";

describe.each(KINDS)("on %s", (kind) => {
  it("brings every viewer through every revision without a gap or a repeat, to what looking shows", async () => {
    const tools = await freshDesk(kind);
    const seated = await seatedTable(tools, "sea p3", 3);
    const tokens = [...seated.players.map(({ token }) => token), null];
    const watchers = tokens.map((token) => watch(tools, seated.table, token));
    const [host] = seated.players;
    if (!host) throw new Error("a host");
    await dealTable(tools, host.guest, seated.table);
    await playOut(tools, seated, luckFrom(11), 40);
    const rev = (await wholeTable(tools, seated.table))?.rev ?? 0;
    for (const [index, watcher] of watchers.entries()) {
      await watcher.reached(rev);
      const revs = revisions(watcher.frames);
      // A whole table includes whatever has happened until it was read; each entry is the next revision.
      const whole = new Set(watcher.frames.flatMap((frame) => (frame.kind === "table" ? [frame.rev] : [])));
      for (const [before, now] of revs.slice(1).map((now, index) => [revs[index] ?? 0, now] as const))
        if (whole.has(now)) expect(now).toBeGreaterThan(before);
        else expect(now).toBe(before + 1);
      expect(revs.at(-1)).toBe(rev);
      const { table } = folded(watcher.frames);
      const token = tokens[index] ?? null;
      const now = await lookAtTable(tools, token && hashOfToken(token), seated.table);
      expect(table && writePosition(table)).toBe(now.position);
      watcher.stop();
    }
  });

  it("resumes from every revision, one by one where that shows nothing that is hidden now, else whole", async () => {
    const tools = await freshDesk(kind);
    const seated = await dealtTable(tools, "sea p2", 2);
    const live = watch(tools, seated.table, seated.players[0]?.token ?? null);
    await playOut(tools, seated, luckFrom(5), 30);
    const rev = (await wholeTable(tools, seated.table))?.rev ?? 0;
    await live.reached(rev);
    live.stop();
    let contiguous = 0;
    for (const [index, token] of [...seated.players.map((player) => player.token), null].entries()) {
      const now = await lookAtTable(tools, token && hashOfToken(token), seated.table);
      for (let since = 0; since <= rev; since++) {
        const frames = await opening(tools, seated.table, token, String(since));
        const revs = revisions(frames);
        if (since === rev) expect(revs).toEqual([]);
        else if (frames[0]?.kind === "entry") {
          contiguous++;
          expect(revs).toEqual(Array.from({ length: rev - since }, (_, step) => since + 1 + step));
          // Entries sent one by one are the same as those sent live.
          if (index === 0)
            for (const frame of frames.filter(({ kind }) => kind === "entry"))
              expect(live.frames).toContainEqual(frame);
        } else {
          expect(revs).toEqual([rev]);
          expect(folded(frames).view).toEqual(now);
        }
      }
    }
    expect(contiguous).toBeGreaterThan(0);
  });

  it("answers a last event id that cannot be true with the whole table", async () => {
    const tools = await freshDesk(kind);
    const { table, players } = await dealtTable(tools, "sea p1", 1);
    for (const id of ["0", "-1", "1.5", "9999999999", "99", " 1", "abc", "1e1", "٣"])
      expect((await opening(tools, table, players[0]?.token ?? null, id))[0]?.kind).toBe("table");
  });
});

it("shows a page what its stream would begin with, and goes on from there for the same seat only", async () => {
  const tools = await freshDesk("sqlite");
  const seated = await dealtTable(tools, "sea p2 storms", 2);
  await playOut(tools, seated, luckFrom(5), 12);
  for (const [seat, token] of [...seated.players.map((player) => player.token), null].entries()) {
    const you = token === null ? null : seat;
    const frames = await firstLook(tools, token && hashOfToken(token), seated.table);
    const sent = await opening(tools, seated.table, token);
    expect(frames[0]).toEqual(sent[0]);
    expect(frames.map(({ kind }) => kind)).toEqual(["table", "presence", "council"]);
    const { view } = folded(frames);
    expect(view.you).toBe(you);
    const presence = frames.flatMap((frame) => (frame.kind === "presence" ? frame.seats : []));
    expect(presence).toEqual([0, 1].map((one) => (one === you ? "here" : "away")));
    const rev = String(view.rev);
    expect(revisions(await opening(tools, seated.table, token, rev, you))).toEqual([]);
    // Another guest's cookie, or none: the page was another person's.
    const other = you === 0 ? 1 : 0;
    expect(revisions(await opening(tools, seated.table, token, rev, other))).toEqual([view.rev]);
  }
  await expect(firstLook(tools, null, "AAAAAAAAAAAA")).rejects.toThrow();
});

it("says who is here and who is away", async () => {
  const begun = Math.floor(Date.now() / 60_000) * 60_000;
  const tools = await freshDesk("sqlite");
  const { table, players } = await seatedTable(tools, "sea p2", 2);
  const watcher = watch(tools, table, null);
  const seen = () => watcher.frames.flatMap((frame) => (frame.kind === "presence" ? [frame.seats] : []));
  // A change during the first read is told once.
  await until(() => seen().length >= 1);
  const ben = watch(tools, table, players[1]?.token ?? null);
  await until(() => seen().length >= 2);
  ben.stop();
  await ben.ended;
  await until(() => seen().length >= 3);
  expect(seen()).toEqual([
    ["away", "away"],
    ["away", "here"],
    ["away", "away"],
  ]);
  const since = watcher.frames.flatMap((frame) => (frame.kind === "presence" ? [frame.since] : [])).at(-1);
  expect(since?.[0]).toBeNull();
  // To the minute: nobody needs to know the second at which somebody left.
  expect(since?.[1]).toMatch(/:00\.000Z$/);
  expect(Date.parse(since?.[1] ?? "")).toBeGreaterThanOrEqual(begun);
  expect(Date.parse(since?.[1] ?? "")).toBeLessThanOrEqual(Date.now());
  watcher.stop();
});

it("ends the streams of a seat that is given up, and shows the next one only the hand that goes with it", async () => {
  const tools = await freshDesk("sqlite");
  const seated = await dealtTable(tools, "sea p2", 2);
  const [ana, ben] = seated.players;
  const [cleo] = await people(tools, 1);
  if (!ana || !ben || !cleo) throw new Error("people");
  const watchers = [watch(tools, seated.table, ana.token), watch(tools, seated.table, cleo.token)];
  const [hers, cleos] = watchers;
  await hers?.reached(3);
  await cleos?.reached(3);
  const left = await leave(tools, ana.guest, seated.table);
  const end = await hers?.ended;
  expect(end).toMatchObject({ name: "AbortError" });
  expect(hers?.frames.filter((frame) => frame.kind === "table").every((frame) => frame.view.you === 0)).toBe(
    true,
  );
  await sit(tools, cleo.guest, { table: seated.table });
  await playOut(tools, { ...seated, players: [cleo, ben] }, luckFrom(2), 3);
  await cleos?.reached(("rev" in left ? left.rev : 0) + 2);
  const views = cleos?.frames.flatMap((frame) => (frame.kind === "table" ? [frame.view] : [])) ?? [];
  expect(views.map((view) => view.you)).toEqual([null, null, 0]);
  expect(views[1]?.seats[0]).toBeNull();
  expect(views[2]?.seats[0]).toEqual({ name: "Ana", language: "en" });
  expect(views[0]?.position).toContain("?");
  cleos?.stop();
});

it("ends the old device's streams when a guest has moved, and its cookie is nobody's", async () => {
  const tools = await freshDesk("sqlite");
  const { table, players } = await dealtTable(tools, "sea p1", 1);
  const [ana] = players;
  if (!ana) throw new Error("a player");
  const old = watch(tools, table, ana.token);
  await old.reached(1);
  const { code } = await moveLink(tools, ana.guest);
  const claims = await Promise.all([claim(tools, code), claim(tools, code), claim(tools, code)]);
  const [moved, ...late] = claims.filter((one) => one !== null && "token" in one);
  expect(late).toEqual([]);
  expect(moved?.tables).toEqual([table]);
  expect(await old.ended).toMatchObject({ name: "AbortError" });
  expect((await lookAtTable(tools, hashOfToken(ana.token), table)).you).toBeNull();
  expect((await lookAtTable(tools, moved ? hashOfToken(moved.token) : null, table)).you).toBe(0);
});

it("shows a new name to everyone at once", async () => {
  const tools = await freshDesk("sqlite");
  const { table, players } = await seatedTable(tools, "sea p2", 2);
  const [ana] = players;
  if (!ana) throw new Error("a player");
  const watcher = watch(tools, table, null);
  await watcher.reached(2);
  await rename(tools, ana.guest, { name: "Anna", language: "fr" });
  await watcher.reached(3);
  expect(folded(watcher.frames).view.seats[0]).toEqual({ name: "Anna", language: "fr" });
  watcher.stop();
});

it("cuts off a reader that does not read, and holds nothing for it meanwhile", async () => {
  const tools = await freshDesk("sqlite");
  const seated = await dealtTable(tools, "sea p1", 1);
  const { followTable: follow } = await import("@/server/tables/following");
  const life = new AbortController();
  const line = { signal: life.signal, cut: () => life.abort() };
  const frames = follow(tools, { table: seated.table, tokenHash: null }, line);
  await frames.next();
  await frames.next();
  const pending = frames.next();
  await playOut(tools, seated, luckFrom(1), 1);
  // From here on the reader asks for nothing more.
  expect((await pending).value).toMatchObject({ kind: "entry", rev: 3 });
  tools.pubsub.announce(seated.table, 60);
  expect(life.signal.aborted).toBe(false);
  tools.pubsub.announce(seated.table, 200);
  expect(life.signal.aborted).toBe(true);
  await frames.return(undefined as never).catch(() => undefined);
});

it("bears so many spectators and no more, and forgets them when they go", async () => {
  const tools = await freshDesk("sqlite");
  const { table, players } = await dealtTable(tools, "sea p1", 1);
  const crowd = Array.from({ length: MOST_SPECTATORS }, () => watch(tools, table, null));
  await Promise.all(crowd.map((watcher) => watcher.reached(1)));
  expect(await watch(tools, table, null).ended).toMatchObject({ kind: "full" });
  const player = watch(tools, table, players[0]?.token ?? null);
  await player.reached(1);
  for (const watcher of [...crowd, player]) watcher.stop();
  await Promise.all([...crowd, player].map((watcher) => watcher.ended));
  expect(tools.pubsub.followed().size).toBe(0);
  const again = watch(tools, table, null);
  await again.reached(1);
  again.stop();
});
