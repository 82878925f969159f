/** "Your turn" to a device whose page is closed: to the right one, once, and with nothing in it that is anybody's secret. */
import { due } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { forgetEverything } from "@/server/identity/forgetting";
import { claim, moveLink } from "@/server/identity/moving";
import type { Tools } from "@/server/tables/tools";
import { nudge } from "@/server/tables/waiting";
import { addDevice, removeDevice, siteKeys } from "@/server/web-push/devices";
import { isPushService } from "@/server/web-push/services";
import { createTeller } from "@/server/web-push/telling";
import { luckFrom, playOut, wholeTable } from "./support/bot";
import { Browser, freshServer } from "./support/browser";
import { dealtTable, freshDesk, type Person, people, type Seated } from "./support/desk";
import { KINDS } from "./support/places";
import {
  deviceAt,
  type Posted,
  pushService,
  type Reader,
  type Service,
  signedBy,
} from "./support/push-service";
import { watch } from "./support/viewer";

const SITE = "https://play.example.org";

/**
 * A desk whose commits reach a teller. `settled` waits for everything that was to be sent at once; `later` does what was
 * put off, which nothing else does: no timer runs.
 */
async function telling(kind: (typeof KINDS)[number]) {
  const tools = await freshDesk(kind);
  const putOff: (() => Promise<void>)[] = [];
  const teller = createTeller(tools, (_ms, job) => {
    putOff.push(job);
    return () => undefined;
  });
  const told: Promise<void>[] = [];
  tools.store.onCommit((entry) => void told.push(teller.hear(entry)));
  const settled = async () => void (await Promise.all(told));
  const later = async () => void (await Promise.all(putOff.splice(0).map((job) => job())));
  return { tools, teller, settled, later };
}

const allow = (tools: Tools, person: Person, device: Reader, service: Service) =>
  addDevice(tools, person.guest, device, { site: SITE, origins: [service.origin] });

/** The person who is asked alone, and the other one. */
async function askedOf(tools: Tools, { table, players }: Seated): Promise<readonly [Person, Person]> {
  const whole = await wholeTable(tools, table);
  const asked = due((whole as NonNullable<typeof whole>).table).seats[0] ?? 0;
  return [players[asked], players[1 - asked]] as unknown as readonly [Person, Person];
}

const last = (posted: readonly Posted[]) => posted.at(-1) as Posted;

describe.each(KINDS)("on %s", (kind) => {
  it("says whose table it is, encrypted for the device and signed by the site, and nothing else", async () => {
    const { tools, teller, settled } = await telling(kind);
    const service = await pushService();
    const seated = await dealtTable(tools, "sea p2", 2);
    const [asked, other] = await askedOf(tools, seated);
    const device = deviceAt(service);
    expect(await allow(tools, other, device, service)).toEqual({ kept: true });
    await playOut(tools, seated, luckFrom(3), 1);
    await settled();
    expect(service.posted).toHaveLength(1);
    const posted = last(service.posted);
    expect(`${service.origin}${posted.path}`).toBe(device.endpoint);
    expect(device.read(posted)).toEqual({
      kind: "turn",
      table: seated.table,
      words: seated.words,
      crew: [asked.guest.name],
      language: "en",
    });
    expect(posted.body.includes(seated.words)).toBe(false);
    expect(posted.headers).toMatchObject({
      topic: seated.table,
      ttl: "3600",
      "content-encoding": "aes128gcm",
    });
    expect(posted.headers.cookie).toBeUndefined();
    const claims = signedBy(await teller.publicKey(), posted);
    expect(claims).toMatchObject({ aud: service.origin, sub: SITE });
    // The keys are made once, whichever server asks first.
    expect((await siteKeys(tools)).publicKey).toBe(await teller.publicKey());
  });

  it("tells once for each time somebody is asked, and once more for a nudge", async () => {
    const { tools, settled } = await telling(kind);
    const service = await pushService();
    const seated = await dealtTable(tools, "sea p2", 2);
    const [, other] = await askedOf(tools, seated);
    const device = deviceAt(service);
    await allow(tools, other, device, service);
    await playOut(tools, seated, luckFrom(3), 1);
    await settled();
    expect(service.posted).toHaveLength(1);
    const late = { ...tools, clock: () => new Date(Date.now() + 4 * 60_000) };
    const [, waiting] = await askedOf(tools, seated);
    await nudge(late, waiting.guest, seated.table);
    await settled();
    expect(service.posted.map((posted) => (device.read(posted) as { kind: string }).kind)).toEqual([
      "turn",
      "nudge",
    ]);
    // Two acts later it is the other's turn again.
    await playOut(tools, seated, luckFrom(4), 2);
    await settled();
    expect(service.posted.length).toBe(3);
  });

  it("sends nothing to a seat with an open stream, unless it closes at once and nothing was done", async () => {
    const { tools, settled, later } = await telling(kind);
    const service = await pushService();
    const seated = await dealtTable(tools, "sea p2", 2);
    const [, other] = await askedOf(tools, seated);
    await allow(tools, other, deviceAt(service), service);
    const stream = watch(tools, seated.table, other.token);
    await stream.reached(1);
    await playOut(tools, seated, luckFrom(3), 1);
    await settled();
    await later();
    expect(service.posted).toHaveLength(0);
    await playOut(tools, seated, luckFrom(4), 2);
    await settled();
    stream.stop();
    await stream.ended;
    await later();
    expect(service.posted).toHaveLength(1);
  });

  it("forgets a device that is switched off, that is gone, and those of who is forgotten or has moved", async () => {
    const { tools, settled } = await telling(kind);
    const service = await pushService();
    const seated = await dealtTable(tools, "sea p2", 2);
    const [, other] = await askedOf(tools, seated);
    const [off, on, moved] = [deviceAt(service), deviceAt(service), deviceAt(service)];
    await allow(tools, other, off, service);
    await allow(tools, other, on, service);
    expect(await removeDevice(tools, other.guest, off.endpoint)).toEqual({ kept: false });
    service.answer = 410;
    await playOut(tools, seated, luckFrom(3), 1);
    await settled();
    expect(service.posted.map(({ path }) => `${service.origin}${path}`)).toEqual([on.endpoint]);
    const devices = () => tools.store.db.selectFrom("pushes").select(["endpoint", "guest_id"]).execute();
    expect(await devices()).toEqual([]);

    // A browser that takes over a seat keeps its own device; the device of the old browser is dropped.
    await allow(tools, other, on, service);
    const [taker] = (await people(tools, 1)) as [Person];
    await allow(tools, taker, moved, service);
    const { code } = await moveLink(tools, other.guest);
    await claim(tools, code, { guest: taker.guest, replace: true });
    expect(await devices()).toEqual([{ endpoint: moved.endpoint, guest_id: other.guest.id }]);
    const now = await tools.store.db
      .selectFrom("guests")
      .selectAll()
      .where("id", "=", other.guest.id)
      .executeTakeFirstOrThrow();
    await forgetEverything(tools, now);
    expect(await devices()).toEqual([]);
  });

  it("asks a busy service once more, follows no redirect, and keeps five devices of a person", async () => {
    const { tools, settled, later } = await telling(kind);
    const service = await pushService();
    const seated = await dealtTable(tools, "sea p2", 2);
    const [, other] = await askedOf(tools, seated);
    const devices = Array.from({ length: 6 }, () => deviceAt(service));
    for (const device of devices) await allow(tools, other, device, service);
    const kept = await tools.store.db.selectFrom("pushes").select("endpoint").execute();
    expect(kept).toHaveLength(5);
    expect(kept.map(({ endpoint }) => endpoint)).toContain(devices[5]?.endpoint);
    for (const device of devices.slice(1)) await removeDevice(tools, other.guest, device.endpoint);
    await allow(tools, other, devices[0] as Reader, service);
    service.answer = 503;
    await playOut(tools, seated, luckFrom(3), 1);
    await settled();
    service.answer = 302;
    await later();
    await later();
    expect(service.posted.map(({ path }) => path).includes("/elsewhere")).toBe(false);
    expect(service.posted).toHaveLength(2);
  });
});

it("believes the services of the browsers' makers over HTTPS, and no other address", () => {
  for (const good of [
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
    "https://web.push.apple.com/QGV",
  ])
    expect(isPushService(good, []), good).toBe(true);
  for (const bad of [
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evilpush.apple.com.example/x",
    "https://push.apple.com@127.0.0.1/x",
    "https://user@web.push.apple.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://169.254.169.254/latest",
    "https://localhost/x",
    "http://127.0.0.1:9000/x",
    "file:///etc/passwd",
    `https://web.push.apple.com/${"x".repeat(1_024)}`,
  ])
    expect(isPushService(bad, ["http://127.0.0.1:9001"]), bad).toBe(false);
  expect(isPushService("http://127.0.0.1:9001/x", ["http://127.0.0.1:9001"])).toBe(true);
});

it("takes devices over the wire from guests only, and refuses what is no device", async () => {
  const service = await pushService();
  const server = await freshServer({ PUSH_ORIGINS: service.origin });
  const ana = new Browser(server);
  const { read: _read, ...device } = deviceAt(service);
  expect((await ana.mutate("push.on", device)).status).toBe(401);
  await ana.openTable();
  const { data } = await ana.query("push.key");
  expect((data as { key: string }).key).toMatch(/^[A-Za-z0-9_-]{87}$/);
  expect((await ana.mutate("push.on", device)).data).toEqual({ kept: true });
  expect((await ana.mutate("push.on", { ...device, endpoint: "https://127.0.0.1/x" })).data).toEqual({
    kept: false,
  });
  expect((await ana.mutate("push.on", { ...device, p256dh: "B".repeat(87) })).data).toEqual({ kept: false });
  expect((await ana.mutate("push.on", { ...device, auth: "x" })).status).toBe(400);
  expect((await ana.mutate("push.off", { endpoint: device.endpoint })).data).toEqual({ kept: false });
});
