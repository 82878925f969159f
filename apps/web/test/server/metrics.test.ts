/** What can be seen of a server from outside: only by those it is meant for, and nothing of anybody's game. */
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { metricsFor } from "@/server/metrics/answering";
import { answer } from "@/server/routers/answer";
import type { Server } from "@/server/runtime/server";
import { readSettings } from "@/server/runtime/settings";
import { freePort } from "../../storm/instance";
import { luckFrom, nextAct, playOut, wholeTable } from "./support/bot";
import { Browser, freshServer, ORIGIN } from "./support/browser";
import { dealtTable } from "./support/desk";

const TOKEN = "a token of some length";
const DEPLOY = new URL("../../../../deploy/metrics/", import.meta.url);

it("tells nothing unless it is asked with the token, and nothing at all by default", async () => {
  const closed = await freshServer();
  expect((await metricsFor(closed, new Headers({ authorization: "Bearer " }))).status).toBe(404);
  const server = await freshServer({ METRICS_TOKEN: TOKEN });
  for (const said of ["", "Bearer ", "Bearer another token", TOKEN])
    expect((await metricsFor(server, new Headers(said === "" ? {} : { authorization: said }))).status).toBe(
      401,
    );
  expect((await metricsFor(server, new Headers({ authorization: `Bearer ${TOKEN}` }))).status).toBe(200);
  expect(() => readSettings({ METRICS_TOKEN: "short" })).toThrow(/METRICS_TOKEN/);
});

it("counts acts, refusals, streams, tables and what is stored, and names no table, guest or word", async () => {
  const server = await freshServer({ METRICS_TOKEN: TOKEN });
  const ana = new Browser(server);
  const { table, words } = await ana.openTable("sea p1");
  await ana.mutate("table.deal", { table });
  const command = { table, expectedRev: 2, commandId: crypto.randomUUID() };
  await ana.mutate("table.act", { ...command, act: "nonsense" });
  await ana.query("table.look", { table: "000000000000" });
  const seated = await dealtTable(server.tools, "sea p2", 2);
  await playOut(server.tools, seated, luckFrom(1), 10);
  const text = await (await metricsFor(server, new Headers({ authorization: `Bearer ${TOKEN}` }))).text();
  expect(text).toContain('stillwater_acts_total{outcome="unreadable"} 1');
  expect(text).toContain('stillwater_refusals_total{kind="not-found"} 1');
  expect(text).toContain('stillwater_tables{state="playing"} 2');
  expect(text).toMatch(/stillwater_call_seconds_count\{procedure="table.act",code="OK"\} 1/);
  expect(text).toMatch(/stillwater_write_seconds_count\{outcome="kept"\} [1-9]/);
  expect(text).toMatch(/stillwater_storage_bytes [1-9]/);
  for (const name of [
    "stillwater_streams",
    "nodejs_eventloop_lag_p99_seconds",
    "process_resident_memory_bytes",
  ])
    expect(text).toMatch(new RegExp(`^${name} `, "m"));
  for (const secret of [table, seated.table, words, "Ana"]) expect(text).not.toContain(secret);
  // A word alone may be part of another: a label's value would be the whole of it.
  for (const word of words.split(" ")) expect(text).not.toContain(`="${word}"`);
  // The metrics that the dashboard and the alerts use exist.
  for (const file of ["dashboard.json", "alerts.yaml"])
    for (const [name] of readFileSync(new URL(file, DEPLOY), "utf8").matchAll(
      /\b(stillwater|nodejs|process)_\w+/g,
    ))
      expect(text).toContain(name.replace(/_(bucket|count)$/, ""));
});

const read = async (server: Server): Promise<string> =>
  (await metricsFor(server, new Headers({ authorization: `Bearer ${TOKEN}` }))).text();

it("counts acts by every outcome, and times calls and writes in buckets", async () => {
  const server = await freshServer({ METRICS_TOKEN: TOKEN });
  const ana = new Browser(server);
  const { table } = await ana.openTable("sea p1");
  await ana.mutate("table.deal", { table });
  const say = async (act: string, rev: number, commandId: string = crypto.randomUUID()) =>
    ana.mutate("table.act", { table, expectedRev: rev, commandId, act });
  const whole = await wholeTable(server.tools, table);
  const next = whole === null ? null : nextAct(whole.table, luckFrom(1));
  if (whole === null || next === null) throw new Error("a dealt table");
  const id = crypto.randomUUID();
  expect((await say(next.text, whole.rev, id)).data).toHaveProperty("rev");
  expect((await say("discard 1 1", whole.rev, id)).data).toHaveProperty("mismatch");
  expect((await say(next.text, whole.rev)).data).toHaveProperty("stale");
  expect((await say("discard 1 1", whole.rev + 1)).data).toHaveProperty("refused");
  expect((await say("nonsense", whole.rev + 1)).data).toHaveProperty("unreadable");
  const text = await read(server);
  for (const outcome of ["done", "mismatch", "stale", "refused", "unreadable"])
    expect(text).toContain(`stillwater_acts_total{outcome="${outcome}"} 1\n`);
  expect(text).toMatch(/stillwater_call_seconds_bucket\{le="0.25",procedure="table.act",code="OK"\} [1-5]\n/);
  expect(text).toMatch(/stillwater_write_seconds_bucket\{le="2.5",outcome="kept"\} [1-9]/);
});

it("counts what is turned away, what cannot be kept, and the streams that are open", async () => {
  const server = await freshServer({ METRICS_TOKEN: TOKEN, LIMIT_SCALE: "1", TRUSTED_PROXY_HOPS: "1" });
  const ana = new Browser(server, { "x-forwarded-for": "192.0.2.1" });
  const { table } = await ana.openTable("sea p1");
  const url = `${ORIGIN}/api/trpc/table.follow?input=${encodeURIComponent(JSON.stringify({ table }))}`;
  const nobody = { host: "table.test", "x-forwarded-for": "192.0.2.9" };
  for (let stream = 0; stream < 65; stream++) await answer(server, new Request(url, { headers: nobody }));
  for (let guess = 0; guess < 6; guess++) await ana.mutate("table.find", { words: "no such words" });
  const { db } = server.tools.store;
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${pages.rows[0]?.page_count ?? 0}`).execute(db);
  let status = 200;
  for (let tries = 0; status !== 503 && tries < 20; tries++)
    status = (await ana.mutate("table.open", { code: "sea p1", name: "Ana", language: "en" })).status;
  expect(status).toBe(503);
  const text = await read(server);
  expect(text).toContain("stillwater_streams 64\n");
  for (const kind of ["full", "slow-down", "storage-full"])
    expect(text).toMatch(new RegExp(`^stillwater_refusals_total\\{kind="${kind}"\\} [1-9]`, "m"));
  expect(text).toContain('stillwater_write_seconds_count{outcome="failed"} 1\n');
  server.streams.cutAll();
  expect(await read(server)).toContain("stillwater_streams 0\n");
});

it("has five alerts, each with what to do", () => {
  const alerts = readFileSync(new URL("alerts.yaml", DEPLOY), "utf8").split("- alert: ").slice(1);
  expect(new Set(alerts.map((alert) => alert.split("\n")[0])).size).toBe(5);
  for (const alert of alerts)
    expect(alert).toMatch(/ expr: .+\n +for: \d+m\n +labels: .+\n +annotations:\n +summary: .+\n +do: .+/);
});

it("tells whoever asked under which id to look for what went wrong", async () => {
  const server = await freshServer();
  const ana = new Browser(server);
  const { headers, text } = await ana.query("table.look", { table: "000000000000" });
  const id = headers.get("x-request-id");
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(JSON.parse(text).error.data.request).toBe(id);
  const refused = await ana.send("me.get", { method: "PUT" });
  expect(JSON.parse(refused.text).error.data.request).toBe(refused.headers.get("x-request-id"));
  expect(refused.headers.get("x-request-id")).not.toBe(id);
});

it("answers at a port of its own, without a token, to nothing but what Prometheus asks", async () => {
  const port = await freePort();
  const server = await freshServer({ METRICS_PORT: String(port) });
  // That port is for the person who runs the site: visitors learn nothing from it.
  expect((await metricsFor(server, new Headers())).status).toBe(404);
  const ask = (path: string, method = "GET") => fetch(`http://localhost:${port}${path}`, { method });
  const answer = await ask("/metrics");
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await answer.text()).toMatch(/^stillwater_streams 0$/m);
  expect((await ask("/")).status).toBe(404);
  expect((await ask("/metrics", "POST")).status).toBe(404);
  await server.close();
  await expect(ask("/metrics")).rejects.toThrow();
});

it("runs on where the port of the meters is taken", async () => {
  const port = await freePort();
  await freshServer({ METRICS_PORT: String(port) });
  const second = await freshServer({ METRICS_PORT: String(port) });
  expect((await new Browser(second).openTable()).table).toMatch(/^\w{12}$/);
});
