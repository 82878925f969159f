/** Real tables on the server: every entry once, to everybody, from any revision; forgery and floods change nothing. */
import { deviceKeyOf, writeEntry } from "@stillwater/companion";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  forgetCompanion,
  join,
  MOST_DEVICES,
  openCompanion,
  putRealTablesAway,
} from "@/server/companion/opening";
import { push } from "@/server/companion/pushing";
import { forgetEverything as forgetGuest } from "@/server/identity/forgetting";
import { checkAction } from "@/server/public-api/judging";
import { answer } from "@/server/routers/answer";
import { openServer, type Server } from "@/server/runtime/server";
import { readSettings } from "@/server/runtime/settings";
import { Browser, freshServer, ORIGIN } from "./support/browser";
import { Device, GAME, hereBy, watchGame } from "./support/companion";
import { freshDesk, people } from "./support/desk";
import { freshDatabase, KINDS } from "./support/places";
import { until } from "./support/until";

describe.each(KINDS)("a real table on %s", (kind) => {
  async function shared(count = 2) {
    const tools = await freshDesk(kind);
    const crowd = await people(tools, count);
    const devices = crowd.map((_person, index) => new Device(["Ana", "Ben", "Cléo"][index] ?? `${index}`));
    const [ana] = crowd;
    const [first] = devices;
    if (!ana || !first) throw new Error("people");
    expect(await openCompanion(tools, ana.guest, { game: GAME, client: first.deviceKey.client })).toEqual({
      game: GAME,
      rev: 0,
      version: {},
    });
    return { tools, crowd, devices };
  }

  it("sends every entry once, in order, to who follows and to who comes later, from any revision", async () => {
    const { tools, devices } = await shared();
    const [ana] = devices;
    const live = watchGame(tools, GAME);
    const texts = ana?.play(20).texts ?? [];
    for (const text of texts) await push(tools, GAME, [text]);
    await live.until(() => live.texts().length === texts.length);
    expect(live.texts()).toEqual(texts);
    for (const since of [0, 1, 7, texts.length]) {
      const late = watchGame(tools, GAME, undefined, String(since));
      await late.until(() => late.frames.some((frame) => frame.kind === "here"));
      expect(late.texts()).toEqual(texts.slice(since));
      late.stop();
      await late.ended;
    }
    // An impossible revision is answered with everything: entries may come twice.
    for (const said of ["-1", "999", "x"]) {
      const again = watchGame(tools, GAME, undefined, said);
      await again.until(() => again.texts().length === texts.length);
      again.stop();
      await again.ended;
    }
    live.stop();
    expect(await live.ended).toMatchObject({ name: "AbortError" });
    expect(tools.pubsub.followed().size).toBe(0);
  });

  it("takes away what nobody has written to for 180 days; it can be shared again", async () => {
    const { tools, crowd, devices } = await shared();
    const [ana, ben] = crowd;
    const [hers] = devices;
    if (!ana || !ben || !hers) throw new Error("people");
    const { texts } = hers.play(3);
    await push(tools, GAME, texts);
    const later = (days: number) => ({
      ...tools,
      clock: () => new Date(Date.now() + days * 86_400_000),
    });
    const other = { game: [...GAME].reverse().join(""), client: "0".repeat(24) };
    expect(await putRealTablesAway(later(179))).toBe(0);
    await openCompanion(later(179), ben.guest, other);
    expect(await push(tools, GAME, texts)).toMatchObject({ rev: texts.length });
    expect(await putRealTablesAway(later(181))).toBe(1);
    expect(await join(tools, ben.guest, other)).toHaveProperty("rev");
    await expect(push(tools, GAME, texts)).rejects.toThrow();
    await expect(join(tools, ben.guest, { game: GAME, client: other.client })).rejects.toThrow();
    // The device still has all of it.
    const again = await openCompanion(later(181), ana.guest, { game: GAME, client: hers.deviceKey.client });
    expect(again).toMatchObject({ rev: 0, version: {} });
    expect(await push(tools, GAME, texts)).toMatchObject({ rev: texts.length });
  });

  it("takes each entry in once, however often and by whomever it is sent, and says what is missing", async () => {
    const { tools, devices } = await shared();
    const texts = devices[0]?.play(12).texts ?? [];
    const gap = await push(tools, GAME, texts.slice(4));
    expect(gap).toMatchObject({
      rev: 0,
      version: {},
      missing: { [devices[0]?.deviceKey.client ?? ""]: 12 },
      refused: [],
    });
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => push(tools, GAME, texts.slice(0, 5 + n))),
    );
    expect(replies.every((reply) => "rev" in reply)).toBe(true);
    const whole = await push(tools, GAME, texts.toReversed());
    expect(whole).toEqual({ rev: 13, version: { [devices[0]?.deviceKey.client ?? ""]: 13 }, refused: [] });
    const follower = watchGame(tools, GAME);
    await follower.until(() => follower.texts().length === 13);
    expect(follower.texts()).toEqual(texts);
    follower.stop();
  });

  it("refuses what is forged or damaged, entry by entry, and takes the rest", async () => {
    const { tools, devices } = await shared();
    const [ana] = devices;
    if (!ana) throw new Error("Ana");
    const texts = ana.play(2).texts;
    await push(tools, GAME, texts.slice(0, 2));
    const next = JSON.parse(texts[2] ?? "") as Record<string, unknown>;
    const mallory = new Device("Mallory");
    const own = writeEntry(mallory.write({ kind: "rewind", turn: 1 }));
    const forged = [
      JSON.stringify({ ...next, key: deviceKeyOf("somebody else's secret", "M").client }),
      JSON.stringify({ ...next, lamport: 2 ** 53 }),
      JSON.stringify({ ...next, lamport: 4000 }),
      "{",
      JSON.stringify({ ...JSON.parse(texts[1] ?? ""), act: "discard ? ? ?" }),
      own,
    ];
    const reply = await push(tools, GAME, forged);
    expect(reply).toMatchObject({
      rev: 3,
      refused: [
        { at: 0, why: "entry.key" },
        { at: 1, why: "entry.shape" },
        { at: 2, why: "entry.lamport" },
        { at: 3, why: "entry.text" },
        { at: 4, why: "entry.twin" },
      ],
    });
    expect(await push(tools, GAME, texts)).toMatchObject({ rev: 4, refused: [] });
  });

  it("shows by name who is connected, and lets a device be called something else", async () => {
    const { tools, crowd, devices } = await shared(3);
    const [, ben, cleo] = crowd;
    const [, bens, cleos] = devices;
    if (!ben || !cleo || !bens || !cleos) throw new Error("people");
    await join(tools, ben.guest, { game: GAME, client: bens.deviceKey.client });
    await join(tools, cleo.guest, { game: GAME, client: cleos.deviceKey.client });
    const watcher = watchGame(tools, GAME, devices[0]?.deviceKey.client);
    const other = watchGame(tools, GAME, bens.deviceKey.client);
    await watcher.until(() => hereBy(watcher).join() === "Ana,Ben");
    await join(tools, { ...ben.guest }, { game: GAME, client: bens.deviceKey.client });
    other.stop();
    await watcher.until(() => hereBy(watcher).join() === "Ana");
    watcher.stop();
    for (let more = 0; more < MOST_DEVICES; more++)
      await join(tools, ben.guest, {
        game: GAME,
        client: deviceKeyOf(`one more device, number ${more}`, "Ben").client,
      });
    const late = watchGame(
      tools,
      GAME,
      deviceKeyOf(`one more device, number ${MOST_DEVICES - 1}`, "Ben").client,
    );
    await late.until(() => hereBy(late).length === 1);
    late.stop();
  });

  it("is forgotten when who opened it says so, and nobody else; it takes nothing more then", async () => {
    const { tools, crowd, devices } = await shared();
    const [ana, ben] = crowd;
    const [device] = devices;
    if (!ana || !ben || !device) throw new Error("people");
    const texts = device.play(3).texts;
    await push(tools, GAME, texts);
    const follower = watchGame(tools, GAME);
    await follower.until(() => follower.texts().length === texts.length);
    await expect(forgetCompanion(tools, ben.guest, GAME)).rejects.toThrow("not-found");
    await forgetCompanion(tools, ana.guest, GAME);
    expect(await follower.ended).toBeUndefined();
    expect(follower.frames.at(-1)).toEqual({ kind: "forgotten" });
    expect(await push(tools, GAME, texts)).toEqual({ refused: "forgotten" });
    const enter = { game: GAME, client: device.deviceKey.client };
    expect(await join(tools, ben.guest, enter)).toEqual({ refused: "forgotten" });
    expect(await openCompanion(tools, ben.guest, enter)).toEqual({ refused: "forgotten" });
    expect(await tools.store.db.selectFrom("companion_entries").selectAll().execute()).toEqual([]);
  });

  it("goes with the guest who opened it, and no device of a guest who is forgotten stays listed", async () => {
    const { tools, crowd, devices } = await shared();
    const [ana, ben] = crowd;
    if (!ana || !ben) throw new Error("people");
    await push(tools, GAME, devices[0]?.play(1).texts ?? []);
    await join(tools, ben.guest, { game: GAME, client: devices[1]?.deviceKey.client ?? "" });
    await forgetGuest(tools, ben.guest);
    const left = await tools.store.db.selectFrom("companion_devices").select("name").execute();
    expect(left).toEqual([{ name: "Ana" }]);
    await forgetGuest(tools, ana.guest);
    expect(await push(tools, GAME, devices[0]?.texts ?? [])).toEqual({ refused: "forgotten" });
  });

  it("that nobody has opened is not there", async () => {
    const tools = await freshDesk(kind);
    const [ana] = await people(tools, 1);
    if (!ana) throw new Error("Ana");
    await expect(push(tools, GAME, new Device("Ana").play(1).texts)).rejects.toThrow("not-found");
    await expect(
      join(tools, ana.guest, { game: GAME, client: new Device("Ana").deviceKey.client }),
    ).rejects.toThrow("not-found");
    expect(await watchGame(tools, GAME).ended).toMatchObject({ message: "not-found" });
  });
});

it("is one table on two servers", async () => {
  const url = await freshDatabase();
  const serverOn = async (): Promise<Server> => {
    const server = await openServer(readSettings({ DATABASE_URL: url }));
    onTestFinished(() => server.close());
    await until(() => server.listener?.up() === true);
    return server;
  };
  const [a, b] = [await serverOn(), await serverOn()];
  const [ana] = await people(a.tools, 1);
  if (!ana) throw new Error("Ana");
  const device = new Device("Ana").play(5);
  await openCompanion(a.tools, ana.guest, { game: GAME, client: device.deviceKey.client });
  const atB = watchGame(b.tools, GAME);
  const atA = watchGame(a.tools, GAME, device.deviceKey.client);
  for (const text of device.texts) await push(a.tools, GAME, [text]);
  await atB.until(() => atB.texts().length === 6 && hereBy(atB).join() === "Ana");
  expect(atB.texts()).toEqual(device.texts);
  atA.stop();
  atB.stop();
});

it("over HTTP: opened, joined, pushed to, asked the rules; a flood is slowed down and others are not", async () => {
  const server = await freshServer({ LIMIT_SCALE: "1" });
  const [ana, ben] = [new Browser(server), new Browser(server)];
  const called = { name: "Ana", language: "en" };
  const device = new Device("Ana").play(3);
  const enter = { game: GAME, client: device.deviceKey.client, ...called };
  expect((await ben.mutate("companion.join", enter)).status).toBe(404);
  expect((await ana.mutate("companion.open", enter)).data).toEqual({ game: GAME, rev: 0, version: {} });
  expect((await ben.mutate("companion.join", { ...enter, name: "Ben" })).status).toBe(200);
  // A device that belongs to nobody yet does not change its guest's name elsewhere.
  const nameless = { ...enter, name: "Another phone", nameless: true };
  expect((await ben.mutate("companion.join", nameless)).status).toBe(200);
  expect((await ben.query("me.get")).data).toMatchObject({ name: "Ben" });
  expect((await new Browser(server).mutate("companion.join", nameless)).status).toBe(200);
  expect((await ana.mutate("companion.push", { game: GAME, entries: device.texts })).data).toMatchObject({
    rev: 4,
  });
  expect((await ben.mutate("companion.push", { game: "short", entries: device.texts })).status).toBe(400);
  expect((await ben.mutate("companion.push", { game: GAME, entries: Array(65).fill("{}") })).status).toBe(
    400,
  );
  const statuses: number[] = [];
  for (let call = 0; call < 25; call++)
    statuses.push((await ben.mutate("companion.push", { game: GAME, entries: Array(64).fill("{}") })).status);
  expect(statuses).toContain(429);
  device.write({ kind: "rewind", turn: 1 });
  expect((await ana.mutate("companion.push", { game: GAME, entries: device.texts })).data).toMatchObject({
    rev: 5,
  });

  const asked = { position: "sea p2", cells: { r1c1: "10", r1c3: "20" }, action: "47 r1c2" };
  expect((await ben.query("rules.check", asked)).data).toEqual(
    JSON.parse(JSON.stringify(checkAction({ ...asked, held: false, language: "en" }))),
  );
  expect((await ben.query("rules.check", { ...asked, position: "sea p9" })).data).toMatchObject({
    wrong: [{ path: "position" }],
  });
  expect((await ben.query("rules.card", { position: "sea p2", card: "47" })).data).toMatchObject({
    answer: { card: "47" },
  });
  expect((await ben.query("rules.space", { position: "sea p2", space: "r1c1" })).data).toMatchObject({
    answer: { space: "r1c1" },
  });
  // Without a cookie, an origin or any other header of a browser.
  const input = encodeURIComponent(JSON.stringify({ ...asked, action: "12 r1c2" }));
  const bare = await answer(server, new Request(`${ORIGIN}/api/trpc/rules.check?input=${input}`));
  expect(await bare.json()).toMatchObject({
    result: { data: { answer: { verdict: { allowed: "unknown", price: 2 }, records: "yes", closes: [] } } },
  });
});
