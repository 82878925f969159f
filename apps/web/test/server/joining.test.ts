/** Joining by words stays open under attack: wrong guesses cost their sender, and people who know the words get in. */
import { expect, it } from "vitest";
import { networksOf } from "@/server/http-guards/address";
import { findWithinBudget } from "@/server/http-guards/joining";
import { createLimits } from "@/server/http-guards/limits";
import { createStreams, streamBudget } from "@/server/http-guards/streams";
import { Browser, freshServer } from "./support/browser";

const LIMITS = { LIMIT_SCALE: "1", TRUSTED_PROXY_HOPS: "1" };
const from = (address: string) => ({ "x-forwarded-for": address });
const WRONG = { words: "no such words" };

/** This many wrong guesses, each from another network. */
async function attack(server: Awaited<ReturnType<typeof freshServer>>, guesses: number): Promise<void> {
  for (let guess = 0; guess < guesses; guess++) {
    const address = `${20 + (guess % 200)}.${Math.floor(guess / 200)}.7.${guess % 9}`;
    await new Browser(server, from(address)).mutate("table.find", WRONG);
  }
}

it("lets whoever knows the words in while others guess from a hundred networks", async () => {
  const server = await freshServer(LIMITS);
  const host = new Browser(server, from("192.0.2.1"));
  const { table, words } = await host.openTable();
  await attack(server, 400);
  const friend = new Browser(server, from("198.51.100.7"));
  expect((await friend.mutate("table.find", { words })).data).toEqual({ table });
  // Somebody who sits there is led back, from anywhere, without being counted.
  for (let again = 0; again < 30; again++)
    expect((await host.mutate("table.find", { words })).data).toEqual({ table });
});

it("leads whoever sits at a table back to it though all their wrong words are spent", async () => {
  const server = await freshServer(LIMITS);
  const host = new Browser(server, from("192.0.2.1"));
  const { table, words } = await host.openTable();
  await attack(server, 300);
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess++) statuses.push((await host.mutate("table.find", WRONG)).status);
  expect(statuses.at(-1)).toBe(429);
  // Another guest at the same address pays for it; the one who sits there does not.
  expect((await new Browser(server, from("192.0.2.1")).mutate("table.find", { words })).status).toBe(429);
  for (let again = 0; again < 10; again++)
    expect((await host.mutate("table.find", { words })).data).toEqual({ table });
});

it("costs nothing to be right: a class behind one address comes in one after the other", async () => {
  const server = await freshServer(LIMITS);
  const { table, words } = await new Browser(server, from("192.0.2.1")).openTable();
  for (let child = 0; child < 30; child++)
    expect((await new Browser(server, from("198.51.100.7")).mutate("table.find", { words })).data).toEqual({
      table,
    });
});

it("takes nothing for words that could not be looked up", async () => {
  const limits = createLimits(1);
  const find = (looked: () => Promise<{ table: string | null }>) =>
    findWithinBudget(limits, { guest: "ana", address: "192.0.2.1" }, looked);
  for (let again = 0; again < 12; again++)
    await expect(find(() => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
  expect(await find(async () => ({ table: "abc" }))).toEqual({ table: "abc" });
});

it("makes wrong guesses cost the guest, the address and the site they come from", async () => {
  const server = await freshServer(LIMITS);
  const answered = async (addresses: readonly string[]): Promise<number> => {
    const statuses = await Promise.all(
      addresses.map(
        async (address) => (await new Browser(server, from(address)).mutate("table.find", WRONG)).status,
      ),
    );
    return statuses.filter((status) => status === 200).length;
  };
  expect(await answered(Array.from({ length: 30 }, () => "2001:db8:1:1::5"))).toBe(10);
  // The same /64 under another address, and the rest of a /48: forty a minute in all.
  expect(await answered(["2001:db8:1:1:ffff::1"])).toBe(0);
  expect(await answered(Array.from({ length: 60 }, (_, n) => `2001:db8:1:${(n + 2).toString(16)}::1`))).toBe(
    30,
  );
  expect(await answered(["2001:db8:2:1::1"])).toBe(1);
});

it("bears few wrong words from one network while somebody is guessing", async () => {
  const server = await freshServer(LIMITS);
  await attack(server, 300);
  let wrong = 0;
  for (let guess = 0; guess < 80; guess++) {
    const { status } = await new Browser(server, from(`10.9.${guess}.1`)).mutate("table.find", WRONG);
    if (status === 200) wrong++;
  }
  expect(wrong).toBe(30);
});

it("bears even fewer from one address and from one site while somebody is guessing", async () => {
  const server = await freshServer(LIMITS);
  await attack(server, 300);
  const borne = async (addresses: readonly string[]): Promise<number> => {
    let count = 0;
    for (const address of addresses) {
      const { status } = await new Browser(server, from(address)).mutate("table.find", WRONG);
      if (status === 200) count++;
    }
    return count;
  };
  expect(await borne(Array.from({ length: 8 }, () => "2001:db8:1:1::5"))).toBe(3);
  expect(await borne(Array.from({ length: 12 }, (_, n) => `2001:db8:2:${n}::1`))).toBe(6);
  expect(await borne(["2001:db8:3:1::1"])).toBe(1);
});

it("knows the networks an address is in", () => {
  expect(networksOf("203.0.113.9")).toEqual({ site: "203.0.113.0/24", network: "203.0.0.0/16" });
  expect(networksOf("2001:db8:1:2::/64")).toEqual({ site: "2001:db8:1::/48", network: "2001:db8::/32" });
});

it("bears more streams from one address where budgets are multiplied, and no more in all", () => {
  const opened = (scale: number): number => {
    const streams = createStreams(streamBudget(scale));
    let count = 0;
    for (let stream = 0; stream < 5_000; stream++)
      if (streams.open({ guest: null, address: "192.0.2.1" }, () => undefined) !== null) count++;
    return count;
  };
  expect([opened(1), opened(4), opened(1_000)]).toEqual([64, 256, 4_000]);
});

it("refuses a stream that is asked for by POST or among other calls", async () => {
  const server = await freshServer();
  const ana = new Browser(server);
  const { table } = await ana.openTable();
  for (const name of ["table.follow", "companion.follow"]) {
    const posted = await ana.mutate(name, { table });
    expect([posted.status, posted.headers.get("content-type")]).toEqual([405, "application/json"]);
    const batched = await ana.query(`${name},me.get?batch=1&input=%7B%7D`);
    expect(batched.status).toBe(400);
  }
});
