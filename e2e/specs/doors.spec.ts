import { act, gather } from "../fixtures/api";
import { expect, test } from "../fixtures/house";

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
  // The page of a table carries the hand of whoever asks.
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
