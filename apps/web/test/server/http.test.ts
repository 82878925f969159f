/** The API over HTTP: who may call what, how often, and which headers every answer has. */
import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { createStreams } from "@/server/http-guards/streams";
import { answer } from "@/server/routers/answer";
import { tableAsked } from "@/server/routers/page";
import type { Server } from "@/server/runtime/server";
import type { GuestRow } from "@/server/storage/schema";
import { luckFrom, playOut } from "./support/bot";
import { Browser, freshServer, ORIGIN } from "./support/browser";
import { until } from "./support/until";

it("makes a guest of whoever sits down, with a cookie no script can read and only its hash in the database", async () => {
  const server = await freshServer();
  const ana = new Browser(server);
  expect((await ana.query("me.get")).data).toBeNull();
  const opened = await ana.mutate("table.open", { code: "sea p2", name: "  Ana  ", language: "de" });
  expect(opened.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^stillwater=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/),
  ]);
  const { table, words } = opened.data as { table: string; words: string };
  expect((await ana.query("me.get")).data).toEqual({
    name: "Ana",
    language: "de",
    tables: [{ id: table, words, code: "sea p2", status: "waiting", turn: false, nudged: false }],
  });
  const guests = await server.tools.store.db.selectFrom("guests").selectAll().execute();
  expect(JSON.stringify(guests)).not.toContain(ana.cookie.split("=")[1]);
});

it("binds the cookie to its host under HTTPS, as our own proxies tell it", async () => {
  const server = await freshServer({ TRUSTED_PROXY_HOPS: "1" });
  const response = await answer(
    server,
    new Request(`${ORIGIN}/api/trpc/me.rename`, {
      method: "POST",
      headers: {
        host: "inside:3000",
        "x-forwarded-host": "table.test",
        "x-forwarded-proto": "https",
        origin: "https://table.test",
        "content-type": "application/json",
      },
      body: JSON.stringify({ name: "Ana", language: "en" }),
    }),
  );
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-stillwater=[\w-]{43}; Path=\/;.*; Secure$/);
});

it("lets only same-origin JSON POSTs change anything", async () => {
  const server = await freshServer();
  const ana = new Browser(server);
  await ana.openTable();
  const body = JSON.stringify({ name: "Mallory", language: "en" });
  const origins = [
    ORIGIN,
    "http://evil.test",
    "null",
    "https://table.test",
    "http://table.test:81",
    undefined,
  ];
  const types = [
    "application/json",
    "application/json; charset=utf-8",
    "text/plain",
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
    "application/octet-stream",
    undefined,
  ];
  const sites = ["same-origin", "same-site", "cross-site", "none", undefined];
  let tried = 0;
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"])
    for (const origin of origins)
      for (const type of types)
        for (const site of sites)
          for (const query of ["", "?batch=1", "?_method=POST"]) {
            const headers = new Headers({
              host: "table.test",
              cookie: ana.cookie,
              "x-http-method-override": "POST",
            });
            if (origin !== undefined) headers.set("origin", origin);
            if (type !== undefined) headers.set("content-type", type);
            if (site !== undefined) headers.set("sec-fetch-site", site);
            const sends = method !== "GET" && method !== "HEAD";
            const payload = query === "?batch=1" ? `{"0":${body}}` : body;
            const request = new Request(`${ORIGIN}/api/trpc/me.rename${query}`, {
              method,
              headers,
              ...(sends ? { body: payload } : {}),
            });
            const { status } = await answer(server, request);
            const ours = origin === ORIGIN || (origin === undefined && site === "same-origin");
            const may = method === "POST" && type?.startsWith("application/json") === true && ours;
            tried++;
            if (may) expect([method, origin, type, site, query, status]).toContain(200);
            else expect([method, origin, type, site, query, status].at(-1)).toBeGreaterThanOrEqual(400);
          }
  expect(tried).toBe(7 * 6 * 7 * 5 * 3);
});

it("reads for our own pages only, and lets extra origins in where they are named", async () => {
  const server = await freshServer({ ALLOWED_ORIGINS: "https://play.example.org" });
  const ana = new Browser(server);
  const { table } = await ana.openTable();
  const read = async (headers: Record<string, string>): Promise<number> => {
    const url = `${ORIGIN}/api/trpc/table.look?input=${encodeURIComponent(JSON.stringify({ table }))}`;
    return (await answer(server, new Request(url, { headers: { host: "table.test", ...headers } }))).status;
  };
  expect(await read({ "sec-fetch-site": "same-origin" })).toBe(200);
  expect(await read({ "sec-fetch-site": "none" })).toBe(200);
  expect(await read({})).toBe(200);
  expect(await read({ origin: "https://play.example.org", "sec-fetch-site": "cross-site" })).toBe(200);
  expect(await read({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await read({ "sec-fetch-site": "same-site" })).toBe(403);
  expect(await read({ origin: "null" })).toBe(403);
});

it("keeps every answer out of caches, and says nothing of what went wrong inside", async () => {
  const server = await freshServer();
  const ana = new Browser(server);
  const { table } = await ana.openTable();
  const answers = [
    await ana.query("table.look", { table }),
    await ana.query("table.look", { table: "000000000000" }),
    await ana.query("table.look", { table: 5 }),
    await ana.query("no.such"),
    await ana.query("__proto__"),
    await ana.mutate("table.act", { table }),
    await ana.send("table.look?input={{{", { headers: ana.headers() }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 400, 404, 404, 400, 400]);
  for (const { headers, text } of answers) {
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(text).not.toMatch(/stack|node_modules|zod|Unexpected|SQLITE|at \w+ \(/i);
  }
  await server.tools.store.close();
  const broken = await ana.query("table.look", { table });
  expect(broken.status).toBeGreaterThanOrEqual(500);
  expect(broken.text).not.toMatch(/stack|driver|destroyed|connection/i);
});

it("takes bodies up to 16 KB, eight calls at once, and no compression", async () => {
  const server = await freshServer();
  const ana = new Browser(server);
  const post = (body: string | ReadableStream, extra: Record<string, string> = {}, path = "table.find") =>
    ana.send(path, {
      method: "POST",
      headers: { ...ana.headers(), origin: ORIGIN, "content-type": "application/json", ...extra },
      body,
      duplex: "half",
    } as RequestInit);
  expect((await post(`{"words":"${"a".repeat(17_000)}"}`)).status).toBe(413);
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(4096).fill(32)),
  });
  expect((await post(endless)).status).toBe(413);
  expect((await post(`{"words":"a b c"}`, { "content-encoding": "gzip" })).status).toBe(415);
  expect((await post("[".repeat(8_000))).status).toBe(400);
  expect((await post(`${"[".repeat(8_000)}${"]".repeat(8_000)}`)).status).toBe(400);
  expect((await post("")).status).toBe(400);
  expect((await post(Buffer.from([0xff, 0xfe, 0x22]).toString("latin1"))).status).toBe(400);
  const calls = (count: number): Promise<{ status: number }> => {
    const inputs = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [index, { words: "a b c" }]),
    );
    return post(JSON.stringify(inputs), {}, `${Array(count).fill("table.find").join(",")}?batch=1`);
  };
  expect((await calls(8)).status).toBe(200);
  expect((await calls(9)).status).toBe(400);
  expect((await ana.query("table.look", { table: "x".repeat(5_000) })).status).toBe(414);
});

it("slows down who is too quick, counting every call of a batch, and gives who sits a budget of their own", async () => {
  const server = await freshServer({ LIMIT_SCALE: "1" });
  const ana = new Browser(server);
  const { table } = await ana.openTable();
  const find = await Promise.all(
    Array.from({ length: 6 }, () => ana.mutate("table.find", { words: "no such words" })),
  );
  expect(find.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = find.find(({ status }) => status === 429);
  expect(JSON.parse(refused?.text ?? "").error.data).toMatchObject({
    reason: "slow-down",
    retryAfterMs: expect.any(Number),
  });
  const batch = Array(8).fill("me.rename").join(",");
  const inputs = Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [index, { name: `A${index}`, language: "en" }]),
  );
  const renamed = await ana.mutate(`${batch}?batch=1`, inputs);
  expect(renamed.status).toBe(207);
  expect(renamed.text.match(/"slow-down"/g)).toHaveLength(2);
  // All other reads are spent, and one's own table can still be read; but not without limit.
  await Promise.all(Array.from({ length: 60 }, () => ana.query("lobby.list")));
  expect((await ana.query("lobby.list")).status).toBe(429);
  const looks = await Promise.all(Array.from({ length: 70 }, () => ana.query("table.look", { table })));
  expect(looks.filter(({ status }) => status === 200)).toHaveLength(60);
  const stranger = new Browser(server);
  await stranger.openTable();
  const strange = await Promise.all(
    Array.from({ length: 120 }, () => stranger.query("table.look", { table })),
  );
  expect(strange.some(({ status }) => status === 429)).toBe(true);
});

it("counts a page of a log and a new stream as a read of their table", async () => {
  const server = await freshServer({ LIMIT_SCALE: "1" });
  const ana = new Browser(server);
  const { table } = await ana.openTable();
  const pages = await Promise.all(
    Array.from({ length: 50 }, () => ana.query("table.log", { table, before: 2 })),
  );
  expect(pages.every(({ status }) => status === 200)).toBe(true);
  const url = `${ORIGIN}/api/trpc/table.follow?input=${encodeURIComponent(JSON.stringify({ table }))}`;
  const first = async (): Promise<string> => {
    const stream = await answer(server, new Request(url, { headers: ana.headers() }));
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (!/"presence"|slow-down/.test(text)) text += (await reader?.read())?.value ?? "";
    await reader?.cancel();
    return text;
  };
  for (let stream = 0; stream < 10; stream++) expect(await first()).toContain('"kind":"table"');
  expect(await first()).toContain("slow-down");
  expect((await ana.query("table.log", { table, before: 2 })).status).toBe(429);
  expect((await ana.query("table.look", { table })).status).toBe(429);
});

it("answers unknown, ended and full tables alike", async () => {
  const server = await freshServer();
  const [ana, ben, cleo] = [new Browser(server), new Browser(server), new Browser(server)];
  const { table, words } = await ana.openTable();
  await ben.mutate("table.sit", { table, name: "Ben", language: "fr" });
  const full = await cleo.mutate("table.find", { words });
  const unknown = await cleo.mutate("table.find", { words: "amber heron lock" });
  await server.tools.store.db.updateTable("tables").set({ status: "lost" }).execute();
  const ended = await cleo.mutate("table.find", { words });
  expect([full.text, ended.text]).toEqual([unknown.text, unknown.text]);
  const alike = (headers: Headers) => [...headers].filter(([name]) => name !== "x-request-id");
  expect(alike(full.headers)).toEqual(alike(unknown.headers));
});

it("moves a guest to another device once", async () => {
  const server = await freshServer();
  const [old, fresh, late] = [new Browser(server), new Browser(server), new Browser(server)];
  const { table } = await old.openTable("sea p1");
  const { data } = await old.mutate("me.moveLink", {});
  const { code } = data as { code: string };
  expect((await fresh.mutate("me.claim", { code })).data).toEqual({ claimed: true, tables: [table] });
  expect((await late.mutate("me.claim", { code })).data).toEqual({ claimed: false });
  expect((await fresh.query("table.look", { table })).data).toMatchObject({ you: 0 });
  expect((await old.query("table.look", { table })).data).toMatchObject({ you: null });
  expect((await old.mutate("table.leave", { table })).status).toBe(401);
  const moves = await server.tools.store.db.selectFrom("moves").selectAll().execute();
  expect(JSON.stringify(moves)).not.toContain(code);
});

it("gives up what a browser was only when it agrees", async () => {
  const server = await freshServer();
  const [old, fresh] = [new Browser(server), new Browser(server)];
  const { table } = await old.openTable("sea p1");
  const { table: own } = await fresh.openTable("sea p2");
  const { code } = (await old.mutate("me.moveLink", {})).data as { code: string };
  const cookie = fresh.cookie;
  expect((await fresh.mutate("me.claim", { code })).data).toEqual({ claimed: false, holds: 1 });
  expect(fresh.cookie).toBe(cookie);
  expect((await fresh.query("table.look", { table: own })).data).toMatchObject({ you: 0 });
  const reply = await fresh.mutate("me.claim", { code, replace: true });
  expect(reply.data).toEqual({ claimed: true, tables: [table] });
  expect((await fresh.query("table.look", { table })).data).toMatchObject({ you: 0 });
  expect((await fresh.query("table.look", { table: own })).data).toMatchObject({ seats: [null, null] });
  const again = (await fresh.mutate("me.moveLink", {})).data as { code: string };
  const itself = await fresh.mutate("me.claim", { code: again.code });
  expect(itself.data).toEqual({ claimed: true, tables: [table] });
});

it("streams a table with revisions as ids, breaks off when the server closes, and takes no new ones then", async () => {
  const server = await freshServer();
  const ana = new Browser(server);
  const { table } = await ana.openTable("sea p1");
  const url = `${ORIGIN}/api/trpc/table.follow?input=${encodeURIComponent(JSON.stringify({ table }))}`;
  const connect = (): Promise<Response> => answer(server, new Request(url, { headers: ana.headers() }));
  const response = await connect();
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  expect(response.headers.get("cache-control")).toBe("private, no-store, no-transform");
  expect(response.headers.get("x-accel-buffering")).toBe("no");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const readUntil = async (wanted: string): Promise<void> => {
    while (!text.includes(wanted)) text += (await reader?.read())?.value ?? "";
  };
  await readUntil('"presence"');
  await ana.mutate("table.deal", { table });
  await readUntil("id: 2\n");
  expect(text).toContain("retry: 1000");
  expect(text).toContain("id: 1\n");
  expect(server.streams.count()).toBe(1);
  server.draining = true;
  expect((await connect()).status).toBe(503);
  expect((await ana.query("me.get")).status).toBe(503);
  server.streams.cutAll();
  await expect(
    (async () => {
      while (!(await reader?.read())?.done);
    })(),
  ).rejects.toMatchObject({ name: "AbortError" });
  expect(text).not.toContain("event: return");
  expect(server.streams.count()).toBe(0);
  await until(() => server.tools.pubsub.followed().size === 0);
});

it("lets go of everything when the other end of a stream goes", async () => {
  const server = await freshServer();
  const ana = new Browser(server);
  const { table } = await ana.openTable("sea p1");
  const url = `${ORIGIN}/api/trpc/table.follow?input=${encodeURIComponent(JSON.stringify({ table }))}`;
  for (let turn = 0; turn < 50; turn++) {
    const gone = new AbortController();
    const response = await answer(server, new Request(url, { headers: ana.headers(), signal: gone.signal }));
    const reader = response.body?.getReader();
    await reader?.read();
    if (turn % 2 === 0) gone.abort();
    else await reader?.cancel();
  }
  await until(() => server.streams.count() === 0 && server.tools.pubsub.followed().size === 0);
});

it("gives a guest's newest stream precedence, and an address only so many", async () => {
  const server = { ...(await freshServer({ TRUSTED_PROXY_HOPS: "1" })), streams: createStreams() };
  const home = { "x-forwarded-for": "10.1.1.1" };
  const ana = new Browser(server, home);
  const { table } = await ana.openTable("sea p1");
  const connect = (browser: Browser): Promise<Response> => {
    const url = `${ORIGIN}/api/trpc/table.follow?input=${encodeURIComponent(JSON.stringify({ table }))}`;
    return answer(server, new Request(url, { headers: browser.headers() }));
  };
  const streams = await Promise.all(Array.from({ length: 9 }, () => connect(ana)));
  expect(streams.every(({ status }) => status === 200)).toBe(true);
  expect(server.streams.count()).toBe(8);
  const strangers = await Promise.all(Array.from({ length: 60 }, () => connect(new Browser(server, home))));
  expect(strangers.filter(({ status }) => status === 503)).toHaveLength(4);
  const ben = new Browser(server, home);
  await ben.mutate("me.rename", { name: "Ben", language: "en" });
  expect((await connect(ben)).status).toBe(200);
  server.streams.cutAll();
});

it.each(["table.follow", "table%2Efollow", "%74able.follow", "table.follow/"])(
  "counts a stream however its name is spelled: %s",
  async (spelled) => {
    const server = await freshServer();
    const ana = new Browser(server);
    const { table } = await ana.openTable("sea p1");
    const input = encodeURIComponent(JSON.stringify({ table }));
    const url = `${ORIGIN}/api/trpc/${spelled}?input=${input}`;
    const connect = (): Promise<Response> => answer(server, new Request(url, { headers: ana.headers() }));
    const streams = await Promise.all(Array.from({ length: 12 }, connect));
    expect(streams.every(({ status }) => status === 200)).toBe(true);
    expect(server.streams.count()).toBe(8);
    server.streams.cutAll();
    expect(server.streams.count()).toBe(0);
  },
);

it.each(["table.follow", "table%2Efollow"])("lets no stream into a batch uncounted: %s", async (spelled) => {
  const server = await freshServer();
  const ana = new Browser(server);
  const { table } = await ana.openTable("sea p1");
  for (const count of [1, 2, 3]) {
    for (const comma of [",", "%2C"]) {
      const inputs = Object.fromEntries(Array.from({ length: count }, (_, index) => [index, { table }]));
      const path = Array(count).fill(spelled).join(comma);
      const input = encodeURIComponent(JSON.stringify(inputs));
      const url = `${ORIGIN}/api/trpc/${path}?batch=1&input=${input}`;
      const response = await answer(server, new Request(url, { headers: ana.headers() }));
      const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
      expect(server.streams.count()).toBe(isStream ? 1 : 0);
      if (count > 1) expect(isStream).toBe(false);
      server.streams.cutAll();
    }
  }
  expect((await ana.query("%E0%A4%A")).status).toBe(400);
});

it("plays over HTTP: an act is answered once and for all", async () => {
  const server = await freshServer();
  const ana = new Browser(server);
  const { table } = await ana.openTable("sea p1");
  await ana.mutate("table.deal", { table });
  const command = { table, expectedRev: 2, commandId: randomUUID(), act: "discard 1 1" };
  expect((await ana.mutate("table.act", command)).data).toHaveProperty("refused");
  expect((await ana.mutate("table.act", { ...command, expectedRev: 1 })).data).toEqual({ stale: 2 });
  const view = (await ana.query("table.look", { table })).data as { position: string };
  expect(view.position).toContain("sea p1");
  expect((await new Browser(server).mutate("table.act", command)).status).toBe(401);
});

it("works when the routes are another copy of every module than what opened the desk, as in a production build", async () => {
  const server = await freshServer({ LIMIT_SCALE: "1" });
  vi.resetModules();
  const { answer: otherAnswer } = await import("@/server/routers/answer");
  expect(otherAnswer).not.toBe(answer);
  const ana = new Browser(server, {}, otherAnswer);
  const { table } = await ana.openTable("sea p1");
  await ana.mutate("table.deal", { table });
  const seated = { table, words: "", players: [{ guest: await onlyGuest(server), token: "" }] };
  expect(await playOut(server.tools, seated, luckFrom(1), 5)).toBe(5);
  const reply = await ana.mutate("table.act", {
    table,
    expectedRev: 1,
    commandId: randomUUID(),
    act: "start",
  });
  expect(reply.data).toEqual({ stale: 7 });
  const statuses: number[] = [];
  for (let turn = 0; turn < 7; turn++)
    statuses.push((await ana.mutate("table.find", { words: "no such words" })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect((await ana.query("table.look", { table: "000000000000" })).status).toBe(404);
});

async function onlyGuest(server: Server): Promise<GuestRow> {
  return server.tools.store.db.selectFrom("guests").selectAll().executeTakeFirstOrThrow();
}

it("gives a page the hand of its own cookie, and comes with a table so often and no more", async () => {
  const server = await freshServer({ LIMIT_SCALE: "1" });
  const ana = new Browser(server);
  const { table } = (await ana.openTable("sea p1")) as { readonly table: string };
  await ana.mutate("table.deal", { table });
  const asked = (cookie: string) => tableAsked(server, new Headers(cookie === "" ? {} : { cookie }), table);
  const viewOf = async (cookie: string) => {
    const [first] = await asked(cookie);
    return first?.kind === "table" ? first.view : undefined;
  };
  expect((await viewOf(ana.cookie))?.position).toContain("@1");
  for (const cookie of ["", "stillwater=", `${ana.cookie.slice(0, -2)}xx`]) {
    const view = await viewOf(cookie);
    expect(view?.you).toBeNull();
    expect(view?.position).toContain("@-");
  }
  const stranger = new Browser(server);
  await stranger.openTable("sea p1");
  const reads = await Promise.allSettled(Array.from({ length: 60 }, () => asked(stranger.cookie)));
  expect(reads.filter(({ status }) => status === "rejected")).toHaveLength(30);
  // A stranger can spend only their own budget.
  await expect(asked(ana.cookie)).resolves.toHaveLength(2);
});
