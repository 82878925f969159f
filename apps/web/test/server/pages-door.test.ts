/** Pages are the most expensive requests: one address gets a limited number, and other addresses do not have to wait. */
import { expect, it } from "vitest";
import { pagesDoor } from "@/server/http-guards/pages";
import { freshServer } from "./support/browser";

it("makes so many pages for one address and then tells it when to ask again, and others nothing", async () => {
  const server = await freshServer({ LIMIT_SCALE: "1", TRUSTED_PROXY_HOPS: "1" });
  const door = pagesDoor(server);
  const from = (address: string) => door(new Headers({ "x-forwarded-for": address }));
  const waits = await Promise.all(Array.from({ length: 320 }, () => from("192.0.2.1")));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(300);
  expect(Math.min(...waits.slice(300))).toBeGreaterThanOrEqual(1);
  expect(await from("192.0.2.2")).toBe(0);
  // All addresses of one IPv6 household count as one.
  await Promise.all(
    Array.from({ length: 300 }, (_, host) => from(`2001:db8:1:2::${(host + 1).toString(16)}`)),
  );
  expect(await from("2001:db8:1:2::ffff")).toBeGreaterThan(0);
  expect(await from("2001:db8:1:3::1")).toBe(0);
});
