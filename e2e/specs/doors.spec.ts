import { connect } from "node:net";
import { act, gather } from "../fixtures/api";
import { expect, test } from "../fixtures/house";
import { startServer } from "../fixtures/server";

test("pages say what they may load, and who may frame them: nobody", async ({ request, server }) => {
  for (const path of ["/en", "/fr/play/new", "/de/join", "/en/play/AAAAAAAAAAAA"]) {
    const headers = (await request.get(`${server.url}${path}`)).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'(;|$)/);
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("no-referrer");
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
});

test("the guest cookie is out of reach of scripts, and what it opens is never cached", async ({ arrive }) => {
  const ana = await arrive();
  const table = await gather([ana], { code: "sea p1", names: ["Ana"], deal: true });
  const cookie = (await ana.context.cookies()).find(({ name }) => name.endsWith("stillwater"));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const query = new URLSearchParams({ input: JSON.stringify({ table }) });
  const answer = await ana.context.request.get(`${ana.url}/api/trpc/table.look?${query}`);
  expect(answer.headers()["cache-control"]).toContain("no-store");
  // The page of a table contains the hand of its reader.
  const page = await ana.context.request.get(`${ana.url}/en/play/${table}`);
  expect(await page.text()).toContain(" @1");
  expect(page.headers()["cache-control"]).toMatch(/private.*no-store/);
});

test("a page of another site can neither act for a player nor read a table", async ({ arrive }) => {
  const ana = await arrive();
  const table = await gather([ana], { code: "sea p1", names: ["Ana"], deal: true });
  const foreign = { origin: "https://evil.example" };
  const mutation = { data: { table, expectedRev: 2, commandId: crypto.randomUUID(), act: "discard 1 2" } };
  const url = `${ana.url}/api/trpc/table.act`;
  expect((await ana.context.request.post(url, { ...mutation, headers: foreign })).status()).toBe(403);
  const form = { form: { table }, headers: { origin: ana.url } };
  expect((await ana.context.request.post(url, form)).status()).toBeGreaterThanOrEqual(400);
  const query = new URLSearchParams({ input: JSON.stringify({ table }) });
  const read = await ana.context.request.get(`${ana.url}/api/trpc/table.look?${query}`, { headers: foreign });
  expect(read.status()).toBe(403);
  await expect(act(await arrive(), table, 2, "discard 1 2")).rejects.toThrow(/401|403/);
});

test("the process writes no card, seed, cookie or name into its log", async ({ arrive, server }) => {
  const ana = await arrive();
  await gather([ana], { code: "sea p1", names: ["Wilhelmina"], deal: true });
  const token = (await ana.context.cookies()).find(({ name }) => name.endsWith("stillwater"))?.value ?? "?";
  const output = server.output();
  expect(output).not.toContain("Wilhelmina");
  expect(output).not.toContain(token);
  expect(output).not.toMatch(/v1:[A-Za-z0-9_-]{8}|hand:\d|pile:\d/);
});

test("other programs ask the rules from anywhere, and are told what is wrong and where", async ({
  page,
  request,
  server,
}) => {
  const ask = (address: string, data: unknown) => request.post(`${server.url}${address}`, { data });
  const asked = { position: "sea p2", cells: { r1c1: "10", r1c3: "20" }, action: "12 r1c2", language: "de" };
  // From a page of no site, whose origin is null: its browser sends a preflight before it posts.
  const answered = await page.evaluate(
    async ({ url, body }) => {
      const init = { method: "POST", headers: { "content-type": "application/json" }, body };
      return (await fetch(url, init)).json();
    },
    { url: `${server.url}/api/check`, body: JSON.stringify(asked) },
  );
  expect(answered).toMatchObject({ action: "12 r1c2", verdict: { price: 2, sum: "12 − 10 = 2" } });
  expect(
    (await (await ask("/api/check/card", { position: "sea p2", card: "47" })).json()).spaces,
  ).toHaveLength(36);
  expect((await ask("/api/check/space", { position: "sea p2", space: "r1c1" })).status()).toBe(200);
  const wrong = await ask("/api/check", { ...asked, action: "12 r9c2" });
  expect(wrong.status()).toBe(422);
  expect(wrong.headers()["content-type"]).toBe("application/problem+json");
  expect(await wrong.json()).toMatchObject({ errors: [{ code: "act.cell", path: "action", at: 3 }] });
  // In the language of the question, from the built messages.
  const unlike = await ask("/api/check", Buffer.from("{"));
  expect([unlike.status(), (await unlike.json()).detail]).toEqual([
    415,
    expect.stringContaining("Send JSON"),
  ]);
  const large = await ask("/api/check", { ...asked, action: "x".repeat(20_000) });
  expect([large.status(), (await large.json()).detail]).toEqual([
    413,
    expect.stringMatching(/Send \d+ bytes/),
  ]);
  const extra = await ask("/api/check", { ...asked, posision: "sea p2" });
  expect((await extra.json()).detail).toContain("Ein Feld „posision“ gibt es hier nicht");
  for (const method of ["GET", "PUT", "DELETE"])
    expect((await request.fetch(`${server.url}/api/check`, { method })).status()).toBe(405);
  const clauses = await request.get(`${server.url}/api/clauses?language=fr&q=pont`);
  expect(clauses.headers()["access-control-allow-origin"]).toBe("*");
  expect((await clauses.json()).clauses.length).toBeGreaterThan(0);
  const etag = clauses.headers().etag ?? "";
  const again = { headers: { "if-none-match": etag } };
  expect((await request.get(clauses.url(), again)).status()).toBe(304);
  expect((await request.get(`${server.url}/api/clauses/T.place.cost`)).status()).toBe(200);
  expect((await request.get(`${server.url}/api/clauses/T.place.price`)).status()).toBe(404);
  expect((await (await request.get(`${server.url}/api/openapi.json`)).json()).openapi).toBe("3.1.0");
  expect((await request.head(`${server.url}/api/openapi.json`)).status()).toBe(200);
});

/** Requests a page many times at once, on one connection: however slow the machine is, all requests arrive together. */
function flood(url: string, address: string, times: number): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const asked = `GET / HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${address}\r\n`;
  return new Promise((resolve, reject) => {
    let told = "";
    const line = connect(Number(port), hostname, () =>
      line.write(`${`${asked}\r\n`.repeat(times - 1)}${asked}connection: close\r\n\r\n`),
    );
    line.on("data", (chunk) => {
      told += chunk.toString("utf8");
    });
    line.once("end", () => resolve(told));
    line.once("error", reject);
  });
}

test("one address that asks for too many pages is told when to come again, in plain words; others get theirs", async ({
  request,
}) => {
  const server = await startServer({ LIMIT_SCALE: "1", TRUSTED_PROXY_HOPS: "1" });
  try {
    const told = await flood(server.url, "192.0.2.1", 301);
    expect(told.match(/HTTP\/1\.1 307 /g)).toHaveLength(300);
    const refused = told.slice(told.indexOf("HTTP/1.1 429 "));
    expect(refused).toMatch(/^retry-after: [1-9]\d*\r$/im);
    expect(refused).toMatch(/^content-type: text\/plain\r$/im);
    expect(refused).toMatch(/^Too many pages at once\. Try again in \d+ s\.\n/m);
    const other = { headers: { "x-forwarded-for": "192.0.2.2" }, maxRedirects: 0 };
    expect((await request.get(`${server.url}/`, other)).status()).toBe(307);
  } finally {
    await server.remove();
  }
});

/** Makes a process report when it reads the settings of its build from their source, which it would have to compile. */
const TELLS = `
import fs from "node:fs";
const read = fs.readFileSync;
fs.readFileSync = (file, ...how) => {
  if (String(file).endsWith("next.config.ts")) process.stderr.write("next.config.ts is read");
  return read(file, ...how);
};`;

test("a start compiles nothing", async () => {
  const server = await startServer({
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(TELLS)}`,
  });
  await server.remove();
  expect(server.output()).toContain("Stillwater listens");
  expect(server.output()).not.toContain("next.config.ts is read");
});

test("whoever follows a table is answered by a site that has just started", async () => {
  const server = await startServer();
  const opened = await fetch(`${server.url}/api/trpc/table.open`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url },
    body: JSON.stringify({ code: "sea p1", name: "Ana", language: "en" }),
  });
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  const { result } = (await opened.json()) as { result: { data: { table: string } } };
  const input = encodeURIComponent(JSON.stringify({ table: result.data.table }));
  await server.crash();
  // All at once, as followers reconnect, until the server accepts them.
  const comeBack = async (): Promise<number> => {
    const answer = await fetch(`${server.url}/api/trpc/table.follow?input=${input}`, {
      headers: { cookie, "last-event-id": "1" },
    }).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.status ?? comeBack();
  };
  const back = Array.from({ length: 16 }, comeBack);
  await server.start();
  expect(new Set(await Promise.all(back))).toEqual(new Set([200]));
  await server.remove();
});
