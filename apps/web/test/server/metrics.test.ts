/** What can be seen of a server from outside: for whom it is meant, and nothing of anybody's game. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { metricsFor } from "@/server/metrics/answering";
import { readSettings } from "@/server/runtime/settings";
import { freePort } from "../../storm/instance";
import { luckFrom, playOut } from "./support/bot";
import { Browser, freshServer } from "./support/browser";
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
  for (const secret of [table, seated.table, ...words.split(" "), "Ana"]) expect(text).not.toContain(secret);
  // What the dashboard and the alerts ask for is there.
  for (const file of ["dashboard.json", "alerts.yaml"])
    for (const [name] of readFileSync(new URL(file, DEPLOY), "utf8").matchAll(
      /\b(stillwater|nodejs|process)_\w+/g,
    ))
      expect(text).toContain(name.replace(/_(bucket|count)$/, ""));
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
  // That port is for whoever runs the site: visitors are not told anything for it.
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
