/** The API over Node's own HTTP answers as it does through Next, with the same headers, and leaves connections usable. */
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { apiDoor } from "@/server/routers/over-http";
import { freshServer } from "./support/browser";

async function listening() {
  const api = apiDoor(await freshServer());
  const server = createServer((incoming, outgoing) => void api(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path: string, headers: Record<string, string> = {}, body?: string) =>
    new Promise<{ head: IncomingMessage; body: Buffer; port: number }>((resolve, reject) => {
      const asked = request(`${at}/api/trpc/${path}`, {
        method: body === undefined ? "GET" : "POST",
        agent,
        headers: {
          origin: at,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
      });
      asked.on("error", reject);
      asked.on("response", async (head) => {
        const port = asked.socket?.localPort ?? 0;
        const parts: Buffer[] = [];
        for await (const part of head) parts.push(part);
        resolve({ head, body: Buffer.concat(parts), port });
      });
      asked.end(body);
    });
}

it("answers with the headers of the site, the cookie, and the length", async () => {
  const ask = await listening();
  const { head, body } = await ask(
    "table.open",
    {},
    JSON.stringify({ code: "sea p1", name: "Ana", language: "en" }),
  );
  expect(head.statusCode).toBe(200);
  expect(head.headers).toMatchObject({
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": "frame-ancestors 'none'",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "content-length": String(body.length),
  });
  expect(head.headers["set-cookie"]?.[0]).toMatch(/^stillwater=.*HttpOnly/);
});

it("compresses what is large, for whoever takes that", async () => {
  const ask = await listening();
  const opened = await ask("table.open", {}, JSON.stringify({ code: "sea p1", name: "Ana", language: "en" }));
  const cookie = opened.head.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  const { table } = JSON.parse(opened.body.toString()).result.data;
  await ask("table.deal", { cookie }, JSON.stringify({ table }));
  const input = JSON.stringify({ 0: { table }, 1: { table }, 2: { table }, 3: { table } });
  const look = `${Array(4).fill("table.look").join(",")}?batch=1&input=${encodeURIComponent(input)}`;
  const [plain, packed] = [
    await ask(look, { cookie }),
    await ask(look, { cookie, "accept-encoding": "br, gzip" }),
  ];
  expect(plain.body.length).toBeGreaterThan(1_400);
  expect(packed.head.headers["content-encoding"]).toBe("gzip");
  expect(packed.head.headers.vary).toBe("cookie, accept-encoding");
  expect(packed.body.length).toBeLessThan(plain.body.length);
  expect(gunzipSync(packed.body).toString()).toBe(plain.body.toString());
});

it("refuses a body that is too large while it is still being sent, and takes the next request on the same connection", async () => {
  const ask = await listening();
  const large = await ask("table.open", {}, JSON.stringify({ code: "x".repeat(2_000_000) }));
  expect(large.head.statusCode).toBe(413);
  const next = await ask("lobby.list");
  expect(next.head.statusCode).toBe(200);
  expect(next.port).toBe(large.port);
});
